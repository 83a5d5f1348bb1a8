import { SIDES, type Side, type TileKind } from '../types.ts'
import { type Edge, parseSign } from './edges.ts'
import { parseLetter } from './letters.ts'
import { Unreadable } from './unreadable.ts'

/** A tile as drawn: a letter and what is on its four edges. */
export interface DrawnTile {
  readonly column: number
  readonly row: number
  readonly kind: TileKind
  readonly marks: { readonly flooded?: true; readonly rubble?: true; readonly rope?: true }
  readonly edges: Readonly<Record<Side, Edge>>
}

export interface Picture {
  readonly tiles: readonly DrawnTile[]
  readonly columns: number
  readonly rows: number
}

const HEADER = /^\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*$/
const ROW = /^\s*(\d+)(?=[\s\-*<>]|$)/
const BETWEEN = /^[\s|v^*]+$/

/** Lines of the picture, sorted: where columns stand, the rows with tiles, and the lines between them. */
interface Lines {
  readonly columns: readonly number[]
  readonly rows: readonly string[]
  /** `between[r]` is drawn above row r. */
  readonly between: readonly string[]
}

function sortLines(header: string, lines: readonly string[]): Lines {
  const rows: string[] = []
  const between: string[] = ['']
  for (const line of lines) {
    const label = ROW.exec(line)
    if (!label) between[rows.length] = line
    else if (Number(label[1]) !== rows.length + 1) throw new Unreadable('rowExpected', { row: rows.length + 1 })
    else {
      rows.push(line.replace(label[0], ' '.repeat(label[0].length)))
      between.push('')
    }
  }
  return { columns: [...header.matchAll(/[a-z]+/g)].map(match => match.index), rows, between }
}

/** The sign on an edge: right beside the tile, or above and below its letter. */
function signAt({ columns, rows, between }: Lines, column: number, row: number, side: Side): string {
  const at = columns[column]!
  if (side === 'N' || side === 'S') return between[side === 'N' ? row : row + 1]?.[at] ?? ' '
  const from = side === 'E' ? at + 1 : column === 0 ? 0 : columns[column - 1]! + 1
  return rows[row]!.slice(from, side === 'E' ? columns[column + 1] : at)
    .trim()
    .charAt(0)
}

function readTile(lines: Lines, column: number, row: number): DrawnTile | undefined {
  const letter = lines.rows[row]![lines.columns[column]!] ?? ' '
  if (letter === ' ') return
  const known = parseLetter(letter)
  if (!known) throw new Unreadable('unknownTileLetter', { letter, row: row + 1 })
  const edges = {} as Record<Side, Edge>
  for (const side of SIDES) {
    const sign = signAt(lines, column, row, side)
    const edge = parseSign(sign, side)
    if (!edge) throw new Unreadable('unknownSign', { sign, row: row + 1 })
    edges[side] = edge
  }
  return { column, row, ...known, edges }
}

/** Takes the picture off the top of a text; the lines that state the rest are handed back. */
export function readPicture(text: string): { readonly picture: Picture; readonly statements: readonly string[] } {
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.trim().startsWith('#'))
  const header = lines.findIndex(line => HEADER.test(line))
  if (header !== 0) throw new Unreadable('pictureExpected')
  let end = 1
  while (end < lines.length && (ROW.test(lines[end]!) || BETWEEN.test(lines[end]!))) end++
  const sorted = sortLines(lines[0]!, lines.slice(1, end))
  const tiles = sorted.rows.flatMap((_, row) =>
    sorted.columns.flatMap((_, column) => readTile(sorted, column, row) ?? []),
  )
  const picture = { tiles, columns: sorted.columns.length, rows: sorted.rows.length }
  return { picture, statements: lines.slice(end).map(line => line.trim()) }
}
