/** So far apart flushes are at least, and at most while an earlier one is not through. */
const GAP_MS = 8
const LONGEST_GAP_MS = 50

/**
 * When to send what has gathered: at once where nothing was sent lately; else a little later, or when the database has
 * taken what was sent before. So a quiet node waits for nothing, and a busy one sends seldom and much.
 */
export class FlushPace {
  readonly #flush: () => Promise<unknown>
  #flushedAt = Number.NEGATIVE_INFINITY
  #sending = 0
  #wanted = false
  #timer: NodeJS.Timeout | undefined

  constructor(flush: () => Promise<unknown>) {
    this.#flush = flush
  }

  soon(): void {
    if (this.#wanted) return
    this.#wanted = true
    this.#wait()
  }

  stop(): void {
    this.#wanted = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const gap = this.#sending > 0 ? LONGEST_GAP_MS : GAP_MS
    this.#timer = setTimeout(() => void this.#run(), Math.max(1, this.#flushedAt + gap - performance.now()))
  }

  async #run(): Promise<void> {
    this.#wanted = false
    this.#flushedAt = performance.now()
    this.#sending += 1
    await this.#flush()
    this.#sending -= 1
    if (this.#wanted) this.#wait()
  }
}
