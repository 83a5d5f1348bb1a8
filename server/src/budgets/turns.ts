interface QueuedTurn {
  readonly weight: number
  readonly go: () => void
}

/** What one address may do in one turn of the event loop: a call, or so many commands. */
const EACH_TURN = 4
export const CALL = EACH_TURN

/**
 * Whoever sends much at once is served a little in each turn of the event loop, so that others are served in between.
 * Who sends little does not wait.
 */
export class Turns {
  readonly #used = new Map<string, number>()
  readonly #waiting = new Map<string, QueuedTurn[]>()
  #isSet = false

  /** Something to wait for, or nothing. */
  take(address: string, weight: number): Promise<void> | undefined {
    this.#set()
    const used = this.#used.get(address) ?? 0
    if (used < EACH_TURN && !this.#waiting.has(address)) {
      this.#used.set(address, used + weight)
      return undefined
    }
    return new Promise(go => {
      const waiting = this.#waiting.get(address) ?? []
      this.#waiting.set(address, waiting)
      waiting.push({ weight, go })
    })
  }

  #set(): void {
    if (this.#isSet) return
    this.#isSet = true
    setImmediate(() => this.#next())
  }

  #next(): void {
    this.#isSet = false
    this.#used.clear()
    for (const [address, waiting] of this.#waiting) this.#serve(address, waiting)
    if (this.#used.size > 0) this.#set()
  }

  #serve(address: string, waiting: QueuedTurn[]): void {
    let used = 0
    for (; used < EACH_TURN && waiting.length > 0; used += waiting.shift()!.weight) waiting[0]!.go()
    this.#used.set(address, used)
    if (waiting.length === 0) this.#waiting.delete(address)
  }
}
