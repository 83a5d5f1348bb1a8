import {
  besideOn,
  type CaverName,
  type Cell,
  cellBeside,
  DEEDS,
  type Deed,
  makeCell,
  NONE,
  SIDES,
  type Side,
  type SubTerraAction,
} from '@grotto/sub-terra'
import type { Reason } from '../contract.ts'
import { endingLoss } from './danger.ts'
import { gapAhead } from './looking.ts'
import type { TurnPlan } from './plan.ts'
import type { Situation } from './situation.ts'
import { trapLoss } from './traps.ts'
import { WEIGHTS } from './weights.ts'

/** What a Sub Terra bot means to do this turn: where it goes, what it does there, and for whom. */
export type SubTerraIntent = {
  readonly type: Deed | 'meet'
  readonly at: Cell
  readonly by?: CaverName
  readonly caver?: CaverName
}

export function intentOf(situation: Situation, { deed, tile, caver }: TurnPlan): SubTerraIntent {
  const { state, meeting } = situation
  if (deed === 'stay' && isGatheringAt(situation, tile))
    return { type: 'meet', at: makeCell(state.cave.cell[meeting]!) }
  const at = makeCell(cellOf(situation, deed, tile))
  return caver === NONE ? { type: deed, at } : { type: deed, at, caver: state.setting.party[caver]! }
}

/** Whether she goes there because the team meets farther on. */
const isGatheringAt = ({ meeting, toMeeting, at }: Situation, tile: number): boolean =>
  meeting !== NONE && tile !== at && toMeeting[tile]! < toMeeting[at]!

/** What is looked on at is the cell beyond the gap: there others see the tile come. */
function cellOf(situation: Situation, deed: Deed, tile: number): number {
  const cell = situation.state.cave.cell[tile]!
  if (deed !== 'explore' && deed !== 'reveal') return cell
  const side = gapAhead(situation, tile)
  return side === NONE ? cell : cellBeside(cell, side)
}

/** Why one goes from one tile to another, in worth of life. */
const WHY: Readonly<Record<string, (situation: Situation, tile: number) => number>> = {
  flee: ({ state, caver, away, chances }, tile) =>
    -endingLoss(state, caver, tile, away[tile]!, chances) - trapLoss(state, caver, tile, away),
  leaveCave: ({ exit, toExit, tempo }, tile) => (exit === NONE ? 0 : -WEIGHTS.toExit * tempo * toExit[tile]!),
  goOn: ({ exit, toGap, tempo }, tile) => (exit === NONE ? -WEIGHTS.toGap * tempo * toGap[tile]! : 0),
  gather: ({ gather, toMeeting }, tile) => (gather > 0 ? -gather * toMeeting[tile]! : 0),
  rescue: ({ anyFallen, toFallen }, tile) => (anyFallen ? -WEIGHTS.toFallen * toFallen[tile]! : 0),
}

/** What the way to a tile brings, the greatest first. */
function reasonsToGo(situation: Situation, tile: number): Reason[] {
  return Object.entries(WHY)
    .map(([reason, why]) => ({ reason, gain: why(situation, tile) - why(situation, situation.at) }))
    .filter(({ gain }) => gain > 0.3)
    .sort((a, b) => b.gain - a.gain)
    .map(({ reason }) => ({ reason }))
}

/** What the step brings, then what she does there. */
export function reasonsFor(situation: Situation, plan: TurnPlan): Reason[] {
  const deed = { reason: plan.deed }
  if (plan.tile === situation.at) return [deed]
  const gains = reasonsToGo(situation, plan.tile)
  return plan.deed === 'stay' ? [...gains, deed] : [deed, ...gains]
}

const STEPS: readonly SubTerraAction['type'][] = ['move', 'swim', 'squeeze']

/** What speaks for a single action, whatever may be planned after it. */
export function reasonsOf(situation: Situation, action: SubTerraAction): Reason[] {
  if ('side' in action && STEPS.includes(action.type))
    return reasonsToGo(situation, besideOn(situation.state.cave, situation.at, SIDES.indexOf(action.side as Side)))
  return (DEEDS as readonly string[]).includes(action.type) ? [{ reason: action.type }] : []
}
