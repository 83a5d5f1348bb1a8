interface Waiting<Work> {
  readonly work: Work
  readonly kept: () => void
  readonly broken: (reason: unknown) => void
}

/**
 * Gathers everything asked for during one turn of the event loop and commits it together: one wait for the disk
 * instead of one for each. `commit` gives, for each piece of work, the error that kept it out, if any.
 */
export class GroupCommit<Work> {
  #waiting: Waiting<Work>[] = []
  readonly #commit: (batch: readonly Work[]) => readonly (Error | undefined)[]

  constructor(commit: (batch: readonly Work[]) => readonly (Error | undefined)[]) {
    this.#commit = commit
  }

  add(work: Work): Promise<void> {
    return new Promise((kept, broken) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ work, kept, broken })
    })
  }

  flush(): void {
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length > 0) settle(batch, this.#attempt(batch))
  }

  /** A commit that fails as a whole (disk full) fails for everybody in it. */
  #attempt(batch: readonly Waiting<Work>[]): readonly (Error | undefined)[] {
    try {
      return this.#commit(batch.map(({ work }) => work))
    } catch (error) {
      return batch.map(() => error as Error)
    }
  }
}

function settle<Work>(batch: readonly Waiting<Work>[], errors: readonly (Error | undefined)[]): void {
  batch.forEach(({ kept, broken }, index) => {
    const error = errors[index]
    if (error) broken(error)
    else kept()
  })
}
