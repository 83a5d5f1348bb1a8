import { besideOn, isMarked, passable, tileAt } from '../cave/cave.ts'
import { bit, cellBeside, opposite, SIDE_NUMBERS } from '../cave/compass.ts'
import { type Cave, MARK, NONE, type Writable } from '../state/state.ts'
import type { TileKind } from '../types/tiles.ts'
import { must } from './writing.ts'

/** The rows of the cave: how a tile, a marker, explosives change them, and all that is worked out from them. */

/** A tile as it is going to lie. */
export interface Laying {
  readonly id: number
  readonly kind: TileKind
  readonly cell: number
  readonly open: number
  readonly head: number
}

export function emptyCave(): Writable<Cave> {
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

/** C-8 A ledge is climbed through the head, C-9 a slide through the tail: both want a rope. C-14 Other sides never do. */
function steepSides(kind: TileKind, head: number): number {
  if (kind === 'ledge') return bit(head)
  return kind === 'slide' ? bit(opposite(head)) : 0
}

/** C-1 Works out anew what a side of a tile leads to. */
function joinSide(cave: Writable<Cave>, tile: number, side: number): void {
  const there = besideOn(cave, tile, side)
  const opens = passable(cave, tile) & bit(side)
  const linked = opens && there !== NONE && passable(cave, there) & bit(opposite(side))
  cave.linked[tile] = linked ? cave.linked[tile]! | bit(side) : cave.linked[tile]! & ~bit(side)
  cave.gaps[tile] = opens && there === NONE ? cave.gaps[tile]! | bit(side) : cave.gaps[tile]! & ~bit(side)
}

function joinEdge(cave: Writable<Cave>, tile: number, side: number): void {
  joinSide(cave, tile, side)
  const there = besideOn(cave, tile, side)
  if (there !== NONE) joinSide(cave, there, opposite(side))
}

/** Puts a tile into the cave; C-1 tokens that already lie on its sides count for it too. */
export function addTile(cave: Writable<Cave>, { id, kind, cell, open, head }: Laying): number {
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

function meetNeighbour(cave: Writable<Cave>, tile: number, side: number): void {
  const there = besideOn(cave, tile, side)
  if (there !== NONE) {
    cave.beside[there * 4 + opposite(side)] = tile
    if (cave.blasted[there]! & bit(opposite(side))) cave.blasted[tile]! |= bit(side)
  }
  joinEdge(cave, tile, side)
}

/** V-4 An explosives token on a side, for both tiles of that edge. */
export function blastSide(cave: Writable<Cave>, tile: number, side: number): void {
  cave.blasted[tile]! |= bit(side)
  const there = besideOn(cave, tile, side)
  if (there !== NONE) cave.blasted[there]! |= bit(opposite(side))
  joinEdge(cave, tile, side)
}

/** Puts a marker on a tile that has none of the kind. */
export function setMark(cave: Writable<Cave>, tile: number, mark: number): void {
  must(!isMarked(cave, tile, mark), 'C-5, C-10, C-12 one marker of a kind on a tile')
  cave.marks[tile]! |= mark
  if (mark === MARK.flooded) cave.floods++
  if (mark === MARK.rubble) cave.rubbles++
  if (mark === MARK.rope) cave.steep[tile] = 0
}

export function clearRubble(cave: Writable<Cave>, tile: number): void {
  must(isMarked(cave, tile, MARK.rubble), 'A-8 only rubble is cleared')
  cave.marks[tile]! &= ~MARK.rubble
  cave.rubbles--
}
