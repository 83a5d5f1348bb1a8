import { EXIT_TILE } from './box/tiles.ts'
import { ALL_SIDES, bit, cellBeside, opposite, SIDE_NUMBERS, turned } from './compass.ts'
import { outerSides, staysOpen } from './outside.ts'
import { stackLeft } from './stack.ts'
import type { SubTerraState } from './state.ts'
import type { TileKind } from './types.ts'

/**
 * How a drawn tile may lie. A set of layings is a bit for each set of open sides (16 in all), so rotations that look
 * alike are one.
 */

const isArrowed = (kind: TileKind): boolean => kind === 'ledge' || kind === 'slide'

export const isIn = (layings: number, open: number): boolean => ((layings >> open) & 1) === 1

/** How many layings a set holds. */
export function countLayings(layings: number): number {
  let count = 0
  for (let rest = layings; rest; rest &= rest - 1) count++
  return count
}

/** The only laying of a set that holds one. */
export const soleLaying = (layings: number): number => 31 - Math.clz32(layings)

/** A-1 All ways to turn a tile, whether they connect or not. */
export function turnings(state: SubTerraState, id: number): number {
  let set = 0
  for (const times of SIDE_NUMBERS) set |= 1 << turned(state.setting.shapes[id]!, times)
  return set
}

/** A-1, C-1 Those that connect to the tile it is revealed from; C-8, C-9 an arrow points away from the revealer. */
export function connecting(state: SubTerraState, from: number, side: number, id: number): number {
  const back = bit(opposite(side))
  if (isArrowed(state.setting.kinds[id]!)) return 1 << (bit(side) | back)
  const token = (state.cave.blasted[from]! & bit(side)) !== 0
  let set = 0
  for (let open = 0; open <= ALL_SIDES; open++) if (token || open & back) set |= 1 << open
  return set & turnings(state, id)
}

/** C-3 Whether laying this tile may close the cave: always the exit, and any tile once no other will come. */
const mayClose = (state: SubTerraState, id: number): boolean => id === EXIT_TILE || stackLeft(state) === 0

/** C-3 Those of a set that leave a way on. */
function leavingOpen(state: SubTerraState, filled: number, set: number): number {
  if (staysOpen(state.cave, filled)) return set
  const outer = outerSides(state.cave, filled)
  let kept = 0
  for (let open = 0; open <= ALL_SIDES; open++) if (open & outer && isIn(set, open)) kept |= 1 << open
  return kept
}

/** A-1, C-3 Every way a tile, drawn already, may be laid on a side of a tile; 0 if it must be discarded. */
export function layings(state: SubTerraState, from: number, side: number, id: number): number {
  const set = connecting(state, from, side, id)
  return mayClose(state, id) ? set : leavingOpen(state, cellBeside(state.cave.cell[from]!, side), set)
}
