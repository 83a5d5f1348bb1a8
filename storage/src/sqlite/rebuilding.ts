import type { Database } from 'better-sqlite3'

const HOUR = 3_600_000
/** What takes no longer than a moment, and what may hold up writing for some seconds once an hour. */
const [SMALL, LARGE] = [64 * 2 ** 20, 2 ** 30]

/**
 * After somebody was forgotten the file is written anew, within the hour or when it is closed. `secure_delete` overwrites
 * what is deleted; but where a page was split SQLite leaves copies of rows in it that no deletion reaches, and only a new
 * file has none. A very large one is left to whoever runs the server.
 */
export class Rebuilding {
  readonly #db: Database
  readonly #after: () => void
  #timer: NodeJS.Timeout | undefined

  /** `after` moves what was written into the database. */
  constructor(db: Database, after: () => void) {
    this.#db = db
    this.#after = after
  }

  soon(attempt: (work: () => void) => void): void {
    this.#timer ??= setTimeout(() => attempt(() => this.#run(LARGE)), HOUR).unref()
  }

  beforeClosing(): void {
    if (this.#timer) this.#run(SMALL)
  }

  #run(most: number): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sizeOf = (name: string) => this.#db.pragma(name, { simple: true }) as number
    if (sizeOf('page_count') * sizeOf('page_size') > most) return
    this.#db.exec('VACUUM')
    this.#after()
  }
}
