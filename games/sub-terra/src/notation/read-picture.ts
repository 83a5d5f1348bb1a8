import { given } from '@grotto/kernel'
import { MOST_TILES } from '../box/numbers.ts'
import { SIDES, type Side, type TileKind } from '../types/tiles.ts'
import { type Edge, parseSign } from './edges.ts'
import { parseLetter } from './letters.ts'
import { type Place, readFrom, type TextLine, Unreadable } from './unreadable.ts'

/** A tile as drawn: a letter and what is on its four edges. */
export interface DrawnTile {
  readonly column: number
  readonly row: number
  readonly kind: TileKind
  readonly marks: { readonly flooded?: true; readonly rubble?: true; readonly rope?: true }
  readonly edges: Readonly<Record<Side, Edge>>
  /** Where the letter stands in the text. */
  readonly place: Place
}

export interface Picture {
  readonly tiles: readonly DrawnTile[]
  readonly columns: number
  readonly rows: number
}

const NAME = /^[a-z]{1,2}$/
const ROW = /^\s*(\d+)(?=[\s\-*<>]|$)/
const BETWEEN = /^[\s|v^*]+$/

/** Lines of the picture, sorted: where columns stand, the rows with tiles, and the lines between them. */
interface Lines {
  readonly columns: readonly number[]
  readonly rows: readonly TextLine[]
  /** `between[r]` is drawn above row r. */
  readonly between: readonly string[]
}

function readRow({ number, text }: TextLine, label: RegExpExecArray, row: number): TextLine {
  if (Number(label[1]) !== row)
    throw new Unreadable('rowExpected', { row }).at({ line: number, column: label[0].length - label[1]!.length + 1 })
  return { number, text: ' '.repeat(label[0].length) + text.slice(label[0].length) }
}

function sortLines(header: TextLine, lines: readonly TextLine[]): Lines {
  const rows: TextLine[] = []
  const between: string[] = ['']
  for (const line of lines) {
    const label = ROW.exec(line.text)
    if (!label) between[rows.length] = line.text
    else {
      rows.push(readRow(line, label, rows.length + 1))
      between.push('')
    }
  }
  const columns = [...header.text.matchAll(/[a-z]+/g)].map(match => match.index)
  // A cave in one piece is no wider and no higher than it has tiles.
  if (columns.length > MOST_TILES || rows.length > MOST_TILES)
    throw new Unreadable('pictureTooLarge', { atMost: MOST_TILES })
  return { columns, rows, between }
}

/** Where in its row the sign beside a tile stands, or past the end where there is none. */
function signColumn({ columns, rows }: Lines, column: number, row: number, side: 'E' | 'W'): number {
  const at = columns[column]!
  const from = side === 'E' ? at + 1 : column === 0 ? 0 : columns[column - 1]! + 1
  const { text } = rows[row]!
  const blanks = text.slice(from, side === 'E' ? columns[column + 1] : at).search(/\S/)
  return blanks < 0 ? text.length : from + blanks
}

/** The sign on an edge: right beside the tile, or above and below its letter. */
function readEdge(lines: Lines, column: number, row: number, side: Side): Edge {
  if (side === 'N' || side === 'S')
    return given(
      parseSign(lines.between[side === 'N' ? row : row + 1]?.[lines.columns[column]!] ?? ' ', side),
      'a sign between rows: other lines are none',
    )
  const { number: line, text } = lines.rows[row]!
  const at = signColumn(lines, column, row, side)
  const sign = text[at] ?? ' '
  const edge = parseSign(sign, side)
  if (!edge) throw new Unreadable('unknownSign', { sign, row: row + 1 }).at({ line, column: at + 1 })
  return edge
}

function readTile(lines: Lines, column: number, row: number): DrawnTile | undefined {
  const line = lines.rows[row]!
  const letter = line.text[lines.columns[column]!] ?? ' '
  if (letter === ' ') return
  const place = { line: line.number, column: lines.columns[column]! + 1 }
  const known = parseLetter(letter)
  if (!known) throw new Unreadable('unknownTileLetter', { letter, row: row + 1 }).at(place)
  const [N, E, S, W] = SIDES.map(side => readEdge(lines, column, row, side)) as [Edge, Edge, Edge, Edge]
  return { column, row, ...known, edges: { N, E, S, W }, place }
}

/** Lines that say something: remarks and blank ones do not. Whatever is blank is a space, so that columns stay. */
function linesOf(text: string): readonly TextLine[] {
  return text
    .replace(/[^\S\n]/g, ' ')
    .split('\n')
    .map((text, index) => ({ number: index + 1, text }))
    .filter(line => line.text.trim() !== '' && !line.text.trim().startsWith('#'))
}

const isHeader = (line: string): boolean =>
  line
    .trim()
    .split(/\s+/)
    .every(name => NAME.test(name))

/** A text, divided into the picture on top and the lines that state the rest. */
interface Divided {
  readonly picture: Picture
  /** The first line, with the names of the columns. */
  readonly header: TextLine
  readonly statements: readonly TextLine[]
}

/** Takes the picture off the top of a text; the lines that state the rest are handed back. */
export function readPicture(text: string): Divided {
  const lines = linesOf(text)
  const [header = { number: 1, text: '' }] = lines
  if (!isHeader(header.text)) throw new Unreadable('pictureExpected').at({ line: header.number, column: 1 })
  let end = 1
  while (end < lines.length && (ROW.test(lines[end]!.text) || BETWEEN.test(lines[end]!.text))) end++
  const sorted = readFrom([header], () => sortLines(header, lines.slice(1, end)))
  const tiles = sorted.rows.flatMap((_, row) =>
    sorted.columns.flatMap((_, column) => readTile(sorted, column, row) ?? []),
  )
  const picture = { tiles, columns: sorted.columns.length, rows: sorted.rows.length }
  return { picture, header, statements: lines.slice(end) }
}
