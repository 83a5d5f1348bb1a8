import type { Rate } from './limits.ts'

const SWEEP_FROM = 1_000
/** What is left over when numbers that are not whole are added up. */
const NOTHING = 1e-6

/** A bucket for each of many, filled at one rate. Full ones are not remembered, so memory is bounded by who is active. */
export class Buckets {
  readonly #perMillisecond: number
  /** Milliseconds in which an empty bucket is full again. */
  readonly #span: number
  readonly #now: () => number
  /** When each bucket that is not full will be. */
  readonly #fullAt = new Map<string, number>()
  #sweepAt = SWEEP_FROM

  constructor({ atOnce, perSecond }: Rate, now: () => number) {
    this.#perMillisecond = perSecond / 1000
    this.#span = atOnce / this.#perMillisecond
    this.#now = now
  }

  get size(): number {
    return this.#fullAt.size
  }

  /** Milliseconds until so much can be taken. */
  wait(who: string, amount: number): number {
    const wait = this.#missing(who) + amount / this.#perMillisecond - this.#span
    return wait > NOTHING ? wait : 0
  }

  /** Takes so much, whether it is there or not. */
  take(who: string, amount: number): void {
    const now = this.#now()
    this.#fullAt.set(who, now + this.#missing(who) + amount / this.#perMillisecond)
    if (this.#fullAt.size >= this.#sweepAt) this.sweep()
  }

  /** How full it is, from 0 to 1. */
  left(who: string): number {
    return Math.max(0, 1 - this.#missing(who) / this.#span)
  }

  #missing(who: string): number {
    return Math.max(0, (this.#fullAt.get(who) ?? 0) - this.#now())
  }

  /** Lets go of those that are full. */
  sweep(): void {
    const now = this.#now()
    for (const [who, at] of this.#fullAt) if (at <= now) this.#fullAt.delete(who)
    this.#sweepAt = Math.max(SWEEP_FROM, this.#fullAt.size * 2)
  }
}
