import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, truncateSync } from 'node:fs'
import { appendText, reason, writeText } from '../files.ts'
import { UsageError } from '../usage-error.ts'
import type { Column } from './prepare.ts'

/** One game: its table, its number, and its figures in the order of the columns; nothing where it had none. */
export interface ResultRow {
  readonly cell: string
  readonly key: string
  readonly deal: number
  readonly values: readonly (number | undefined)[]
}

/** Results as they lie on the disk, a line for each game: what has its end was played, and is never played again. */
export interface ResultsFile {
  readonly rows: readonly ResultRow[]
  append(rows: readonly ResultRow[]): void
}

const FIXED = ['cell', 'key', 'deal']

/** Opens results, or begins them; those of other columns are refused, and a line that was cut off is removed. */
export function openResults(path: string, columns: readonly Column[]): ResultsFile {
  const head = [...FIXED, ...columns.map(({ id }) => id)].join(',')
  if (!existsSync(path) || isBegun(path, head)) writeText(path, `${head}\n`)
  const rows = readRows(path, head)
  return {
    rows,
    append(added) {
      rows.push(...added)
      if (added.length > 0) appendText(path, `${added.map(lineOf).join('\n')}\n`)
    },
  }
}

/** Whether nothing but a part of the first line was written when the power went. */
function isBegun(path: string, head: string): boolean {
  if (statSync(path).size > Buffer.byteLength(head)) return false
  return head.startsWith(readFileSync(path, 'utf8'))
}

function readRows(path: string, head: string): ResultRow[] {
  try {
    const [first, ...lines] = wholeLines(path)
    if (first !== head) throw new Error('it has other columns; --out names another file')
    return lines.map(line => rowOf(line, head.split(',').length))
  } catch (error) {
    throw new UsageError(`${path} does not hold results of this experiment: ${reason(error)}`)
  }
}

function wholeLines(path: string): string[] {
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length && endsAsOurs(path)) truncateSync(path, whole)
  return bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)
}

/** A file that begins otherwise is not ours to cut. */
function endsAsOurs(path: string): boolean {
  const start = Buffer.alloc(FIXED.join(',').length)
  const file = openSync(path, 'r')
  readSync(file, start, 0, start.length, 0)
  closeSync(file)
  return start.toString('utf8') === FIXED.join(',')
}

const lineOf = ({ cell, key, deal, values }: ResultRow): string =>
  [quoted(cell), key, deal, ...values.map(value => value ?? '')].join(',')

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** `name` may stand in quotes; nothing after it does. */
const LINE = /^("(?:[^"]|"")*"|[^",]*),([0-9a-f]{12}),(\d+)((?:,-?[\d.e+-]*)*)$/

function rowOf(line: string, columns: number): ResultRow {
  const [, cell, key, deal, rest] = LINE.exec(line) ?? []
  if (cell === undefined || key === undefined || rest === undefined) throw new Error('a line is of another kind')
  const values = rest.split(',').slice(1)
  if (values.length !== columns - FIXED.length) throw new Error('a line has another length')
  const name = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
  return { cell: name, key, deal: Number(deal), values: values.map(text => (text === '' ? undefined : Number(text))) }
}
