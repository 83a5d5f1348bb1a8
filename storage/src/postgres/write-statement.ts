import { CodeTaken, SequenceTaken } from '../store.ts'
import type { EncodedChange, EncodedEntry, EncodedRow } from './encoded-change.ts'
import { addResults } from './results.ts'

/** A statement with its values; the name lets the database keep its plan. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/**
 * A change as one statement, so that it is one transaction in one round trip: all of it or nothing. That a sequence
 * number exists once is decided by the primary key of `entries`, and by nothing else.
 */
export function writeStatement(change: EncodedChange): Statement {
  const values: unknown[] = [change.table]
  const parts: string[] = []
  const value = (given: unknown, type: string): string => `$${values.push(given)}::${type}`
  if (change.entries.length > 0) parts.push(addEntries(change.entries, value))
  const goesOn = change.row && continues(change)
  const row = change.row && parts.push((goesOn ? updateTable : putTable)(change.row, value)) - 1
  if (change.people) parts.push(...replaceSitters(change.people, value))
  if (change.mentions?.length) parts.push(addMentions(change.mentions, value))
  if (change.results?.length) parts.push(addResults(change.results, value))
  // A table that another node has forgotten must not rise again as a log without a beginning.
  const told = goesOn
    ? `CASE WHEN EXISTS (SELECT FROM part${row}) THEN $1::text ELSE table_gone($1::text) END`
    : '$1::text'
  const text = `WITH ${parts.map((part, place) => `part${place} AS (${part})`).join(', ')} SELECT ${told}`
  return { name: `write ${shapeOf(change)}${goesOn ? ' on' : ''}`, text, values }
}

/** Whether the table was there before. */
const continues = ({ entries }: EncodedChange): boolean => (entries[0]?.sequence ?? 1) > 1

/** Which parts a change has: changes of one shape are one statement with other values. */
const shapeOf = (change: EncodedChange): string =>
  [change.entries.length, change.row, change.people, change.mentions?.length, change.results?.length]
    .map(part => (part ? 1 : 0))
    .join('')

type Value = (given: unknown, type: string) => string

function addEntries(entries: readonly EncodedEntry[], value: Value): string {
  const columns = [
    value(column(entries, 'sequence'), 'int[]'),
    value(column(entries, 'at'), 'bigint[]'),
    value(column(entries, 'body'), 'text[]'),
    value(column(entries, 'receipt'), 'text[]'),
  ]
  return `INSERT INTO entries (table_id, sequence, at, body, receipt) SELECT $1::text, * FROM unnest(${columns.join(', ')})`
}

/** One field of many, for `unnest`. */
export const column = <Row, Field extends keyof Row>(rows: readonly Row[], field: Field): Row[Field][] =>
  rows.map(row => row[field])

/** Columns that change as a table is played. */
const changing = (row: EncodedRow, value: Value): string[] => [
  value(row.code, 'text'),
  value(row.rulesVersion, 'int'),
  value(row.status, 'text'),
  value(row.listed, 'boolean'),
  value(row.touched, 'bigint'),
  value(row.due, 'bigint'),
  value(row.summary, 'text'),
]

function updateTable(row: EncodedRow, value: Value): string {
  return `UPDATE tables SET (code, rules_version, status, listed, touched, due, summary) = (${changing(row, value).join(', ')})
    WHERE id = $1::text RETURNING id`
}

function putTable(row: EncodedRow, value: Value): string {
  const columns = [
    value(row.id, 'text'),
    value(row.game, 'text'),
    value(row.created, 'bigint'),
    ...changing(row, value),
  ]
  return `INSERT INTO tables (id, game, created, code, rules_version, status, listed, touched, due, summary)
    VALUES (${columns.join(', ')})
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, rules_version = excluded.rules_version,
      status = excluded.status, listed = excluded.listed, touched = excluded.touched, due = excluded.due,
      summary = excluded.summary`
}

function replaceSitters(people: readonly string[], value: Value): string[] {
  const list = value([...new Set(people)], 'text[]')
  return [
    `DELETE FROM sitters WHERE table_id = $1::text AND person <> ALL (${list})`,
    `INSERT INTO sitters SELECT person, $1::text FROM unnest(${list}) AS person ON CONFLICT DO NOTHING`,
  ]
}

/** In one order, so that two who write at once wait for each other and not both. */
const addMentions = (people: readonly string[], value: Value): string =>
  `INSERT INTO mentions SELECT person, $1::text FROM unnest(${value([...new Set(people)].sort(), 'text[]')}) AS person
    ON CONFLICT DO NOTHING`

/** What `table_gone` throws: whoever loads the table afresh will see. */
const TABLE_GONE = 'TGONE'

/** PostgreSQL's word for a broken uniqueness. */
const UNIQUE_VIOLATION = '23505'

/** What a failed write means to the caller. */
export function conflictOf(change: EncodedChange, error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === TABLE_GONE) return new SequenceTaken(change.table, change.entries[0]?.sequence ?? 0)
  if (code !== UNIQUE_VIOLATION) return error
  if (constraint === 'tables_code') return new CodeTaken(change.row?.code ?? '')
  return new SequenceTaken(change.table, change.entries[0]?.sequence ?? 0)
}
