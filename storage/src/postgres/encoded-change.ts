import { makeReceipt } from '../receipt.ts'
import type { Change, Entry, TableRow } from '../store.ts'

/** An entry as its columns hold it. */
export interface EncodedEntry {
  readonly sequence: number
  readonly at: number
  readonly body: string
  readonly receipt: string | null
}

/** A row as its columns hold it. */
export interface EncodedRow extends Omit<TableRow, 'summary'> {
  readonly summary: string
}

/** A change whose texts are written: what cannot be one fails here, before it joins others. */
export interface EncodedChange extends Omit<Change, 'entries' | 'row'> {
  readonly entries: readonly EncodedEntry[]
  readonly row?: EncodedRow
}

export function encodeChange({ entries = [], row, ...same }: Change): EncodedChange {
  return { ...same, entries: entries.map(encodeEntry), ...(row ? { row: encodeRow(row) } : {}) }
}

export const encodeEntry = ({ sequence, at, body, receipt }: Entry): EncodedEntry => ({
  sequence,
  at: Math.round(at),
  body: textOf(body),
  receipt: makeReceipt(receipt),
})

const encodeRow = (row: TableRow): EncodedRow => ({
  ...row,
  created: Math.round(row.created),
  touched: Math.round(row.touched),
  due: row.due === null ? null : Math.round(row.due),
  summary: textOf(row.summary),
})

function textOf(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) throw new TypeError('what is written must be JSON')
  return text
}
