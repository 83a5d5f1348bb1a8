import type { Clock } from '../process/clock.ts'
import { Buckets } from './buckets.ts'
import { Headcount } from './headcount.ts'
import { HEADS, type Head, type Heads, type Kind, type Limit, RATES, type Rate } from './limits.ts'
import { Turns } from './turns.ts'

/** A person at an address. */
export interface Visitor {
  readonly person: string
  readonly address: string
}

/** What is counted for each person and for each address. */
interface Both<T> {
  readonly person: T | undefined
  readonly address: T
}

/** Buckets that several nodes share. Gives the milliseconds to wait; or 0, and it is taken. */
export type SharedBuckets = (name: string, rate: Rate) => Promise<number>

/** What each visitor has left, whichever way she asks: over sockets, event streams or calls. */
export class Budgets {
  readonly #buckets: Readonly<Record<Kind, Both<Buckets>>>
  readonly #heads: Readonly<Record<Heads, Both<Headcount>>>
  readonly #turns = new Turns()
  readonly #turnsOfProxies = new Turns(Infinity)
  readonly #factor: number
  readonly #shared: SharedBuckets | undefined
  /** Told when somebody has used up a share. */
  onRefused: (kind: Kind | Heads) => void = () => {}

  /** All limits are multiplied by `factor`; 0 switches them off. */
  constructor(clock: Clock, factor: number, shared?: SharedBuckets) {
    this.#factor = factor
    this.#shared = shared
    const factorOf = (notFewer: true | undefined) => (notFewer && factor > 0 ? Math.max(1, factor) : factor)
    const bucketsFor = ({ person, address, notFewer }: Limit): Both<Buckets> => {
      const by = factorOf(notFewer)
      return {
        person: person && new Buckets(times(person, by), () => clock.monotonic()),
        address: new Buckets(times(address, by), () => clock.monotonic()),
      }
    }
    this.#buckets = mapped(RATES, bucketsFor)
    this.#heads = mapped(HEADS, ({ person, address, notFewer }: Head) => {
      const by = factorOf(notFewer)
      return {
        person: person === undefined ? undefined : new Headcount(person * by),
        address: new Headcount(address * by),
      }
    })
  }

  /** Milliseconds to wait; or 0, and it is taken from the person's share and from the address's. */
  take(kind: Kind, { person, address }: Visitor, amount = 1): number {
    if (this.#factor === 0) return 0
    const buckets = this.#buckets[kind]
    const wait = Math.max(buckets.person?.wait(person, amount) ?? 0, buckets.address.wait(address, amount))
    if (wait === 0) this.spend(kind, { person, address }, amount)
    else this.onRefused(kind)
    return wait
  }

  /** As `take`, over all nodes where that matters. */
  async ask(kind: Kind, visitor: Visitor): Promise<number> {
    const { shared }: Limit = RATES[kind]
    if (!shared || !this.#shared || this.#factor === 0) return this.take(kind, visitor)
    const wait = await this.#askAll(this.#shared, kind, visitor)
    if (wait > 0) this.onRefused(kind)
    return wait
  }

  async #askAll(shared: SharedBuckets, kind: Kind, visitor: Visitor): Promise<number> {
    const { person, address }: Limit = RATES[kind]
    const wait = await shared(`${kind} ${visitor.address}`, times(address, this.#factor))
    if (wait > 0 || !person) return wait
    return shared(`${kind} ${visitor.person}`, times(person, this.#factor))
  }

  /** Takes what was used already, even where nothing is left. */
  spend(kind: Kind, { person, address }: Visitor, amount: number): void {
    if (this.#factor === 0) return
    this.#buckets[kind].person?.take(person, amount)
    this.#buckets[kind].address.take(address, amount)
  }

  /** How much is left of a share, from 0 to 1. */
  left(kind: Kind, { person, address }: Visitor): number {
    if (this.#factor === 0) return 1
    const buckets = this.#buckets[kind]
    return Math.min(buckets.person?.left(person) ?? 1, buckets.address.left(address))
  }

  /** Shares that are not whole, of people and addresses together. */
  get inUse(): number {
    return this.#all.reduce((sum, buckets) => sum + buckets.size, 0)
  }

  /** Those who have all of their share again are not remembered. */
  sweep(): void {
    for (const buckets of this.#all) buckets.sweep()
  }

  get #all(): Buckets[] {
    return Object.values(this.#buckets).flatMap(({ person, address }) => (person ? [person, address] : [address]))
  }

  /** Something to wait for where this address has done much in this turn of the event loop. */
  turn(address: string, weight = 1): Promise<void> | undefined {
    return this.#factor === 0 ? undefined : this.#turns.take(address, weight)
  }

  /** As `turn`, for a proxy, which speaks for many: one of its connections in each turn, as fast as turns are done. */
  turnOfProxy(address: string, weight: number): Promise<void> | undefined {
    return this.#factor === 0 ? undefined : this.#turnsOfProxies.take(address, weight)
  }

  /** One more at the same time, until the result is called; nothing where there are too many. */
  enter(kind: Heads, { person, address }: Visitor): (() => void) | undefined {
    const heads = this.#heads[kind]
    if (heads.person?.isFull(person) || heads.address.isFull(address)) return void this.onRefused(kind)
    heads.person?.enter(person)
    heads.address.enter(address)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      heads.person?.leave(person)
      heads.address.leave(address)
    }
  }
}

const times = ({ atOnce, perSecond }: Rate, factor: number): Rate => ({
  atOnce: Math.max(1, atOnce * factor),
  perSecond: perSecond * factor,
})

const mapped = <Key extends string, From, To>(all: Readonly<Record<Key, From>>, to: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(all).map(([key, from]) => [key, to(from)])) as Record<Key, To>
