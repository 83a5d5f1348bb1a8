import type { Database, Statement } from 'better-sqlite3'
import { makeReceipt } from './receipt.ts'
import { columnsOf } from './sqlite-rows.ts'
import { type Change, CodeTaken, SequenceTaken } from './store.ts'

const UPSERT_TABLE = `
  INSERT INTO tables (id, code, game, rules_version, status, listed, created, touched, due, summary)
  VALUES (@id, @code, @game, @rules_version, @status, @listed, @created, @touched, @due, @summary)
  ON CONFLICT (id) DO UPDATE SET code = excluded.code, rules_version = excluded.rules_version,
    status = excluded.status, listed = excluded.listed, touched = excluded.touched, due = excluded.due,
    summary = excluded.summary`

/** Something to write, and the error to give where it breaks a rule of the store. */
export interface Work {
  readonly run: () => void
  readonly clash?: (error: Clash) => Error | undefined
}

/** Does a batch of work in one transaction; a piece that breaks a rule is left out alone. */
export function batchWriter(db: Database): (batch: readonly Work[]) => readonly (Error | undefined)[] {
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map(sql => db.prepare(sql)) as [
    Statement,
    Statement,
    Statement,
  ]
  // Inside the batch's transaction this is a savepoint: a clash undoes this piece only.
  const alone = db.transaction((run: () => void) => run())
  const together = (write: () => void): void => {
    begin.run()
    try {
      write()
      commit.run()
    } catch (error) {
      if (db.inTransaction) rollback.run()
      throw error
    }
  }
  return batch => {
    let errors: readonly (Error | undefined)[] = []
    try {
      together(() => {
        for (const { run } of batch) run()
      })
    } catch {
      // Clashes are rare: only now is each piece tried for itself.
      together(() => {
        errors = batch.map(work => attempt(alone, work))
      })
    }
    return errors
  }
}

function attempt(alone: (run: () => void) => void, { run, clash }: Work): Error | undefined {
  try {
    alone(run)
    return undefined
  } catch (error) {
    const known = clash?.(error as Clash)
    if (known) return known
    throw error
  }
}

/** What SQLite tells about a broken rule. */
export type Clash = Error & { readonly code?: string }

export function clashOf(change: Change, error: Clash): Error | undefined {
  if (!error.code?.startsWith('SQLITE_CONSTRAINT')) return undefined
  if (error.message.includes('tables.code')) return new CodeTaken(change.row?.code ?? '')
  return new SequenceTaken(change.table, change.entries?.[0]?.sequence ?? 0)
}

export function changeWriter(db: Database): (change: Change) => void {
  const addEntry = db.prepare('INSERT INTO entries (table_id, sequence, at, body, receipt) VALUES (?, ?, ?, ?, ?)')
  const putTable = db.prepare(UPSERT_TABLE)
  const removeSitters = db.prepare('DELETE FROM sitters WHERE table_id = ?')
  const addSitter = db.prepare('INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)')
  return change => {
    for (const { sequence, at, body, receipt } of change.entries ?? [])
      addEntry.run(change.table, sequence, at, JSON.stringify(body), makeReceipt(receipt))
    if (change.row) putTable.run(columnsOf(change.row))
    if (change.people) {
      removeSitters.run(change.table)
      for (const person of change.people) addSitter.run(person, change.table)
    }
  }
}
