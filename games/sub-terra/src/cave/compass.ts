import { given } from '@grotto/kernel'
import { type Cell, SIDES } from '../types/tiles.ts'

/**
 * Sides and cells as whole numbers. A side is 0 to 3 (N E S W), a set of sides is a mask of four bits, and a cell is one
 * number, so that the neighbour on a side is an addition away.
 */
export const SIDE_NUMBERS = [0, 1, 2, 3] as const
export const ALL_SIDES = 15
/** Beside the four sides: the caver's own tile (A-8 Dig). */
export const HERE = 4

export const opposite = (side: number): number => side ^ 2
export const bit = (side: number): number => 1 << side

const WIDTH = 1024
const MIDDLE = WIDTH / 2
/** The start tile lies at [0, 0]. */
export const START_CELL = MIDDLE * WIDTH + MIDDLE
const STEPS = [-WIDTH, 1, WIDTH, -1] as const

export const cellBeside = (cell: number, side: number): number => cell + STEPS[side]!
export const columnOf = (cell: number): number => (cell & (WIDTH - 1)) - MIDDLE
export const rowOf = (cell: number): number => (cell >> 10) - MIDDLE
export const makeCell = (cell: number): Cell => [columnOf(cell), rowOf(cell)]
/** Steps from cell to cell as the crow walks. */
export const cellsApart = (one: number, other: number): number =>
  Math.abs((one & (WIDTH - 1)) - (other & (WIDTH - 1))) + Math.abs((one >> 10) - (other >> 10))
export const cellAt = (column: number, row: number): number => (row + MIDDLE) * WIDTH + column + MIDDLE

const isCoordinate = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < MIDDLE - 1

/** A cell from outside, or nothing where it is none. */
export function parseCell(value: unknown): number | undefined {
  if (!Array.isArray(value) || value.length !== 2) return
  const [column, row] = value
  return isCoordinate(column) && isCoordinate(row) ? cellAt(column, row) : undefined
}

/** The sides of every mask. */
export const SIDES_OF: readonly (readonly number[])[] = Array.from({ length: ALL_SIDES + 1 }, (_, mask) =>
  SIDE_NUMBERS.filter(side => mask & bit(side)),
)

/** The letters of every mask, in the order N E S W. */
export const SIDES_TEXT: readonly string[] = Array.from({ length: 16 }, (_, mask) =>
  SIDES.filter((_, side) => mask & bit(side)).join(''),
)

/** A mask from its letters, or nothing where they are no sides in the order N E S W. */
export function parseSides(text: unknown): number | undefined {
  const mask = SIDES_TEXT.indexOf(text as string)
  return mask < 0 ? undefined : mask
}

/** The mask of letters that were read before: those of a printed tile, or of a line. */
export const sidesOf = (text: string): number => given(parseSides(text), `sides in "${text}"`)

/** Turned clockwise by a quarter, `times` times. */
export const turned = (mask: number, times: number): number => ((mask << times) | (mask >> (4 - times))) & ALL_SIDES
