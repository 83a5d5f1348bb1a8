import type { Database } from 'better-sqlite3'
import { columnsOf } from './sqlite-rows.ts'
import { type Change, CodeTaken, SequenceTaken } from './store.ts'

const UPSERT_TABLE = `
  INSERT INTO tables (id, code, game, rules_version, status, listed, created, touched, due, summary)
  VALUES (@id, @code, @game, @rules_version, @status, @listed, @created, @touched, @due, @summary)
  ON CONFLICT (id) DO UPDATE SET code = excluded.code, rules_version = excluded.rules_version,
    status = excluded.status, listed = excluded.listed, touched = excluded.touched, due = excluded.due,
    summary = excluded.summary`

/** Writes a batch of changes in one transaction; one that breaks a rule is left out alone. */
export function batchWriter(db: Database): (batch: readonly Change[]) => readonly (Error | undefined)[] {
  const write = changeWriter(db)
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const rollback = db.prepare('ROLLBACK')
  const one = db.transaction(write)
  return batch => {
    begin.run()
    try {
      const errors = batch.map(change => attempt(one, change))
      commit.run()
      return errors
    } catch (error) {
      if (db.inTransaction) rollback.run()
      throw error
    }
  }
}

/** Inside the batch's transaction this is a savepoint: a clash undoes this change only. */
function attempt(write: (change: Change) => void, change: Change): Error | undefined {
  try {
    write(change)
    return undefined
  } catch (error) {
    const clash = clashOf(change, error as Clash)
    if (clash) return clash
    throw error
  }
}

/** What SQLite tells about a broken rule. */
type Clash = Error & { readonly code?: string }

function clashOf(change: Change, error: Clash): Error | undefined {
  if (!error.code?.startsWith('SQLITE_CONSTRAINT')) return undefined
  if (error.message.includes('tables.code')) return new CodeTaken(change.row?.code ?? '')
  return new SequenceTaken(change.table, change.entries?.[0]?.sequence ?? 0)
}

function changeWriter(db: Database): (change: Change) => void {
  const addEntry = db.prepare('INSERT INTO entries (table_id, sequence, at, body) VALUES (?, ?, ?, ?)')
  const putTable = db.prepare(UPSERT_TABLE)
  const removeSitters = db.prepare('DELETE FROM sitters WHERE table_id = ?')
  const addSitter = db.prepare('INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)')
  const addAnswer = db.prepare('INSERT OR IGNORE INTO answers (person, command, at, answer) VALUES (?, ?, ?, ?)')
  return change => {
    for (const { sequence, at, body } of change.entries ?? [])
      addEntry.run(change.table, sequence, at, JSON.stringify(body))
    if (change.row) putTable.run(columnsOf(change.row))
    if (change.people) {
      removeSitters.run(change.table)
      for (const person of change.people) addSitter.run(person, change.table)
    }
    if (change.answer) {
      const { person, command, at, answer } = change.answer
      addAnswer.run(person, command, at, JSON.stringify(answer))
    }
  }
}
