import { type Cell, SIDES, type Side, type SubTerraAction } from '@grotto/sub-terra'
import type { Choice } from './choices.ts'
import { beside, type CaveMap, cellKey, neighbours, sameCell, tileAt } from './geometry.ts'

/** Sides through which a Move may leave a cell; the rules answer, not the board. */
export type MovesFrom = (cell: Cell) => readonly Side[]

/** The shortest way to every cell that up to `most` Moves reach; the first found where several are equal. */
export function waysWithin(from: Cell, most: number, movesFrom: MovesFrom): Map<string, { at: Cell; path: Side[] }> {
  const ways = new Map<string, { at: Cell; path: Side[] }>()
  const seen = new Set([cellKey(from)])
  let edge: { at: Cell; path: Side[] }[] = [{ at: from, path: [] }]
  for (let made = 0; made < most; made++) {
    const next: typeof edge = []
    for (const { at, path } of edge)
      for (const side of movesFrom(at)) {
        const way = { at: beside(at, side), path: [...path, side] }
        if (seen.has(cellKey(way.at))) continue
        seen.add(cellKey(way.at))
        ways.set(cellKey(way.at), way)
        next.push(way)
      }
    edge = next
  }
  return ways
}

/** Run and Sprint as choices on the tiles they reach, with the way shown. */
export function runChoices(
  legal: readonly SubTerraAction[],
  from: Cell,
  moves: Readonly<Record<'run' | 'sprint', number>>,
  movesFrom: MovesFrom,
): Choice[] {
  return legal.flatMap(action => {
    if (action.type !== 'run' && action.type !== 'sprint') return []
    return [...waysWithin(from, moves[action.type], movesFrom).values()].map(way => ({ action, ...way }))
  })
}

/** The cells of a path, start included. */
export const cellsOf = (from: Cell, path: readonly Side[]): Cell[] => {
  const cells = [from]
  for (const side of path) cells.push(beside(cells.at(-1)!, side))
  return cells
}

/** A way that was shown before it was walked. */
export interface ShownWay {
  readonly from: Cell
  readonly path: readonly Side[]
}

/**
 * What comes next for somebody who walks a way: a side, the end, or nothing where she has left it. It is asked of where
 * she stands, not of how often she was asked: T-8 a first Move with only one way to go makes itself.
 */
export function nextOn({ from, path }: ShownWay, at: Cell): Side | 'end' | undefined {
  const gone = cellsOf(from, path).findLastIndex(cell => sameCell(cell, at))
  return gone < 0 ? undefined : (path[gone] ?? 'end')
}

/** Cells one step on: connected tiles, and gaps that an open side faces. */
const onwards = (cave: CaveMap, from: Cell): Cell[] => {
  const tile = tileAt(cave, from)
  const gaps = SIDES.filter(side => (tile?.open ?? '').includes(side) || tile?.blasted?.includes(side))
    .map(side => beside(from, side))
    .filter(cell => !tileAt(cave, cell))
  return [...neighbours(cave, from), ...gaps]
}

/** The shortest way along passages to a tile or gap, both ends included, whatever it costs; empty where none leads there. */
export function wayTo(cave: CaveMap, from: Cell, to: Cell): Cell[] {
  const before = new Map<string, Cell | undefined>([[cellKey(from), undefined]])
  const queue: Cell[] = [from]
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    if (sameCell(cell, to)) return traced(before, cell)
    for (const next of onwards(cave, cell))
      if (!before.has(cellKey(next))) {
        before.set(cellKey(next), cell)
        queue.push(next)
      }
  }
  return []
}

function traced(before: ReadonlyMap<string, Cell | undefined>, end: Cell): Cell[] {
  const way: Cell[] = []
  for (let cell: Cell | undefined = end; cell; cell = before.get(cellKey(cell))) way.unshift(cell)
  return way
}
