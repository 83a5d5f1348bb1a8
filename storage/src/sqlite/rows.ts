import type { Json } from '@grotto/kernel'
import { parseReceipt } from '../receipt.ts'
import type { Entry, TableRow } from '../store.ts'

export interface EntryColumns {
  sequence: number
  at: number
  body: string
  receipt: string | null
}
export interface TableColumns {
  id: string
  code: string | null
  game: string
  rules_version: number
  status: string
  listed: number
  created: number
  touched: number
  due: number | null
  summary: string
}
export const entryOf = ({ sequence, at, body, receipt }: EntryColumns): Entry => ({
  sequence,
  at,
  ...bodyOf(body),
  ...(receipt === null ? {} : { receipt: parseReceipt(receipt) }),
})

export function tableOf(columns: TableColumns): TableRow {
  const { rules_version: rulesVersion, listed, summary, ...same } = columns
  return { ...same, rulesVersion, listed: listed === 1, summary: jsonOf(summary) ?? null }
}

/** What a text says, or nothing where it cannot be read: one bad row must not keep others from being read. */
export function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function bodyOf(text: string): Pick<Entry, 'body' | 'unreadable'> {
  const body = jsonOf(text)
  return body === undefined ? { body: null, unreadable: true } : { body }
}
