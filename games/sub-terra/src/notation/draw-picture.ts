import type { PlacedTile } from '../types/position.ts'
import type { Side } from '../types/tiles.ts'
import { type Edge, makeSign } from './edges.ts'
import { columnName, frameOf } from './frame.ts'
import { makeLetter } from './letters.ts'

function edgeOf(tile: PlacedTile | undefined, side: Side): Edge | undefined {
  if (!tile) return
  if (tile.blasted?.includes(side)) return 'token'
  return tile.open.includes(side) ? 'open' : 'wall'
}

/** Draws a cave: letters for tiles, signs for the edges between them, names for columns and rows. */
export function drawPicture(tiles: readonly PlacedTile[]): string {
  const frame = frameOf(tiles)
  const byCell = new Map(tiles.map(tile => [tile.at.join(), tile]))
  const at = (column: number, row: number) => byCell.get(`${column + frame.west},${row + frame.north}`)
  const nameWidth = columnName(0, frame.columns).length
  const labelWidth = String(frame.rows).length
  const across = Array.from({ length: frame.columns + 1 }, (_, column) => column)

  /** Every column with the sign in front of it; the last sign stands alone. */
  const tileLine = (row: number) =>
    across
      .map(column => {
        const tile = at(column, row)
        const sign = makeSign('across', edgeOf(at(column - 1, row), 'E'), edgeOf(tile, 'W'))
        const letter = tile ? makeLetter(tile) : ' '
        return column === 0 ? sign + letter : (sign === '-' ? sign.repeat(nameWidth) : sign.padEnd(nameWidth)) + letter
      })
      .join('')
  const between = (row: number) =>
    across
      .map(column => makeSign('down', edgeOf(at(column, row - 1), 'S'), edgeOf(at(column, row), 'N')))
      .map(sign => ' '.repeat(nameWidth) + sign)
      .join('')
      .slice(nameWidth - 1)

  const names = across.slice(0, -1).map(column => columnName(column, frame.columns))
  const lines = [`${' '.repeat(labelWidth + 1)}${names.join(' ')}`]
  for (let row = 0; row < frame.rows; row++)
    lines.push(' '.repeat(labelWidth) + between(row), String(row + 1).padStart(labelWidth) + tileLine(row))
  lines.push(' '.repeat(labelWidth) + between(frame.rows))
  return lines
    .map(line => line.trimEnd())
    .filter(line => line !== '')
    .join('\n')
}
