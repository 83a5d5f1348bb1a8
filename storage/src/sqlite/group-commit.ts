interface Waiting<Work, Outcome> {
  readonly work: Work
  readonly kept: (outcome: Outcome) => void
  readonly broken: (reason: unknown) => void
}

/** Writes a batch as one; gives what came of each piece of work once all of it would survive the loss of power. */
type Commit<Work, Outcome> = (batch: readonly Work[]) => Promise<readonly Outcome[]>

/**
 * Gathers everything asked for during one turn of the event loop, or while the disk is busy, and commits it together:
 * one wait for the disk instead of one for each. Nobody's promise is kept before the disk has answered; the event loop
 * goes on meanwhile.
 */
export class GroupCommit<Work, Outcome> {
  readonly #commit: Commit<Work, Outcome>
  #waiting: Waiting<Work, Outcome>[] = []
  #begun = false
  #idle: (() => void)[] = []

  constructor(commit: Commit<Work, Outcome>) {
    this.#commit = commit
  }

  add(work: Work): Promise<Outcome> {
    return new Promise((kept, broken) => {
      this.#waiting.push({ work, kept, broken })
      this.#beginSoon()
    })
  }

  /** When nothing is left to be written. */
  drained(): Promise<void> {
    return new Promise(done => {
      if (this.#begun) this.#idle.push(done)
      else done()
    })
  }

  #beginSoon(): void {
    if (this.#begun) return
    this.#begun = true
    setImmediate(() => void this.#next())
  }

  async #next(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    await this.#attempt(batch)
    this.#begun = false
    if (this.#waiting.length > 0) return this.#beginSoon()
    for (const done of this.#idle.splice(0)) done()
  }

  /** A commit that fails as a whole (disk full) fails for everybody in it. */
  async #attempt(batch: readonly Waiting<Work, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#commit(batch.map(({ work }) => work))
      for (const [index, { kept }] of batch.entries()) kept(outcomes[index]!)
    } catch (error) {
      for (const { broken } of batch) broken(error)
    }
  }
}
