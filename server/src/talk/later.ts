import type { Clock } from '../process/clock.ts'

/** Does things after the same time each, in the order in which they came, with one timer for all of them. */
export class Later {
  readonly #clock: Clock
  readonly #milliseconds: number
  readonly #waiting: { readonly at: number; readonly run: () => void }[] = []

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.#milliseconds = milliseconds
  }

  do(run: () => void): void {
    this.#waiting.push({ at: this.#clock.monotonic() + this.#milliseconds, run })
    if (this.#waiting.length === 1) this.#wait()
  }

  #wait(): void {
    const [first] = this.#waiting
    if (first) this.#clock.after(first.at - this.#clock.monotonic(), () => this.#look())
  }

  #look(): void {
    const now = this.#clock.monotonic()
    const due = this.#waiting.findIndex(({ at }) => at > now)
    for (const { run } of this.#waiting.splice(0, due < 0 ? this.#waiting.length : due)) run()
    this.#wait()
  }
}
