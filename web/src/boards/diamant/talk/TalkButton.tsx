import { useEffect, useRef } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { Sitter, Talk, Word } from '../../board.ts'
import { Token } from '../art/Emblem.tsx'
import { Sign } from '../art/signs.tsx'
import { CALLS, CLAIMS } from './heard.ts'

const ID = 'diamant-talk'

interface Props {
  readonly talk: Talk | undefined
  readonly sitters: readonly Sitter[]
  readonly viewer: number | 'spectator'
  /** How many cards lie on the path. */
  readonly cards: number
}

/** Opens what can be said with one more tap: a claim, a phrase, a finger on a card or an explorer. */
export function TalkButton({ talk, sitters, viewer, cards }: Props) {
  const words = useWords()
  const panel = useRef<HTMLDivElement>(null)
  const say = viewer === 'spectator' ? undefined : talk?.say
  const point = talk?.say
  usePointKey(point && cards > 0 ? () => point({ type: 'point', at: { card: cards - 1 } }) : undefined)
  if (!say || viewer === 'spectator') return null
  const tell = (word: Word) => {
    say(word)
    panel.current?.hidePopover()
  }
  const claimed = talk?.plans.some(({ seat }) => seat === viewer)
  return (
    <>
      <button
        type="button"
        className="icon talk-button"
        popoverTarget={ID}
        aria-label={words.say('diamant.talk')}
        title={words.say('diamant.talk')}
      >
        <Sign name="talk" size={22} />
      </button>
      <div
        ref={panel}
        id={ID}
        popover="auto"
        className="talk-panel"
        role="dialog"
        aria-label={words.say('diamant.talk')}
      >
        <h2>{words.say('diamant.talk.bluff')}</h2>
        <div className="claims">
          {CLAIMS.map(claim => (
            <button key={claim} type="button" onClick={() => tell({ type: 'intend', plan: { type: claim } })}>
              {words.say(`diamant.plan.${claim}`)}
            </button>
          ))}
          {claimed && (
            <button type="button" onClick={() => tell({ type: 'intend', plan: null })}>
              {words.say('diamant.plan.takeBack')}
            </button>
          )}
        </div>
        <h2>{words.say('diamant.talk.phrases')}</h2>
        <div className="phrases">
          {CALLS.map(phrase => (
            <button key={phrase} type="button" onClick={() => tell({ type: 'phrase', phrase })}>
              {words.say(`table.phrase.${phrase}`)}
            </button>
          ))}
        </div>
        <h2>{words.say('diamant.talk.point')}</h2>
        <div className="phrases">
          {cards > 0 && (
            <button type="button" onClick={() => tell({ type: 'point', at: { card: cards - 1 } })}>
              {words.say('diamant.talk.newest')}
            </button>
          )}
          {sitters.map(
            ({ name }, seat) =>
              seat !== viewer && (
                <button key={name} type="button" onClick={() => tell({ type: 'point', at: { seat } })}>
                  <Token seat={seat} name={name} size={24} />
                  {name}
                </button>
              ),
          )}
        </div>
      </div>
    </>
  )
}

/** P points at the newest card, unless somebody is writing. */
function usePointKey(point: (() => void) | undefined): void {
  const latest = useRef(point)
  latest.current = point
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest?.('input, textarea, select, [contenteditable], [role=dialog]')
      if (event.key.toLowerCase() !== 'p' || writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return
      latest.current?.()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
