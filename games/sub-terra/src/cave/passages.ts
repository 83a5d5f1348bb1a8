import type { Refusal } from '@grotto/kernel'
import { has, whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { MARK, NONE, type SubTerraState } from '../state/state.ts'
import { besideOn, isLinked, isMarked, passable } from './cave.ts'
import { bit } from './compass.ts'

/** Ways between tiles as a caver meets them: each answers why not, or nothing. */

/** C-8, C-9 Leaving or revealing through this side wants a rope. */
export function steepRefusal({ cave }: SubTerraState, tile: number, side: number): Refusal | undefined {
  if (!(cave.steep[tile]! & bit(side))) return
  return cave.kind[tile] === 'ledge' ? NO.ledgeNeedsRope : NO.slideNeedsRope
}

/** C-1, C-2 Whether two tiles are connected, whoever asks. */
export function linkRefusal({ cave }: SubTerraState, tile: number, side: number): Refusal | undefined {
  if (isLinked(cave, tile, side)) return
  const opens = (passable(cave, tile) & bit(side)) !== 0
  if (besideOn(cave, tile, side) === NONE) return opens ? NO.nothingThere : NO.wall
  return opens ? NO.halfConnection : NO.wall
}

/** A way for a caver to leave her tile by. */
export function leavingRefusal(state: SubTerraState, tile: number, side: number): Refusal | undefined {
  return linkRefusal(state, tile, side) ?? steepRefusal(state, tile, side)
}

/** C-12 Nobody climbs over rubble but the agile. */
function rubbleRefusal(state: SubTerraState, caver: number, tile: number): Refusal | undefined {
  return isMarked(state.cave, tile, MARK.rubble) && !has(state, caver, 'agile') ? NO.rubble : undefined
}

/** A-2 What keeps a Move out of a tile. V-1, V-5 The amphibious and the agile go where others cannot. */
export function entryRefusal(state: SubTerraState, caver: number, tile: number): Refusal | undefined {
  if (isMarked(state.cave, tile, MARK.flooded) && !has(state, caver, 'amphibious')) return NO.flooded
  if (state.cave.kind[tile] === 'squeeze' && !has(state, caver, 'agile')) return NO.squeeze
  return rubbleRefusal(state, caver, tile)
}

/** A-2 Why a caver cannot Move over a side of her tile. */
export function moveRefusal(state: SubTerraState, caver: number, side: number): Refusal | undefined {
  const at = whereIs(state, caver)
  return leavingRefusal(state, at, side) ?? entryRefusal(state, caver, besideOn(state.cave, at, side))
}

/** A-2 Sides over which she may Move, as a mask. */
export function movesFrom(state: SubTerraState, caver: number): number {
  const at = whereIs(state, caver)
  let open = state.cave.linked[at]! & ~state.cave.steep[at]!
  for (let side = 0; open >> side; side++)
    if (open & bit(side) && entryRefusal(state, caver, besideOn(state.cave, at, side))) open &= ~bit(side)
  return open
}
