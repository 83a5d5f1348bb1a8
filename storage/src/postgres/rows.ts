import { jsonOf } from '../sqlite/rows.ts'
import type { TableRow } from '../store.ts'

export { type EntryColumns, entryOf } from '../sqlite/rows.ts'

export interface TableColumns extends Omit<TableRow, 'rulesVersion' | 'summary'> {
  readonly rules_version: number
  readonly summary: string
}

export function tableOf({ rules_version: rulesVersion, summary, ...same }: TableColumns): TableRow {
  return { ...same, rulesVersion, summary: jsonOf(summary) ?? null }
}
