import type { Clock } from './clock.ts'

/** So many at once, then so many a second. */
export class TokenBucket {
  readonly #size: number
  readonly #perSecond: number
  readonly #clock: Clock
  #left: number
  #at: number

  constructor(size: number, perSecond: number, clock: Clock) {
    this.#size = size
    this.#perSecond = perSecond
    this.#clock = clock
    this.#left = size
    this.#at = clock.now()
  }

  take(): boolean {
    const now = this.#clock.now()
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
