import type { Database, Statement } from 'better-sqlite3'

/** The connection that only reads. Each of its statements is prepared once: preparing takes longer than most of them. */
export class Reader {
  readonly #db: Database
  readonly #statements = new Map<string, Statement>()

  constructor(db: Database) {
    this.#db = db
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
