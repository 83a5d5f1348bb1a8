interface QueuedWork<Work, WorkResult> {
  readonly work: Work
  readonly kept: (outcome: WorkResult) => void
  readonly broken: (reason: unknown) => void
}

/** Writes a batch as one; gives what came of each piece of work once all of it would survive the loss of power. */
type Commit<Work, WorkResult> = (batch: readonly Work[]) => Promise<readonly WorkResult[]>

/**
 * Gathers everything asked for during one turn of the event loop, or while the disk is busy, and commits it together:
 * one wait for the disk instead of one for each. Nobody's promise is kept before the disk has answered; the event loop
 * goes on meanwhile.
 */
export class GroupCommit<Work, WorkResult> {
  readonly #commit: Commit<Work, WorkResult>
  #waiting: QueuedWork<Work, WorkResult>[] = []
  #begun = false
  #idle: (() => void)[] = []

  constructor(commit: Commit<Work, WorkResult>) {
    this.#commit = commit
  }

  add(work: Work): Promise<WorkResult> {
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
  async #attempt(batch: readonly QueuedWork<Work, WorkResult>[]): Promise<void> {
    try {
      const outcomes = await this.#commit(batch.map(({ work }) => work))
      for (const [index, { kept }] of batch.entries()) kept(outcomes[index]!)
    } catch (error) {
      for (const { broken } of batch) broken(error)
    }
  }
}
