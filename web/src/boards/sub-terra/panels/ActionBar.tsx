import type { CaverName } from '@grotto/sub-terra'
import { useMemo, useState } from 'react'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import { poseOf } from '../cave/Figures.tsx'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Flames, Icon, Portrait } from '../Drawing.tsx'
import { type ActionType, barActions, costOf, KEYS } from '../scene/actions.ts'
import { caverOf } from '../scene/geometry.ts'
import { actionName, shortName } from '../scene/labels.ts'
import { useOdds } from '../scene/rules.ts'
import { isReplaced, refusalOf, whyNot } from '../scene/why.ts'
import { usePick } from './usePick.ts'

const CHECKED = new Set<ActionType>(['hide', 'placeRope'])

interface ActionProps {
  readonly type: ActionType
  readonly why: string | undefined
  readonly chance: number | undefined
  readonly onWhy: (type: ActionType | undefined) => void
}

function Action({ type, why, chance, onWhy }: ActionProps) {
  const { words, mode } = useBoard()
  const pick = usePick()
  const cost = costOf({ type } as never)
  const about = why ?? words.say(`subTerra.help.${type}` as never)
  return (
    <button
      type="button"
      className={`st-act${why ? ' st-no' : ''}${mode === type ? ' st-on' : ''}`}
      aria-disabled={why !== undefined}
      aria-pressed={mode === type}
      aria-keyshortcuts={KEYS[type]}
      title={`${actionName(words, type)}: ${about}`}
      data-key={KEYS[type]}
      data-action={type}
      onClick={() => (why ? onWhy(type) : pick(type))}
      onFocus={() => onWhy(type)}
      onMouseEnter={() => onWhy(type)}
    >
      <Icon name={type} size={24} />
      <span>{shortName(words, type)}</span>
      <i className="st-cost">
        {cost}
        <span className="st-ear"> {words.say('subTerra.costs', { cost })}</span>
      </i>
      {chance !== undefined && (
        <i className="st-chance">{words.say('subTerra.chance', { percent: Math.round(chance * 100) })}</i>
      )}
    </button>
  )
}

function Head({ caver, onWhy }: { caver: CaverName; onWhy: ActionProps['onWhy'] }) {
  const { words, scene, legal, refusal } = useBoard()
  const odds = useOdds()
  const pick = usePick()
  const one = caverOf(scene, caver)!
  const points = scene.turn?.points ?? 0
  const chance = odds.checks[caver]
  const ends = (['endTurn', 'decline', 'stop'] as const).filter(type => legal.some(action => action.type === type))
  const tired = whyNot(scene, 'exert', refusal, words)
  return (
    <div className="st-turn">
      <Portrait caver={caver} letter={letterOf(words, caver)} pose={poseOf(one)} width={34} height={40} />
      <div className="st-whose">
        <b>{words.say('subTerra.yourTurn')}</b>
        <small>{nameOf(words, caver)}</small>
      </div>
      {scene.question.type === 'turn' && (
        <Flames have={points} label={words.say('subTerra.points', { points })} size={24} />
      )}
      {scene.question.type === 'turn' && (
        <button
          type="button"
          className={tired ? 'st-exert st-no' : 'st-exert'}
          aria-disabled={tired !== undefined}
          title={tired ?? words.say('subTerra.help.exert')}
          data-action="exert"
          aria-keyshortcuts={KEYS.exert}
          onClick={() => (tired ? onWhy('exert') : pick('exert'))}
          onFocus={() => onWhy('exert')}
          onMouseEnter={() => onWhy('exert')}
        >
          <Icon name="exert" size={18} />
          <span>{words.say('subTerra.short.exert')}</span>
          <b>+1</b>
          {chance !== undefined && !tired && (
            <small>{words.say('subTerra.safe', { percent: Math.round(chance * 100) })}</small>
          )}
        </button>
      )}
      <span className="st-push" />
      {ends.map(type => (
        <button
          key={type}
          type="button"
          className="st-done"
          data-action={type}
          aria-keyshortcuts={KEYS[type]}
          onClick={() => pick(type)}
        >
          <Icon name="end" size={20} />
          {actionName(words, type)}
        </button>
      ))}
    </div>
  )
}

/** All actions with cost and key; what is impossible stays in its place and says why. */
export function ActionBar({ caver }: { caver: CaverName }) {
  const { scene, refusal, words, mode, setMode } = useBoard()
  const odds = useOdds()
  const [asked, setAsked] = useState<ActionType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers change with the scene, not with who asks
  const reasons = useMemo(() => {
    const shown = barActions(caver).filter(type => !isReplaced(scene, type, refusal))
    return new Map(shown.map(type => [type, whyNot(scene, type, refusal, words)]))
  }, [scene, caver, words])
  const reason = asked && (asked === 'exert' ? whyNot(scene, asked, refusal, words) : reasons.get(asked))
  const rule = asked && reason && refusalOf(scene, asked, refusal)?.rule
  return (
    <>
      <Head caver={caver} onWhy={setAsked} />
      <div className="st-acts" role="toolbar" aria-label={words.say('subTerra.actions')}>
        {[...reasons.keys()].map(type => (
          <Action
            key={type}
            type={type}
            why={reasons.get(type)}
            chance={CHECKED.has(type) ? odds.checks[caver] : undefined}
            onWhy={setAsked}
          />
        ))}
      </div>
      <p className={asked && !reason && !mode ? 'st-why st-tip' : 'st-why'} role="status">
        {mode ? (
          <>
            <span>{words.say('subTerra.chooseWhere', { action: actionName(words, mode) })}</span>
            <button type="button" onClick={() => setMode(undefined)}>
              {words.say('subTerra.cancel')}
            </button>
          </>
        ) : asked ? (
          <>
            <Icon name={reason ? 'why' : asked} size={18} />
            <span>
              <b>
                {actionName(words, asked)}
                {reason ? '?' : ':'}
              </b>{' '}
              {reason ?? words.say(`subTerra.help.${asked}` as never)}
            </span>
            {rule && <RuleLink game="sub-terra" rule={rule} />}
          </>
        ) : (
          <span className="st-quiet">
            {words.say(
              scene.question.type === 'commanded' ? 'subTerra.question.commanded' : 'subTerra.question.turn',
              scene.question.type === 'commanded' ? { by: nameOf(words, scene.question.by) } : undefined,
            )}
          </span>
        )}
      </p>
    </>
  )
}
