import {
  besideOn,
  DAMAGE,
  has,
  hasHorror,
  healthOf,
  MARK,
  MOST_TILES,
  NONE,
  type SubTerraState,
  whereIs,
} from '@grotto/sub-terra'
import { failing, lossOf } from './danger.ts'
import { isPlainMove, pointsFor } from './steps.ts'

/** Where a caver can be with so many points. */
export interface Reach {
  /** The tiles, her own first. */
  readonly tiles: number[]
  /** By tile: points it takes, and the side by which she leaves her tile. */
  readonly points: Int8Array
  readonly first: Int8Array
  /** By tile: plain Moves that lead there, or NONE where the last step is none. */
  readonly moves: Int8Array
  /** By tile: worth of life the way there is likely to cost. */
  readonly loss: Float64Array
}

const FAR = 100

export const newReach = (): Reach => ({
  tiles: [],
  points: new Int8Array(MOST_TILES),
  first: new Int8Array(MOST_TILES),
  moves: new Int8Array(MOST_TILES),
  loss: new Float64Array(MOST_TILES),
})

/** Fills a reach. `free` Moves of a Run under way come before any that cost points. */
export function findReach(state: SubTerraState, caver: number, points: number, free: number, reach: Reach): Reach {
  const { cave } = state
  const at = whereIs(state, caver)
  reach.points.fill(FAR, 0, cave.id.length)
  reach.tiles.length = 0
  reach.tiles.push(at)
  reach.points[at] = 0
  reach.moves[at] = 0
  reach.loss[at] = 0
  reach.first[at] = NONE
  for (let next = 0; next < reach.tiles.length; next++) goOnFrom(state, caver, reach.tiles[next]!, points, free, reach)
  return reach
}

function goOnFrom(state: SubTerraState, caver: number, tile: number, points: number, free: number, reach: Reach): void {
  const { cave } = state
  const made = reach.moves[tile]!
  if (made === NONE) return
  const linked = cave.linked[tile]!
  for (let side = 0; linked >> side; side++) {
    if ((linked & (1 << side)) === 0) continue
    const there = besideOn(cave, tile, side)
    if (reach.points[there] !== FAR || isDeadly(state, caver, there)) continue
    const plain = isPlainMove(state, caver, tile, side, there)
    const moves = made + 1
    const special = pointsFor(state, caver, Math.max(0, made - free)) + 2
    const takes = plain ? pointsFor(state, caver, Math.max(0, moves - free)) : special
    if (takes > points || (!plain && !isEntered(state, tile, side, there))) continue
    reach.points[there] = takes
    reach.loss[there] = reach.loss[tile]! + entryLoss(state, caver, there)
    reach.moves[there] = plain ? moves : NONE
    reach.first[there] = tile === state.cavers.at[caver] ? side : reach.first[tile]!
    reach.tiles.push(there)
  }
}

/** H-8 Nobody walks into a horror but who is not seen by it. */
const isDeadly = (state: SubTerraState, caver: number, tile: number): boolean =>
  state.horrors.length > 0 && hasHorror(state, tile) && !has(state, caver, 'stealthy')

/** What stepping onto a tile costs: rough ground, gas in force. */
function entryLoss(state: SubTerraState, caver: number, tile: number): number {
  const kind = state.cave.kind[tile]
  if (kind !== 'rough' && kind !== 'gas') return 0
  const health = healthOf(state, caver)
  if (kind === 'rough') return failing(state, caver) * lossOf(health, DAMAGE.rough)
  return state.gas > 0 ? lossOf(health, state.gas) : 0
}

/** By Swim or Squeeze: neither up a steep side nor into rubble. */
function isEntered({ cave }: SubTerraState, tile: number, side: number, there: number): boolean {
  return !(cave.steep[tile]! & (1 << side)) && !(cave.marks[there]! & MARK.rubble)
}
