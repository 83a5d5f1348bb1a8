interface QueuedTurn {
  readonly weight: number
  readonly go: () => void
}

/** What one address may do in one turn of the event loop: a call, so many commands, or half as many files. */
const EACH_TURN = 4
export const CALL = EACH_TURN
export const FILE = 2

/** Who has done so many turns' worth without a pause gets the next ones so many milliseconds apart. */
const HASTE = 10
const APART = 5
/** Where a turn of the event loop takes long, whoever had her share in it waits for so many times that, in her share. */
const DEAR = 2

/**
 * Whoever sends much at once is served a little in each turn of the event loop, so that others are served in between.
 * Turns alone are not enough: they follow each other as fast as they are done, and what others asked for takes several.
 * So who goes on without a pause is served at a pace. Who sends little does not wait.
 */
export class Turns {
  readonly #used = new Map<string, number>()
  readonly #waiting = new Map<string, QueuedTurn[]>()
  readonly #hurries = new Map<string, Hurry>()
  readonly #haste: number
  readonly #now: () => number
  /** When the first one was served in this turn. */
  #began = 0
  #isSet = false
  #isPaused = false

  constructor(haste = HASTE, now = () => performance.now()) {
    this.#haste = haste
    this.#now = now
  }

  /** Something to wait for, or nothing. */
  take(address: string, weight: number): Promise<void> | undefined {
    this.#set()
    const used = this.#used.get(address) ?? 0
    if (used < EACH_TURN && !this.#waiting.has(address) && !this.#isHasty(address)) {
      this.#count(address, used, weight)
      return undefined
    }
    return new Promise(go => {
      const waiting = this.#waiting.get(address) ?? []
      this.#waiting.set(address, waiting)
      waiting.push({ weight, go })
    })
  }

  /** Addresses that are remembered. */
  get size(): number {
    return this.#hurries.size
  }

  #count(address: string, used: number, weight: number): void {
    const now = this.#now()
    if (this.#used.size === 0) this.#began = now
    this.#used.set(address, used + weight)
    this.#hurry(address, weight / EACH_TURN, now)
  }

  #hurry(address: string, turns: number, now: number): void {
    this.#hurries.set(address, { turns: this.#hurryOf(address, now) + turns, at: now })
  }

  /** What the turn took is known when it is over. */
  #charge(): void {
    const now = this.#now()
    const turns = (DEAR * (now - this.#began)) / APART
    const used = [...this.#used.values()].reduce((sum, each) => sum + each, 0)
    for (const [address, each] of this.#used) this.#hurry(address, (turns * each) / used, now)
    this.#used.clear()
  }

  /** Turns that an address has had, less those that its pauses make up for. */
  #hurryOf(address: string, now: number): number {
    const hurry = this.#hurries.get(address)
    return hurry ? Math.max(0, hurry.turns - (now - hurry.at) / APART) : 0
  }

  #isHasty(address: string): boolean {
    return this.#hurryOf(address, this.#now()) >= this.#haste
  }

  #set(): void {
    if (this.#isSet) return
    this.#isSet = true
    setImmediate(() => this.#next())
  }

  #next(): void {
    this.#isSet = false
    this.#charge()
    for (const [address, waiting] of this.#waiting) if (!this.#isHasty(address)) this.#serve(address, waiting)
    this.#forget()
    if (this.#used.size > 0) this.#set()
    else if (this.#waiting.size > 0) this.#pause()
  }

  #serve(address: string, waiting: QueuedTurn[]): void {
    for (let used = 0; used < EACH_TURN && waiting.length > 0; used = this.#used.get(address)!) {
      const { weight, go } = waiting.shift()!
      this.#count(address, used, weight)
      go()
    }
    if (waiting.length === 0) this.#waiting.delete(address)
  }

  #forget(): void {
    const now = this.#now()
    for (const address of this.#hurries.keys()) if (this.#hurryOf(address, now) === 0) this.#hurries.delete(address)
  }

  /** All who wait are too hasty; whoever comes meanwhile need not wait for that. */
  #pause(): void {
    if (this.#isPaused) return
    this.#isPaused = true
    setTimeout(() => {
      this.#isPaused = false
      this.#set()
    }, APART)
  }
}

interface Hurry {
  readonly turns: number
  readonly at: number
}
