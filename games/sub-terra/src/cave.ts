import { bit, cellBeside, opposite, SIDE_NUMBERS } from './compass.ts'
import { type Cave, MARK, NONE } from './state.ts'
import type { TileKind } from './types.ts'

/** A tile as it is going to lie. */
export interface Laying {
  readonly id: number
  readonly kind: TileKind
  readonly cell: number
  readonly open: number
  readonly head: number
}

export function emptyCave(): Cave {
  return {
    id: [],
    kind: [],
    cell: [],
    open: [],
    blasted: [],
    head: [],
    marks: [],
    beside: [],
    linked: [],
    gaps: [],
    steep: [],
    floods: 0,
    rubbles: 0,
    squeezes: 0,
  }
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

/** C-8 A ledge is climbed through the head, C-9 a slide through the tail: both want a rope. C-14 Other sides never do. */
export function steepSides(kind: TileKind, head: number): number {
  if (kind === 'ledge') return bit(head)
  return kind === 'slide' ? bit(opposite(head)) : 0
}

/** C-1 Works out anew what a side of a tile leads to. */
function joinSide(cave: Cave, tile: number, side: number): void {
  const there = besideOn(cave, tile, side)
  const opens = passable(cave, tile) & bit(side)
  const linked = opens && there !== NONE && passable(cave, there) & bit(opposite(side))
  cave.linked[tile] = linked ? cave.linked[tile]! | bit(side) : cave.linked[tile]! & ~bit(side)
  cave.gaps[tile] = opens && there === NONE ? cave.gaps[tile]! | bit(side) : cave.gaps[tile]! & ~bit(side)
}

function joinEdge(cave: Cave, tile: number, side: number): void {
  joinSide(cave, tile, side)
  const there = besideOn(cave, tile, side)
  if (there !== NONE) joinSide(cave, there, opposite(side))
}

/** Puts a tile into the cave; C-1 tokens that already lie on its sides count for it too. */
export function layTile(cave: Cave, { id, kind, cell, open, head }: Laying): number {
  const tile = cave.id.push(id) - 1
  cave.kind.push(kind)
  cave.cell.push(cell)
  cave.open.push(open)
  cave.blasted.push(0)
  cave.head.push(head)
  cave.marks.push(0)
  cave.linked.push(0)
  cave.gaps.push(0)
  cave.steep.push(steepSides(kind, head))
  if (kind === 'squeeze') cave.squeezes++
  for (const side of SIDE_NUMBERS) cave.beside.push(tileAt(cave, cellBeside(cell, side)))
  for (const side of SIDE_NUMBERS) meetNeighbour(cave, tile, side)
  return tile
}

function meetNeighbour(cave: Cave, tile: number, side: number): void {
  const there = besideOn(cave, tile, side)
  if (there !== NONE) {
    cave.beside[there * 4 + opposite(side)] = tile
    if (cave.blasted[there]! & bit(opposite(side))) cave.blasted[tile]! |= bit(side)
  }
  joinEdge(cave, tile, side)
}

/** V-4 An explosives token on a side, for both tiles of that edge. */
export function blastSide(cave: Cave, tile: number, side: number): void {
  cave.blasted[tile]! |= bit(side)
  const there = besideOn(cave, tile, side)
  if (there !== NONE) cave.blasted[there]! |= bit(opposite(side))
  joinEdge(cave, tile, side)
}

/** Puts a marker on a tile that has none of the kind. */
export function setMark(cave: Cave, tile: number, mark: number): void {
  cave.marks[tile]! |= mark
  if (mark === MARK.flooded) cave.floods++
  if (mark === MARK.rubble) cave.rubbles++
  if (mark === MARK.rope) cave.steep[tile] = 0
}

export function clearRubble(cave: Cave, tile: number): void {
  cave.marks[tile]! &= ~MARK.rubble
  cave.rubbles--
}
