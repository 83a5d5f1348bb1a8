import type { PlacedTile } from '../types/position.ts'
import type { Cell } from '../types/tiles.ts'
import { Unreadable } from './unreadable.ts'

/** The rectangle a cave is drawn in: columns a b c … from the west, rows 1 2 3 … from the north. */
export interface Frame {
  /** Cell of a1. */
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly rows: number
}

export function frameOf(tiles: readonly Pick<PlacedTile, 'at'>[]): Frame {
  const xs = tiles.map(tile => tile.at[0])
  const ys = tiles.map(tile => tile.at[1])
  const west = Math.min(...xs)
  const north = Math.min(...ys)
  return { west, north, columns: Math.max(...xs) - west + 1, rows: Math.max(...ys) - north + 1 }
}

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index)

/** One letter, or two for all columns where there are more than 26. */
export function columnName(index: number, columns: number): string {
  return columns <= 26 ? letter(index) : letter(Math.floor(index / 26)) + letter(index % 26)
}

export function makeCellName(frame: Frame, [x, y]: Cell): string {
  return columnName(x - frame.west, frame.columns) + (y - frame.north + 1)
}

const columnIndex = (name: string): number =>
  [...name].reduce((index, char) => index * 26 + char.charCodeAt(0) - 'a'.charCodeAt(0), 0)

export function parseCellName(frame: Frame, text: string | undefined): Cell {
  const match = /^([a-z]{1,2})(\d+)$/.exec((text ?? '').toLowerCase())
  if (!match) throw new Unreadable('cellExpected', { found: text ?? '' })
  return [columnIndex(match[1]!) + frame.west, Number(match[2]) - 1 + frame.north]
}
