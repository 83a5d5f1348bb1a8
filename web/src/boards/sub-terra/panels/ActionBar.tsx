import type { CaverName } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { useMemo } from 'react'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import { withSoftHyphens } from '../../../words/soft-hyphens.ts'
import { poseOf } from '../cave/Figures.tsx'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Flames, Icon, Portrait } from '../Drawing.tsx'
import { type ActionType, barActions, costOf, KEYS } from '../scene/actions.ts'
import { caverOf } from '../scene/geometry.ts'
import { actionName, shortName } from '../scene/labels.ts'
import { useOdds } from '../scene/rules.ts'
import { isReplaced, refusalOf, whyNot } from '../scene/why.ts'
import { useOfScene } from '../use-of-scene.ts'
import { Asking } from './Asking.tsx'
import { Again, Happened, useHappened } from './Happened.tsx'
import { usePick } from './usePick.ts'
import { WaitHere } from './WaitHere.tsx'

/** Letters that fit on one line of a button on a small laptop. */
const LONG_NAME = 8
const CHECKED = new Set<ActionType>(['hide', 'placeRope'])

interface ActionProps {
  readonly type: ActionType
  readonly why: string | undefined
  readonly chance: number | undefined
  readonly onWhy: (type: ActionType | undefined) => void
}

/** A passing mouse does not replace a line whose rule has the focus: it would fall out of the board. */
const isBeingRead = (): boolean => document.activeElement?.closest('.st-why') != null

function Action({ type, why, chance, onWhy }: ActionProps) {
  const { words, mode, hint } = useBoard()
  const pick = usePick()
  const cost = costOf({ type } as never)
  const name = withSoftHyphens(shortName(words, type))
  const about = why ?? words.say(`subTerra.help.${type}` as never)
  return (
    <button
      type="button"
      className={`st-act${why ? ' st-no' : ''}${mode === type ? ' st-on' : ''}${hint?.type === type ? ' st-hinted' : ''}`}
      aria-disabled={why !== undefined}
      aria-pressed={mode === type}
      aria-keyshortcuts={KEYS[type]}
      title={words.say('common.about', { what: actionName(words, type), text: about })}
      data-key={KEYS[type]}
      data-action={type}
      onClick={() => (why ? onWhy(type) : pick(type))}
      onFocus={() => onWhy(type)}
      onMouseEnter={() => isBeingRead() || onWhy(type)}
    >
      <Icon name={type} size={24} />
      <span className={name.length > LONG_NAME ? 'st-tight' : undefined}>{name}</span>
      <i className="st-ear">{heardAs(words, cost, chance)}</i>
      <i className="st-cost" aria-hidden="true">
        {cost}
      </i>
      {chance !== undefined && (
        <i className="st-chance" aria-hidden="true">
          {words.say('subTerra.chance', { percent: Math.round(chance * 100) })}
        </i>
      )}
    </button>
  )
}

/** For ears: what stands on the button beside its name. */
function heardAs(words: Words, cost: number, chance: number | undefined): string {
  const odds = chance === undefined ? [] : [words.say('subTerra.stakes.success', { percent: Math.round(chance * 100) })]
  return [words.say('subTerra.costs', { cost }), ...odds].join(', ')
}

/** Ways to end what is asked. */
function Ends() {
  const { words, legal, mode, hint } = useBoard()
  const pick = usePick()
  const ends = (['endTurn', 'decline', 'stop'] as const).filter(type => legal.some(action => action.type === type))
  return ends.map(type => (
    <button
      key={type}
      type="button"
      className={`st-done${mode === type ? ' st-on' : ''}${hint?.type === type ? ' st-hinted' : ''}`}
      data-action={type}
      aria-pressed={mode === type}
      aria-keyshortcuts={KEYS[type]}
      onClick={() => pick(type)}
    >
      <Icon name="end" size={20} />
      {actionName(words, type)}
    </button>
  ))
}

/** The head alone, for a panel that is pulled down: who acts, her points, the end of her turn. */
export function BriefHead({ caver }: { caver: CaverName }) {
  const { words, scene } = useBoard()
  const points = scene.turn?.points ?? 0
  const happened = useHappened()
  return (
    <div className="st-turn">
      <div className="st-whose">
        <b>{words.say('subTerra.yourTurn')}</b>
        <small>{happened?.text ?? nameOf(words, caver)}</small>
      </div>
      {scene.question.type === 'turn' && (
        <Flames have={points} label={words.say('subTerra.points', { points })} size={24} />
      )}
      <span className="st-push" />
      <Ends />
    </div>
  )
}

function Head({ caver, onWhy }: { caver: CaverName; onWhy: ActionProps['onWhy'] }) {
  const { words, scene, refusal, mode, hint } = useBoard()
  const odds = useOdds()
  const pick = usePick()
  const one = caverOf(scene, caver)!
  const points = scene.turn?.points ?? 0
  const chance = odds.checks[caver]
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
          className={`st-exert${tired ? ' st-no' : ''}${mode === 'exert' ? ' st-on' : ''}${hint?.type === 'exert' ? ' st-hinted' : ''}`}
          aria-disabled={tired !== undefined}
          aria-pressed={mode === 'exert'}
          title={tired ?? words.say('subTerra.help.exert')}
          data-action="exert"
          aria-keyshortcuts={KEYS.exert}
          onClick={() => (tired ? onWhy('exert') : pick('exert'))}
          onFocus={() => onWhy('exert')}
          onMouseEnter={() => isBeingRead() || onWhy('exert')}
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
      <Ends />
    </div>
  )
}

/** All actions with cost and key; what is impossible stays in its place and says why. */
export function ActionBar({ caver }: { caver: CaverName }) {
  const { scene, refusal, words, mode } = useBoard()
  const odds = useOdds()
  const happened = useHappened()
  const [asked, setAsked] = useOfScene<ActionType>(scene)
  const reasons = useMemo(() => {
    const shown = barActions(caver).filter(type => !isReplaced(scene, type, refusal))
    return new Map(shown.map(type => [type, whyNot(scene, type, refusal, words)]))
  }, [scene, caver, words, refusal])
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
        <WaitHere caver={caver} />
      </div>
      <Happened />
      {mode ? (
        <Asking type={mode} />
      ) : (
        <p className={asked ? (reason ? 'st-why' : 'st-why st-tip') : 'st-why st-unasked'}>
          {asked ? (
            <>
              <Icon name={reason ? 'why' : asked} size={18} />
              <span>
                <b>{words.say(reason ? 'common.doubt' : 'common.lead', { what: actionName(words, asked) })}</b>{' '}
                {reason ?? words.say(`subTerra.help.${asked}` as never)}
              </span>
              {rule && <RuleLink game="sub-terra" rule={rule} />}
            </>
          ) : (
            <span>
              {words.say(
                scene.question.type === 'commanded' ? 'subTerra.question.commanded' : 'subTerra.question.turn',
                scene.question.type === 'commanded' ? { by: nameOf(words, scene.question.by) } : undefined,
              )}
            </span>
          )}
          {!asked && !happened && <Again />}
        </p>
      )}
    </>
  )
}
