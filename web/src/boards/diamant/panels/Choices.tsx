import type { Choice, DiamantAction, SlotView } from '@grotto/diamant'
import { explainDiamant } from '@grotto/words'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { useWords } from '../../../words/words.tsx'
import { DecisionCard } from '../art/DecisionCard.tsx'
import type { DiamantProps } from '../DiamantBoard.tsx'
import { useChoosing } from './use-choosing.ts'

interface Props extends Pick<DiamantProps, 'legal' | 'act' | 'refusal'> {
  readonly slot: SlotView
  /** Changes with every new decision. */
  readonly decision: string
  readonly telling: boolean
  readonly hurry: () => void
  /** What is in hand and how dangerous it is, in words. */
  readonly now: string
  /** Who still thinks, in words. */
  readonly waiting: string
}

const CHOICES = ['goOn', 'leave'] as const
const KEYS: Record<string, Choice> = { g: 'goOn', l: 'leave' }
const LETTER: Record<Choice, string> = { goOn: 'G', leave: 'L' }

/** D-30 The two decision cards, and what to know about choosing now. */
export function Choices({ legal, act, refusal, slot, decision, telling, hurry, now, waiting }: Props) {
  const words = useWords()
  const { taken, changed, note } = useTaken(slot, decision, legal.length === 0)
  const actionFor = (choice: Choice): DiamantAction | undefined => legal.find(({ type }) => type === choice)
  const choose = (choice: Choice) => {
    const action = actionFor(choice)
    if (telling || !action) return
    note(choice)
    act(action)
  }
  const { armed, take, handlers } = useChoosing(choose, decision, taken)
  useLetterKeys(choice => (telling ? hurry() : take(choice)))
  const why = (choice: Choice): string | undefined => {
    const refused = actionFor(choice) || telling ? undefined : refusal({ type: choice })
    return refused && explainDiamant(refused, words)
  }
  return (
    <div className="deciding">
      <Status taken={taken} changed={changed} armed={armed} now={now} waiting={waiting} telling={telling} />
      <fieldset className="choices">
        <legend className="unseen">{words.say('diamant.choice')}</legend>
        {CHOICES.map(choice => (
          <button
            key={choice}
            type="button"
            className={`${choice} ${armed === choice ? 'armed' : ''} ${taken && taken !== choice ? 'passed' : ''}`}
            aria-pressed={taken === choice}
            aria-disabled={telling || !actionFor(choice)}
            aria-keyshortcuts={LETTER[choice]}
            title={why(choice)}
            {...handlers(choice)}
          >
            <span className="unseen">
              <b>{words.say(`diamant.${choice}`)}</b> {words.say(`diamant.${choice}.under`)}
            </span>
            <DecisionCard
              choice={choice}
              title={words.say(`diamant.${choice}`)}
              under={words.say(`diamant.${choice}.under`)}
            />
            <i className="key" data-key={LETTER[choice]} />
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** What lies there: while an action is under way as it was pressed, else as the table says; and whether it changed. */
function useTaken(slot: SlotView, decision: string, underWay: boolean) {
  const known = slot === 'goOn' || slot === 'leave' ? slot : undefined
  const [pressed, setPressed] = useState<{ decision: string; choice: Choice; changed: boolean }>()
  const mine = pressed?.decision === decision ? pressed : undefined
  const taken = underWay ? (mine?.choice ?? known) : known
  const note = (choice: Choice) =>
    setPressed({ decision, choice, changed: (mine?.changed ?? false) || (taken !== undefined && taken !== choice) })
  return { taken, changed: mine?.changed ?? false, note }
}

/** Its line stays. */
const NOTHING_TO_SAY = '\u00a0'

interface StatusProps {
  readonly taken: Choice | undefined
  readonly changed: boolean
  readonly armed: Choice | undefined
  readonly now: string
  readonly waiting: string
  readonly telling: boolean
}

function Status({ taken, changed, armed, now, waiting, telling }: StatusProps) {
  const words = useWords()
  const confirm = useSettings(settings => settings.confirm)
  const say = () => {
    if (armed) return words.say(confirm === 'tap' ? 'diamant.again' : 'diamant.hold')
    if (taken && changed) return words.say('diamant.changed', { choice: words.say(`diamant.${taken}`) })
    return words.say(taken ? 'diamant.chosen' : 'diamant.choose')
  }
  return (
    <p className={`status ${armed ? 'asking' : ''}`}>
      {!telling && <strong>{now}</strong>} <span>{telling ? NOTHING_TO_SAY : say()}</span> <b>{waiting}</b>
    </p>
  )
}

/** G goes on, L leaves, wherever the focus is, unless somebody is writing. */
function useLetterKeys(press: (choice: Choice) => void) {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const choice = KEYS[event.key.toLowerCase()]
      const writing = (event.target as Element).closest?.('input, textarea, select, [contenteditable], [role=dialog]')
      if (choice && !writing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat)
        latest.current(choice)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
