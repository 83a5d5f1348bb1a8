import { NONE, SIDES, type SubTerraAction } from '@grotto/sub-terra'
import { blastSide, wayAhead } from './abilities.ts'
import { downhill } from './fields.ts'
import { gapAhead } from './looking.ts'
import type { TurnPlan } from './plan.ts'
import type { Reach } from './reach.ts'
import type { Situation } from './situation.ts'

/** The legal action of a type, towards a side or for a caver where one is named. */
function find({ legal }: Situation, type: SubTerraAction['type'], towards?: string): SubTerraAction | undefined {
  for (const action of legal) {
    if (action.type !== type) continue
    if (towards === undefined || ('side' in action ? action.side : 'caver' in action ? action.caver : '') === towards)
      return action
  }
  return
}

/** The action that begins a plan, or ends her turn where nothing is left to do. */
export function firstAction(situation: Situation, plan: TurnPlan, reach: Reach): SubTerraAction {
  const action = plan.tile === situation.at ? deedOf(situation, plan) : stepTo(situation, plan.tile, reach)
  const effort = plan.exerts && (plan.deed !== 'stay' || plan.tile !== situation.at)
  return action ?? (effort ? find(situation, 'exert') : undefined) ?? noMore(situation)
}

const noMore = (situation: Situation): SubTerraAction =>
  find(situation, 'stop') ?? find(situation, 'endTurn') ?? find(situation, 'decline') ?? situation.legal[0]!

type Doing = (situation: Situation, whom: string | undefined) => SubTerraAction | undefined

const DOING: Readonly<Record<TurnPlan['deed'], Doing>> = {
  stay: () => undefined,
  reveal: situation => lookOn(situation, 'reveal'),
  explore: situation => lookOn(situation, 'explore'),
  heal: (situation, whom) => find(situation, 'heal', whom),
  bandage: (situation, whom) => find(situation, 'bandage', whom),
  command: (situation, whom) => find(situation, 'command', whom),
  repel: situation => find(situation, 'repel'),
  hide: situation => find(situation, 'hide'),
  dive: situation => find(situation, 'dive'),
  blast: situation => find(situation, 'demolish', SIDES[blastSide(situation)]),
  clear,
}

const deedOf = (situation: Situation, { deed, caver }: TurnPlan): SubTerraAction | undefined =>
  DOING[deed](situation, caver === NONE ? undefined : situation.state.setting.party[caver])

function lookOn(situation: Situation, deed: 'reveal' | 'explore'): SubTerraAction | undefined {
  const side = gapAhead(situation, situation.at)
  return side === NONE ? undefined : find(situation, deed, SIDES[side])
}

function clear(situation: Situation): SubTerraAction | undefined {
  const { state, at, caver, exit } = situation
  const rope = () => find(situation, 'rig') ?? find(situation, 'placeRope')
  if (state.cave.gaps[at]! & state.cave.steep[at]! && exit === NONE) return rope()
  const [field] = wayAhead(situation)
  const side = downhill(state, caver, field, at)
  if (side === NONE) return
  if (state.cave.steep[at]! & (1 << side)) return rope()
  return find(situation, 'excavate', SIDES[side]) ?? find(situation, 'dig', SIDES[side])
}

/** V-6 One step, or as many as one action makes. */
function stepTo(situation: Situation, tile: number, { first, moves }: Reach): SubTerraAction | undefined {
  const side = SIDES[first[tile]!]!
  if (situation.state.question.type === 'step') return find(situation, 'step', side)
  const sprint = moves[tile]! >= 2 ? find(situation, 'sprint') : undefined
  const run = moves[tile]! >= 3 ? find(situation, 'run') : undefined
  const step = find(situation, 'move', side) ?? find(situation, 'swim', side) ?? find(situation, 'squeeze', side)
  return sprint ?? run ?? step
}
