import { type Cave, NONE } from '../state/state.ts'
import { tileAt } from './cave.ts'
import { bit, cellAt, cellBeside, columnOf, rowOf, SIDE_NUMBERS } from './compass.ts'

/**
 * C-3 The outside: empty cells from which one can go on for ever over empty cells. Walled-in pockets are not part of it.
 * `filled` is a cell about to be filled, on top of those of the cave.
 */

/** Whether a tile on `other` stands on the straight line that leaves `cell` towards a side. */
function blocks(other: number, cell: number, side: number): boolean {
  const across = columnOf(other) - columnOf(cell)
  const down = rowOf(other) - rowOf(cell)
  if (side === 0) return across === 0 && down <= 0
  if (side === 1) return down === 0 && across >= 0
  if (side === 2) return across === 0 && down >= 0
  return down === 0 && across <= 0
}

/** A straight line of empty cells leads away: the cheap proof that a cell is outside, there almost always. */
function seesOut(cave: Cave, filled: number, cell: number, side: number): boolean {
  if (blocks(filled, cell, side)) return false
  for (let tile = 0; tile < cave.cell.length; tile++) if (blocks(cave.cell[tile]!, cell, side)) return false
  return true
}

interface Bounds {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** One cell wider than the cave on every side, so that its corner is outside for certain. */
function boundsAround(cells: readonly number[]): Bounds {
  const columns = cells.map(columnOf)
  const rows = cells.map(rowOf)
  return {
    west: Math.min(...columns) - 1,
    north: Math.min(...rows) - 1,
    east: Math.max(...columns) + 1,
    south: Math.max(...rows) + 1,
  }
}

/** All outside cells next to the cave, found by walking round it. */
function outsideCells(cave: Cave, filled: number): ReadonlySet<number> {
  const taken = new Set([...cave.cell, filled])
  const { west, north, east, south } = boundsAround([...taken])
  const reached = new Set([cellAt(west, north)])
  const isWithin = (cell: number) =>
    columnOf(cell) >= west && columnOf(cell) <= east && rowOf(cell) >= north && rowOf(cell) <= south
  for (const cell of reached)
    for (const side of SIDE_NUMBERS) {
      const next = cellBeside(cell, side)
      if (isWithin(next) && !taken.has(next)) reached.add(next)
    }
  return reached
}

/** Whether a way on stays: an open side of the cave, other than towards `filled`, that faces what `isOut` calls outside. */
function hasWayOut(cave: Cave, filled: number, isOut: (cell: number, side: number) => boolean): boolean {
  for (let tile = 0; tile < cave.gaps.length; tile++)
    for (let side = 0; cave.gaps[tile]! >> side; side++) {
      if (!(cave.gaps[tile]! & bit(side))) continue
      const cell = cellBeside(cave.cell[tile]!, side)
      if (cell !== filled && isOut(cell, side)) return true
    }
  return false
}

/** C-3 Whether the cave has a way on to the outside even if the tile laid on `filled` has none. */
export function staysOpen(cave: Cave, filled: number): boolean {
  if (hasWayOut(cave, filled, (cell, side) => seesOut(cave, filled, cell, side))) return true
  const outside = outsideCells(cave, filled)
  return hasWayOut(cave, filled, cell => outside.has(cell))
}

/** C-3 Sides of a tile on `filled` that would face the outside. */
export function outerSides(cave: Cave, filled: number): number {
  const outside = outsideCells(cave, filled)
  let mask = 0
  for (const side of SIDE_NUMBERS) {
    const cell = cellBeside(filled, side)
    if (tileAt(cave, cell) === NONE && outside.has(cell)) mask |= bit(side)
  }
  return mask
}
