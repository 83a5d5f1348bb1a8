import type { Json } from '@grotto/kernel'
import { parseReceipt } from './receipt.ts'
import type { Entry, Snapshot, TableRow } from './store.ts'

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
export interface SnapshotColumns {
  table_id: string
  sequence: number
  rules_version: number
  layout_version: number
  body: string
}

export const entryOf = ({ sequence, at, body, receipt }: EntryColumns): Entry => ({
  sequence,
  at,
  body: JSON.parse(body) as Json,
  ...(receipt === null ? {} : { receipt: parseReceipt(receipt) }),
})

export function tableOf(columns: TableColumns): TableRow {
  const { rules_version: rulesVersion, listed, summary, ...same } = columns
  return { ...same, rulesVersion, listed: listed === 1, summary: JSON.parse(summary) as Json }
}

export function columnsOf(row: TableRow): TableColumns {
  const { rulesVersion, listed, summary, ...same } = row
  return { ...same, rules_version: rulesVersion, listed: listed ? 1 : 0, summary: JSON.stringify(summary) }
}

export function snapshotOf(columns: SnapshotColumns): Snapshot {
  const { table_id: table, sequence, rules_version: rulesVersion, layout_version: layoutVersion, body } = columns
  return { table, sequence, rulesVersion, layoutVersion, body: JSON.parse(body) as Json }
}
