import { type Clock, SteadyTime } from '../src/process/clock.ts'

const BEGINNING = 1_800_000_000_000

/** A machine whose time moves only when told to, and whose clock can be set. */
export class TestClock implements Clock {
  #monotonic = BEGINNING
  #setBy = 0
  #steady = this.#fresh()
  #timers: { at: number; run: () => void }[] = []

  #fresh(): SteadyTime {
    const monotonic = () => this.#monotonic
    return new SteadyTime({ wall: () => this.#monotonic + this.#setBy, monotonic, awakeOrAsleep: monotonic })
  }

  now = (): number => this.#steady.now()
  monotonic = (): number => this.#monotonic
  notBefore = (time: number): void => this.#steady.notBefore(time)
  ahead = (): number => this.#steady.ahead

  after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: this.#monotonic + milliseconds, run }
    // What is due at once runs by itself, as with a real clock.
    if (milliseconds <= 0) {
      const handle = setImmediate(run)
      return () => clearImmediate(handle)
    }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer)
    }
  }

  pass(milliseconds: number): void {
    this.#monotonic += milliseconds
    const due = this.#timers.filter(({ at }) => at <= this.#monotonic)
    this.#timers = this.#timers.filter(({ at }) => at > this.#monotonic)
    for (const { run } of due.sort((a, b) => a.at - b.at)) run()
  }

  /** Somebody sets the machine's clock. */
  set(by: number): void {
    this.#setBy += by
  }

  /** Another process: it knows nothing but what the machine's clock says. */
  restart(): void {
    this.#timers = []
    this.#steady = this.#fresh()
  }
}
