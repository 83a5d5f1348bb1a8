import { makeReceipt } from '../receipt.ts'
import { type Change, CodeTaken, type Entry, type Rewriting, SequenceTaken, type TableRow } from '../store.ts'
import { addResults } from './results.ts'
import type { SqliteFailure, Statement } from './statements.ts'

const ADD_ENTRY = 'INSERT INTO entries (table_id, sequence, at, body, receipt) VALUES (?, ?, ?, ?, ?)'
const REWRITE_ENTRY = 'UPDATE entries SET at = ?, body = ?, receipt = ? WHERE table_id = ? AND sequence = ?'
const KEEP_TABLE = `
  INSERT INTO tables (id, code, game, rules_version, status, listed, created, touched, due, summary)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET code = excluded.code, rules_version = excluded.rules_version,
    status = excluded.status, listed = excluded.listed, touched = excluded.touched, due = excluded.due,
    summary = excluded.summary`
const ADD_SITTER = 'INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)'

const ADD_MENTION = 'INSERT OR IGNORE INTO mentions (person, table_id) VALUES (?, ?)'

/** What must be done for a change. */
export function changeWork({ table, entries, row, people, mentions, results }: Change): Statement[] {
  const work: Statement[] = []
  for (const entry of entries ?? []) work.push(addEntry(table, entry))
  if (row) work.push(keepTable(row))
  if (people) work.push(...keepSitters(table, people))
  for (const person of mentions ?? []) work.push([ADD_MENTION, person, table])
  if (results) work.push(...addResults(results))
  return work
}

export function rewritingWork({ rewritten, ...change }: Rewriting): Statement[] {
  return [
    ...changeWork(change),
    ...rewritten.map(entry => rewriteEntry(change.table, entry)),
    ['DELETE FROM snapshots WHERE table_id = ?', change.table],
  ]
}

/** The rule of the store that was broken, if it was one. */
export function conflictOf(change: Change, { code, message }: SqliteFailure): Error | undefined {
  if (!code?.startsWith('SQLITE_CONSTRAINT')) return undefined
  if (message.includes('tables.code')) return new CodeTaken(change.row?.code ?? '')
  return new SequenceTaken(change.table, change.entries?.[0]?.sequence ?? 0)
}

const addEntry = (table: string, { sequence, at, body, receipt }: Entry): Statement => [
  ADD_ENTRY,
  table,
  sequence,
  at,
  JSON.stringify(body),
  makeReceipt(receipt),
]

const rewriteEntry = (table: string, { sequence, at, body, receipt }: Entry): Statement => [
  REWRITE_ENTRY,
  at,
  JSON.stringify(body),
  makeReceipt(receipt),
  table,
  sequence,
]

const keepTable = (row: TableRow): Statement => [
  KEEP_TABLE,
  row.id,
  row.code,
  row.game,
  row.rulesVersion,
  row.status,
  row.listed ? 1 : 0,
  row.created,
  row.touched,
  row.due,
  JSON.stringify(row.summary),
]

const keepSitters = (table: string, people: readonly string[]): Statement[] => [
  ['DELETE FROM sitters WHERE table_id = ?', table],
  ...people.map((person): Statement => [ADD_SITTER, person, table]),
]
