import {
  besideOn,
  cellBeside,
  DAMAGE,
  healthOf,
  NONE,
  SIDES_OF,
  type SubTerraState,
  stackLeft,
} from '@grotto/sub-terra'
import { claimCost, takenSides } from './agreeing.ts'
import { assignedSides } from './assigning.ts'
import { catchChance, failing, lifeWorth, lossOf, mayBeHunted } from './danger.ts'
import { strayCost } from './gathering.ts'
import { propose, type Standpoint } from './plan.ts'
import { farFromOthers, type Situation, stance, standing } from './situation.ts'
import { enteringCost } from './steps.ts'
import { WEIGHTS } from './weights.ts'

/** Sides of a tile through which the unknown can be reached without a rope. */
const openGaps = ({ cave }: SubTerraState, tile: number): number => cave.gaps[tile]! & ~cave.steep[tile]!
export const gapSides = (state: SubTerraState, tile: number): readonly number[] => SIDES_OF[openGaps(state, tile)]!

/** Farther than any tile can be from the others. */
const LAST = 10_000

/** Of several gaps, first those nobody else has claimed, the one nearest to the others: a cave that stays together is quickly crossed. */
export function gapAhead({ state, caver }: Situation, tile: number): number {
  let best = Number.POSITIVE_INFINITY
  let chosen = NONE
  const taken = takenSides(state, caver, tile) | assignedSides(state, caver, tile)
  for (const side of gapSides(state, tile)) {
    const claimed = taken & (1 << side) ? LAST : 0
    const far = claimed + farFromOthers(state, caver, cellBeside(state.cave.cell[tile]!, side))
    if (far >= best) continue
    best = far
    chosen = side
  }
  return chosen
}

export const tileWorth = ({ tempo }: Situation): number => WEIGHTS.tile * tempo

/** Looking on from a tile: staying there, going back, or stepping onto what is found. */
export function weighGaps(spot: Standpoint): void {
  const { situation, tile, left } = spot
  const { state, exit } = situation
  const gaps = gapSides(state, tile).length
  if (gaps === 0 || exit !== NONE || stackLeft(state) === 0) return
  const cost =
    spot.walked +
    strayCost(state, situation.meeting, tile) +
    claimCost(state, situation.caver, tile, openGaps(state, tile))
  const seen = Math.min(left, gaps)
  const next = gaps > seen ? 0 : WEIGHTS.afterReveal
  propose(spot, stance(situation, tile, next) + tileWorth(situation) * seen - cost, 'reveal')
  if (left > 1) weighRetreat(spot, Math.min(left - 1, gaps), cost)
  const explored = tileWorth(situation) * (left > 1 ? 1 + WEIGHTS.exploreAgain : 1)
  const loss = unknownLoss(situation, tile, left)
  propose(spot, standing(situation, tile, WEIGHTS.afterExplore) + explored - loss - cost, 'explore')
}

/** What a tile not yet seen may do to who steps on it; with a point left she can go back. */
function unknownLoss({ state, caver, chances, away }: Situation, tile: number, left: number): number {
  const health = healthOf(state, caver)
  const life = lifeWorth(health)
  const tremor = chances.tremor * failing(state, caver) * lossOf(health, DAMAGE.tremor)
  const gas = chances.gas * lossOf(health, DAMAGE.gas)
  const kinds = 0.12 * (chances.horror * life + gas + chances.flood * lossOf(health, DAMAGE.flood))
  const ending = tremor + kinds + 0.06 * chances.caveIn * life
  const entering = state.gas > 0 ? 0.15 * lossOf(health, state.gas) : 0
  const hunted = mayBeHunted(state, caver) ? life * catchChance(away[tile]! + 1, chances) : 0
  return WEIGHTS.unknown + hunted + ending * (left > 1 ? 0.5 : 1) + entering
}

/** Look, and use the last point to stand somewhere better. */
function weighRetreat(spot: Standpoint, seen: number, cost: number): void {
  const { situation, tile } = spot
  const { state, caver } = situation
  for (const side of SIDES_OF[state.cave.linked[tile]! & ~state.cave.steep[tile]!]!) {
    const there = besideOn(state.cave, tile, side)
    if (enteringCost(state, caver, there) > 1) continue
    const value = stance(situation, there, Math.min(situation.toGap[there]!, 2 * WEIGHTS.afterReveal))
    propose(spot, value + tileWorth(situation) * seen - cost, 'reveal')
  }
}
