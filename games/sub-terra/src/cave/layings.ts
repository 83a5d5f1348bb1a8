import { EXIT_TILE } from '../box/tiles.ts'
import type { SubTerraState } from '../state/state.ts'
import type { TileKind } from '../types/tiles.ts'
import { ALL_SIDES, bit, cellBeside, opposite, SIDE_NUMBERS, turned } from './compass.ts'
import { outerSides, staysOpen } from './outside.ts'
import { stackLeft } from './stack.ts'

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

const ALL_OPENS = Array.from({ length: ALL_SIDES + 1 }, (_, open) => open)
const setOf = (opens: readonly number[]): number => opens.reduce((set, open) => set | (1 << open), 0)
/** By shape: all ways to turn it. */
const TURNED = ALL_OPENS.map(shape => setOf(SIDE_NUMBERS.map(times => turned(shape, times))))
/** By side: all sets of open sides that have it. */
const OPEN_TO = SIDE_NUMBERS.map(side => setOf(ALL_OPENS.filter(open => open & bit(side))))

/** A-1 All ways to turn a tile, whether they connect or not. */
export const turnings = (state: SubTerraState, id: number): number => TURNED[state.setting.shapes[id]!]!

/** A-1, C-1 Those that connect to the tile it is revealed from; C-8, C-9 an arrow points away from the revealer. */
export function connecting(state: SubTerraState, from: number, side: number, id: number): number {
  const back = opposite(side)
  if (isArrowed(state.setting.kinds[id]!)) return 1 << (bit(side) | bit(back))
  const token = (state.cave.blasted[from]! & bit(side)) !== 0
  return token ? turnings(state, id) : turnings(state, id) & OPEN_TO[back]!
}

/** C-3 Whether laying this tile may close the cave: always the exit, and any tile once no other will come. */
const mayClose = (state: SubTerraState, id: number): boolean => id === EXIT_TILE || stackLeft(state) === 0

/** C-3 Those of a set that leave a way on. */
function leavingOpen(state: SubTerraState, filled: number, set: number): number {
  if (staysOpen(state.cave, filled)) return set
  const outer = outerSides(state.cave, filled)
  return set & setOf(ALL_OPENS.filter(open => open & outer))
}

/** A-1, C-3 Every way a tile, drawn already, may be laid on a side of a tile; 0 if it must be discarded. */
export function layings(state: SubTerraState, from: number, side: number, id: number): number {
  const set = connecting(state, from, side, id)
  return mayClose(state, id) ? set : leavingOpen(state, cellBeside(state.cave.cell[from]!, side), set)
}
