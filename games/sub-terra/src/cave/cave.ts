import type { Cave, MARK } from '../state/state.ts'
import type { TileKind } from '../types/tiles.ts'
import { bit } from './compass.ts'

/** What can be asked about the cave. Nothing here writes. */

/** C-5, C-10, C-12 Kinds of tile a marker may lie on. */
export const BEARERS: Readonly<Record<keyof typeof MARK, readonly TileKind[]>> = {
  flooded: ['water'],
  rubble: ['caveIn'],
  rope: ['ledge', 'slide'],
}

/** Tile on a cell, or NONE. */
export const tileAt = (cave: Cave, cell: number): number => cave.cell.indexOf(cell)
export function tilesOfKind(cave: Cave, kind: TileKind): number[] {
  const tiles: number[] = []
  for (let tile = 0; tile < cave.kind.length; tile++) if (cave.kind[tile] === kind) tiles.push(tile)
  return tiles
}
export const besideOn = (cave: Cave, tile: number, side: number): number => cave.beside[tile * 4 + side]!
export const isMarked = (cave: Cave, tile: number, mark: number): boolean => (cave.marks[tile]! & mark) !== 0
export const isLinked = (cave: Cave, tile: number, side: number): boolean => (cave.linked[tile]! & bit(side)) !== 0
/** C-1 Open by print or by explosives. */
export const passable = (cave: Cave, tile: number): number => cave.open[tile]! | cave.blasted[tile]!
