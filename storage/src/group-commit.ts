/** Where batches go. */
export interface Disk<Work> {
  /** Writes a batch as one; gives, for each piece of work, the error that kept it out, if any. */
  write(batch: readonly Work[]): readonly (Error | undefined)[]
  /** Kept when everything written so far would survive the loss of power. */
  sync(): Promise<void>
}

interface Waiting<Work> {
  readonly work: Work
  readonly kept: () => void
  readonly broken: (reason: unknown) => void
}

/**
 * Gathers everything asked for during one turn of the event loop, or while the disk is busy, and commits it together:
 * one wait for the disk instead of one for each. Nobody's promise is kept before the disk has answered; the event loop
 * goes on meanwhile.
 */
export class GroupCommit<Work> {
  readonly #disk: Disk<Work>
  #waiting: Waiting<Work>[] = []
  #begun = false
  #idle: (() => void)[] = []

  constructor(disk: Disk<Work>) {
    this.#disk = disk
  }

  add(work: Work): Promise<void> {
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
    settle(batch, await this.#attempt(batch))
    this.#begun = false
    if (this.#waiting.length > 0) return this.#beginSoon()
    for (const done of this.#idle.splice(0)) done()
  }

  /** A commit that fails as a whole (disk full) fails for everybody in it. */
  async #attempt(batch: readonly Waiting<Work>[]): Promise<readonly (Error | undefined)[]> {
    try {
      const errors = this.#disk.write(batch.map(({ work }) => work))
      await this.#disk.sync()
      return errors
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
