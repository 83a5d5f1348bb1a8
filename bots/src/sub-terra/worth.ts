import {
  hasStatus,
  healthOf,
  isConscious,
  isOnExit,
  NONE,
  STATUS,
  type SubTerraState,
  stackLeft,
  whereIs,
} from '@grotto/sub-terra'
import { assignGaps } from './assigning.ts'
import { measureWays } from './company.ts'
import { hazardChances, lifeWorth } from './danger.ts'
import { horrorSteps } from './fields.ts'
import { gatheringShare } from './gathering.ts'
import { asSeenBy, between, gathering, stance, tempoOf } from './situation.ts'
import { WEIGHTS, weighFor } from './weights.ts'

/** What stays the same for all positions of one search, so that they can be compared. */
export interface Yardstick {
  readonly tempo: number
  readonly share: number
}

export function yardstick(state: SubTerraState): Yardstick {
  weighFor(state.setting)
  const tempo = tempoOf(state)
  return { tempo, share: gatheringShare(state, tempo) }
}

/**
 * How good a position is for the team when all have had their turn, in worth of life: what the horrors and the next
 * card may do is weighed, not drawn.
 */
export function worth(state: SubTerraState, { tempo, share }: Yardstick): number {
  measureWays(state)
  const exit = state.cave.kind.indexOf('exit')
  if (exit === NONE) assignGaps(state)
  const around = {
    exit,
    ...(exit === NONE ? gathering(state, share) : { meeting: NONE, share: 0 }),
    tempo: exit === NONE ? tempo : tempoOf(state),
    chances: hazardChances(state),
    away: horrorSteps(state),
  }
  let sum = exit === NONE ? -WEIGHTS.tile * tempo * stackLeft(state) : WEIGHTS.exitFound
  for (let caver = 0; caver < state.cavers.at.length; caver++) {
    const at = whereIs(state, caver)
    if (isOnExit(state, caver)) sum += lifeWorth(3) + WEIGHTS.onExit
    else if (hasStatus(state, caver, STATUS.devoured)) continue
    else if (!isConscious(state, caver)) sum += Math.max(0, WEIGHTS.fallen - WEIGHTS.toFallen * helper(state, caver))
    else if (at === NONE) sum += lifeWorth(healthOf(state, caver)) - 3
    else {
      const seen = asSeenBy(state, caver, around)
      sum += awake(lifeWorth(healthOf(state, caver)) + stance(seen, at, seen.toGap[at]!))
    }
  }
  return sum
}

/** However far from everything: to be awake is better than to lie there. */
const awake = (value: number): number => (value > 20 ? value : 12 + 8 * Math.exp((value - 20) / 60))

/** Steps from one who lies there to the nearest who could help. */
function helper(state: SubTerraState, caver: number): number {
  const at = whereIs(state, caver)
  let nearest = 15
  if (at === NONE) return nearest
  for (let other = 0; other < state.cavers.at.length; other++) {
    const there = whereIs(state, other)
    if (other !== caver && there !== NONE && isConscious(state, other) && !isOnExit(state, other))
      nearest = Math.min(nearest, between(state, at, there))
  }
  return nearest
}
