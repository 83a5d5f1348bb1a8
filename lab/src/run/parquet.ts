import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'
import { replaceFile } from '../files.ts'
import type { Column } from './prepare.ts'
import type { ResultRow } from './results-file.ts'

/** All results as one columnar file. Its table of contents stands at the end: it is made anew, and put in place whole. */
export function writeParquet(path: string, columns: readonly Column[], rows: readonly ResultRow[]): void {
  const buffer = parquetWriteBuffer({ columnData: [...fixed(rows), ...measured(columns, rows)] })
  replaceFile(path, new Uint8Array(buffer))
}

const fixed = (rows: readonly ResultRow[]): ColumnSource[] => [
  { name: 'cell', data: rows.map(({ cell }) => cell), type: 'STRING', nullable: false },
  { name: 'key', data: rows.map(({ key }) => key), type: 'STRING', nullable: false },
  { name: 'deal', data: rows.map(({ deal }) => deal), type: 'INT32', nullable: false },
]

const measured = (columns: readonly Column[], rows: readonly ResultRow[]): ColumnSource[] =>
  columns.map(({ id }, place) => ({
    ...{ name: id, type: 'DOUBLE' as const, nullable: true },
    data: rows.map(({ values }) => values[place] ?? null),
  }))
