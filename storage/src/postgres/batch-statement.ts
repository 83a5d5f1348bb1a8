import type { EncodedChange, EncodedEntry, EncodedRow } from './encoded-change.ts'
import { column, type Statement } from './write-statement.ts'

interface EntryOfTable extends EncodedEntry {
  readonly table: string
}

const ENTRY_COLUMNS = 'table_id, sequence, at, body, receipt'
/** The first entry of each change decides its race: only where it was written, the rest of that change is. */
const HEADS = `head AS (INSERT INTO entries (${ENTRY_COLUMNS})
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])
  ON CONFLICT DO NOTHING RETURNING table_id)`
const WRITTEN = 'IN (SELECT table_id FROM head)'
const TAILS = `tail AS (INSERT INTO entries (${ENTRY_COLUMNS})
  SELECT * FROM unnest($6::text[], $7::int[], $8::bigint[], $9::text[], $10::text[]) AS more (${ENTRY_COLUMNS})
  WHERE table_id ${WRITTEN})`
const ROWS = `put AS (UPDATE tables SET code = fresh.code, rules_version = fresh.rules_version, status = fresh.status,
    listed = fresh.listed, touched = fresh.touched, due = fresh.due, summary = fresh.summary
  FROM unnest($11::text[], $12::text[], $13::int[], $14::text[], $15::boolean[], $16::bigint[], $17::bigint[], $18::text[])
    AS fresh (id, code, rules_version, status, listed, touched, due, summary)
  WHERE tables.id = fresh.id AND fresh.id ${WRITTEN} RETURNING tables.id)`
const MENTIONS = `mentioned AS (INSERT INTO mentions SELECT * FROM unnest($19::text[], $20::text[]) AS said (person, table_id)
  WHERE table_id ${WRITTEN} ON CONFLICT DO NOTHING)`
/** A table that another node has forgotten must not rise again as a log without a beginning: then all of it is undone. */
const RESULT = `SELECT table_id, CASE WHEN table_id = ANY ($11) AND NOT EXISTS (SELECT FROM put WHERE id = table_id)
  THEN table_gone(table_id) END FROM head`
const TEXT = `WITH ${[HEADS, TAILS, ROWS, MENTIONS].join(', ')} ${RESULT}`

/**
 * Changes of different tables as one statement, in one transaction. It gives the tables whose change was written; the
 * others have lost the race for their first entry. Everything is in order of tables, so that nodes that write the same
 * ones wait for each other and not both.
 */
export function batchStatement(changes: readonly EncodedChange[]): Statement {
  const ordered = changes.toSorted((a, b) => (a.table < b.table ? -1 : 1))
  const heads = ordered.map(({ table, entries }): EntryOfTable => ({ table, ...entries[0]! }))
  const tails = ordered.flatMap(({ table, entries }) => entries.slice(1).map(entry => ({ table, ...entry })))
  const rows = ordered.flatMap(({ row }) => (row ? [row] : []))
  const mentions = ordered.flatMap(({ table, mentions = [] }) =>
    [...new Set(mentions)].sort().map(person => ({ person, table })),
  )
  return {
    name: 'write many',
    text: TEXT,
    values: [
      ...entryColumns(heads),
      ...entryColumns(tails),
      ...rowColumns(rows),
      column(mentions, 'person'),
      column(mentions, 'table'),
    ],
  }
}

const entryColumns = (entries: readonly EntryOfTable[]): unknown[] => [
  column(entries, 'table'),
  column(entries, 'sequence'),
  column(entries, 'at'),
  column(entries, 'body'),
  column(entries, 'receipt'),
]

const rowColumns = (rows: readonly EncodedRow[]): unknown[] => [
  column(rows, 'id'),
  column(rows, 'code'),
  column(rows, 'rulesVersion'),
  column(rows, 'status'),
  column(rows, 'listed'),
  column(rows, 'touched'),
  column(rows, 'due'),
  column(rows, 'summary'),
]
