import type { Database, Statement } from 'better-sqlite3'
import { syncFile } from './sync.ts'

interface Reach {
  readonly busy: 0 | 1
  /** Pages in the write-ahead log, and how many of them are in the database too. */
  readonly log: number
  readonly checkpointed: number
}

/** Milliseconds somebody who reads may hold up the emptying of the log; then it is tried after the next commit. */
const PATIENCE = 200

/**
 * Moves what is in the write-ahead log into the database, between two commits and not as part of one: nobody waits for
 * it who only waits to be answered, and an error does not go unheard.
 */
export class Checkpoints {
  readonly #db: Database
  readonly #pagesAhead: number
  readonly #reach: Statement
  #mustErase = false

  constructor(db: Database, pagesAhead: number) {
    this.#db = db
    this.#pagesAhead = pagesAhead
    this.#reach = db.prepare('PRAGMA wal_checkpoint(NOOP)')
  }

  afterCommit(): void {
    const { log, checkpointed } = this.#reach.get() as Reach
    if (this.#mustErase) this.erase()
    else if (log - checkpointed >= this.#pagesAhead) this.empty()
  }

  /** What is written next begins the log anew, unless somebody still reads from it. */
  empty(): void {
    this.#db.pragma('wal_checkpoint(PASSIVE)')
  }

  /** Nothing of what was written before can be read from the log any more, after a loss of power neither. */
  erase(): void {
    const timeout = this.#db.pragma('busy_timeout', { simple: true }) as number
    this.#db.pragma(`busy_timeout = ${PATIENCE}`)
    const [{ busy }] = this.#db.pragma('wal_checkpoint(TRUNCATE)') as [Reach]
    this.#db.pragma(`busy_timeout = ${timeout}`)
    this.#mustErase = busy === 1
    // SQLite holds no lock on the log.
    if (!this.#mustErase) syncFile(`${this.#db.name}-wal`)
  }
}
