import type { Database, Statement } from 'better-sqlite3'
import { isFinal, isLocked } from './disk-errors.ts'
import type { SqliteFailure, Work, WorkResult } from './statements.ts'

/** Does batches of work, each in one transaction. On disk when it returns; throws where nothing of it was done. */
export class Writer {
  readonly #db: Database
  readonly #statements = new Map<string, Statement>()
  readonly #together: (write: () => WorkResult[]) => WorkResult[]
  /** Inside the batch's transaction this is a savepoint: what fails undoes this piece only. */
  readonly #alone: (work: Work) => number

  constructor(db: Database) {
    this.#db = db
    this.#together = db.transaction((write: () => WorkResult[]) => write()).immediate
    this.#alone = db.transaction((work: Work) => this.#run(work))
  }

  commit(batch: readonly Work[]): WorkResult[] {
    try {
      return this.#together(() => batch.map(work => ({ changes: this.#run(work) })))
    } catch (error) {
      // Who was waited for in vain is not waited for once more.
      if (isFinal(error as SqliteFailure) || isLocked(error as SqliteFailure)) throw error
      // Clashes are rare: only now is each piece tried for itself.
      return this.#together(() => batch.map(work => this.#attempt(work)))
    }
  }

  #attempt(work: Work): WorkResult {
    try {
      return { changes: this.#alone(work) }
    } catch (error) {
      // Some errors take the whole transaction with them.
      if (!this.#db.inTransaction) throw error
      const { code, message } = error as SqliteFailure
      return { failure: { code, message } }
    }
  }

  #run(work: Work): number {
    let changes = 0
    for (const [sql, ...values] of work) changes = this.#prepared(sql).run(values).changes
    return changes
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
