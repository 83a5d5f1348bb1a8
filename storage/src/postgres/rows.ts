import type { Json } from '@grotto/kernel'
import type { TableRow } from '../store.ts'

export { type EntryColumns, entryOf, type SnapshotColumns, snapshotOf } from '../sqlite-rows.ts'

export interface TableColumns extends Omit<TableRow, 'rulesVersion' | 'summary'> {
  readonly rules_version: number
  readonly summary: string
}

export function tableOf({ rules_version: rulesVersion, summary, ...same }: TableColumns): TableRow {
  return { ...same, rulesVersion, summary: JSON.parse(summary) as Json }
}
