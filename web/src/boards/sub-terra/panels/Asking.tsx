import { useEffect } from 'react'
import { say } from '../../../hear/spoken.ts'
import { poseOf } from '../cave/Figures.tsx'
import { capital, letterOf, nameOf, useBoard } from '../context.ts'
import { Icon, Portrait } from '../Drawing.tsx'
import { placeText } from '../hear/address.ts'
import type { ActionType } from '../scene/actions.ts'
import { actorOf, type Choice } from '../scene/choices.ts'
import { caverOf } from '../scene/geometry.ts'
import { actionName, percentOf, stakesText, wholeLabel } from '../scene/labels.ts'
import { stakesIn, useOdds } from '../scene/rules.ts'
import { isFinal } from '../scene/stakes.ts'

/** Ways to do an action, a Run only as itself. */
function useWays(type: ActionType): Choice[] {
  const { choices } = useBoard()
  return choices.filter(({ action, path }) => action.type === type && !path)
}

/** What is at stake whichever way it is done. */
function useStakes(type: ActionType, ways: readonly Choice[]): string[] {
  const { words, view, scene } = useBoard()
  const odds = useOdds()
  const doer = actorOf(scene)
  if (type === 'endTurn') return [words.say('subTerra.stakes.pointsLeft', { points: scene.turn?.points ?? 0 })]
  if (type === 'exert') {
    const risk = 1 - ((doer && odds.checks[doer]) ?? 1)
    return [words.say('subTerra.stakes.exert', { percent: percentOf(risk) })]
  }
  const [way] = ways
  if (!way) return []
  const { success, perils, cost } = stakesIn(view, way)
  const known = { cost, perils: ways.length === 1 ? perils : [], ...(success !== undefined && { success }) }
  const final = isFinal(type) ? [words.say('subTerra.stakes.final')] : []
  return [...stakesText(words, known, doer), ...final]
}

/** Between the first press and the second: what the action does, what it risks, where or to whom. */
export function Asking({ type }: { type: ActionType }) {
  const { words, setMode, choose, choices } = useBoard()
  const ways = useWays(type)
  const stakes = useStakes(type, ways)
  const toWhom = ways.length > 1 && ways.every(({ action }) => 'caver' in action)
  const goals = choices.some(({ action, path }) => action.type === type && path)
  const ask = toWhom ? 'subTerra.chooseWhom' : ways.length > 1 || goals ? 'subTerra.chooseWhere' : undefined
  const name = actionName(words, type)
  const atStake = words.series(stakes)
  const help = `subTerra.help.${type}`
  const told = [
    ...(words.has(help) && type !== 'endTurn' && type !== 'exert' ? [words.say(help).replace(/\.$/, '')] : []),
    ...stakes,
  ]
  const [only] = ways
  useSaid(type, ways, [
    ask ? words.say(ask, { action: name }) : words.say('common.lead', { what: only ? wholeLabel(words, only) : name }),
    stakes.length > 0 ? `${ask ? capital(atStake) : atStake}.` : '',
  ])
  return (
    <>
      <div className="st-why st-asking">
        <p>
          <b>{ask ? words.say(ask, { action: name }) : words.say('common.lead', { what: name })}</b>{' '}
          {told.length > 0 && <span className="st-effect">{words.series(told)}.</span>}{' '}
          {!ask && <span className="st-again">{words.say('subTerra.again')}</span>}
        </p>
        {!ask && ways[0] && (
          <button type="button" className="st-yes" onClick={() => choose(ways[0]!)}>
            <Icon name={type} size={18} />
            {words.say('subTerra.doIt')}
          </button>
        )}
        <button type="button" onClick={() => setMode(undefined)}>
          {words.say('subTerra.cancel')}
        </button>
      </div>
      {toWhom && <Whom ways={ways} />}
    </>
  )
}

/** For ears what is at stake, and the digits that choose; once for each action picked. */
function useSaid(type: ActionType, ways: readonly Choice[], about: readonly string[]): void {
  const { words, scene, viewer } = useBoard()
  const wayText = ({ action, at }: Choice): string => {
    if ('caver' in action) return nameOf(words, action.caver)
    if ('side' in action && action.side !== 'here') return words.say(`subTerra.towards.${action.side}`)
    return placeText(words, scene, viewer, at)
  }
  const list = ways.length > 1 ? ways.map((way, i) => `${i + 1} ${wayText(way)}`) : [words.say('subTerra.again')]
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the action is picked, not at every drawing
  useEffect(() => say([...about, `${words.series(list).replace(/\.$/, '')}.`].filter(Boolean).join(' ')), [type])
}

/** Everybody it can be done to. */
function Whom({ ways }: { ways: readonly Choice[] }) {
  const { words, scene, choose } = useBoard()
  return (
    <div className="st-answers st-whom-row">
      {ways.map(way => {
        const target = 'caver' in way.action ? caverOf(scene, way.action.caver) : undefined
        if (!target) return null
        return (
          <button key={target.name} type="button" className="st-plain" onClick={() => choose(way)}>
            <Portrait
              caver={target.name}
              letter={letterOf(words, target.name)}
              pose={poseOf(target)}
              width={28}
              height={34}
            />
            <span>{nameOf(words, target.name)}</span>
          </button>
        )
      })}
    </div>
  )
}
