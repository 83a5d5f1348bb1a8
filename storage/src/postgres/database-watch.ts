type OnChange = (isUp: boolean, why: Error | undefined) => void

/**
 * Whether the database answers. Who listens to it (`Listener`) finds out; everybody else is spared waiting in vain, and
 * an outage is told once when it begins and once when it ends.
 */
export class DatabaseWatch {
  readonly #heard: OnChange[] = []
  #away: Error | undefined

  get isUp(): boolean {
    return this.#away === undefined
  }

  onChange(heard: OnChange): void {
    this.#heard.push(heard)
  }

  /** It did not answer, not even on a new connection. */
  silent(why: Error): void {
    if (this.#away) return
    this.#away = why
    for (const heard of this.#heard) heard(false, why)
  }

  answered(): void {
    if (!this.#away) return
    this.#away = undefined
    for (const heard of this.#heard) heard(true, undefined)
  }

  /** Throws while the database is known to be away. */
  check(): void {
    if (this.#away) throw new DatabaseAway(this.#away)
  }
}

/** PostgreSQL's class of errors for connections that fail. */
class DatabaseAway extends Error {
  readonly code = '08001'

  constructor(why: Error) {
    super(`the database does not answer: ${why.message}`, { cause: why })
    this.name = 'DatabaseAway'
  }
}
