import { fastChance } from '@grotto/kernel'
import { type Clock, SteadyTime } from '../../src/process/clock.ts'

interface Planned {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** Simulated time and luck: everything that happens, and when, follows from one seed. */
export class World implements Clock {
  #now = 1_800_000_000_000
  #setBy = 0
  #steady = this.#fresh()
  #order = 0
  #planned: Planned[] = []
  readonly #chance
  readonly #byteChance

  constructor(seed: string) {
    this.#chance = fastChance(`world/${seed}`)
    this.#byteChance = fastChance(`bytes/${seed}`)
  }

  #fresh(): SteadyTime {
    const monotonic = () => this.#now
    return new SteadyTime({ wall: () => this.#now + this.#setBy, monotonic, awakeOrAsleep: monotonic })
  }

  now = (): number => this.#steady.now()
  monotonic = (): number => this.#now
  notBefore = (time: number): void => this.#steady.notBefore(time)

  /** Somebody sets the machine's clock. */
  set(by: number): void {
    this.#setBy += by
  }

  /** The server is started anew: it knows nothing but what the machine's clock says. */
  restart(): void {
    this.#steady = this.#fresh()
  }

  after = (milliseconds: number, run: () => void): (() => void) => {
    const planned = { at: this.#now + Math.max(0, milliseconds), order: ++this.#order, run }
    this.#planned.push(planned)
    return () => {
      this.#planned = this.#planned.filter(other => other !== planned)
    }
  }

  bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => this.#byteChance('byte', 256))

  below = (n: number): number => this.#chance('world', n)
  happens = (percent: number): boolean => this.below(100) < percent
  one = <T>(list: readonly T[]): T => list[this.below(list.length)]!

  /** Lets time pass, one planned thing after the other. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settled()
    for (;;) {
      const next = this.#planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0]
      if (!next) break
      this.#planned = this.#planned.filter(other => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
      await settled()
    }
    this.#now = end
  }
}

/** Everything that was promised to happen at once has happened. */
export const settled = (): Promise<void> => new Promise(done => setImmediate(done))
