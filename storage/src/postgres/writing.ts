import { type Change, CodeTaken, CommandDone, SequenceTaken } from '../store.ts'

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
export function writing(change: Change): Statement {
  const values: unknown[] = [change.table]
  const parts: string[] = []
  const value = (given: unknown, type: string): string => `$${values.push(given)}::${type}`
  if (change.entries?.length) parts.push(addEntries(change.entries, value))
  if (change.row) parts.push(putTable(change.row, value))
  if (change.people) parts.push(...replaceSitters(change.people, value))
  if (change.answer) parts.push(addAnswer(change.answer, value))
  const text = `WITH ${parts.map((part, place) => `part${place} AS (${part})`).join(', ')} SELECT $1::text`
  return { name: `write ${shapeOf(change)}`, text, values }
}

/** Which parts a change has: changes of one shape are one statement with other values. */
const shapeOf = (change: Change): string =>
  [change.entries?.length, change.row, change.people, change.answer].map(part => (part ? 1 : 0)).join('')

type Value = (given: unknown, type: string) => string

function addEntries(entries: NonNullable<Change['entries']>, value: Value): string {
  const sequences = value(
    entries.map(entry => entry.sequence),
    'int[]',
  )
  const times = value(
    entries.map(entry => Math.round(entry.at)),
    'bigint[]',
  )
  const bodies = value(
    entries.map(entry => JSON.stringify(entry.body)),
    'text[]',
  )
  return `INSERT INTO entries SELECT $1::text, * FROM unnest(${sequences}, ${times}, ${bodies})`
}

function putTable(row: NonNullable<Change['row']>, value: Value): string {
  const columns = [
    value(row.id, 'text'),
    value(row.code, 'text'),
    value(row.game, 'text'),
    value(row.rulesVersion, 'int'),
    value(row.status, 'text'),
    value(row.listed, 'boolean'),
    value(Math.round(row.created), 'bigint'),
    value(Math.round(row.touched), 'bigint'),
    value(row.due === null ? null : Math.round(row.due), 'bigint'),
    value(JSON.stringify(row.summary), 'text'),
  ]
  return `INSERT INTO tables (id, code, game, rules_version, status, listed, created, touched, due, summary)
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

function addAnswer(given: NonNullable<Change['answer']>, value: Value): string {
  const columns = [
    value(given.person, 'text'),
    value(given.command, 'text'),
    value(Math.round(given.at), 'bigint'),
    value(JSON.stringify(given.answer), 'text'),
  ]
  return `INSERT INTO answers VALUES (${columns.join(', ')})`
}

/** PostgreSQL's word for a broken uniqueness. */
const UNIQUE_VIOLATION = '23505'

/** What a failed write means to the caller. */
export function clashOf(change: Change, error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== UNIQUE_VIOLATION) return error
  if (constraint === 'tables_code') return new CodeTaken(change.row?.code ?? '')
  if (constraint === 'answers_pkey') return new CommandDone(change.answer?.command ?? '')
  return new SequenceTaken(change.table, change.entries?.[0]?.sequence ?? 0)
}
