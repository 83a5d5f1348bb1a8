import type { Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'

const AT_ONCE = 64
const FIRST_REST = 1_000
const LONGEST_REST = 60_000

/** Wakes tables when they are due; `wake` says whether anything happened. What is due is in the store, so that a restart forgets nothing. */
export class Scheduler {
  readonly #store: Store
  readonly #clock: Clock
  readonly #wake: (table: string) => Promise<boolean>
  readonly #awake = new Set<string>()
  /** Tables whose waking failed, until when they are left alone, and for how long. */
  readonly #resting = new Map<string, { until: number; rest: number }>()
  #next = Number.POSITIVE_INFINITY
  #cancel: (() => void) | undefined
  #stopped = false

  constructor(store: Store, clock: Clock, wake: (table: string) => Promise<boolean>) {
    this.#store = store
    this.#clock = clock
    this.#wake = wake
  }

  /** Something is due then. */
  wakeAt(due: number, _table?: string): void {
    if (this.#stopped || due >= this.#next) return
    this.#cancel?.()
    this.#next = due
    this.#cancel = this.#clock.after(due - this.#clock.now(), () => void this.#fire())
  }

  stop(): void {
    this.#stopped = true
    this.#cancel?.()
  }

  async #fire(): Promise<void> {
    this.#next = Number.POSITIVE_INFINITY
    const now = this.#clock.now()
    for (const { id, due } of await this.#waiting())
      if (due <= now) void this.#wakeOne(id)
      else this.wakeAt(due)
  }

  /** The most urgent tables that are neither being woken nor resting. */
  async #waiting(): Promise<{ id: string; due: number }[]> {
    this.#letGo()
    const skipped = this.#awake.size + this.#resting.size
    const due = await this.#store.dueTables(Number.MAX_SAFE_INTEGER, AT_ONCE + skipped)
    return due
      .filter(({ id }) => !this.#awake.has(id))
      .map(({ id, due }) => ({ id, due: Math.max(due, this.#resting.get(id)?.until ?? 0) }))
  }

  async #wakeOne(id: string): Promise<void> {
    this.#awake.add(id)
    try {
      if (await this.#wake(id)) this.#resting.delete(id)
      else this.#letRest(id)
    } catch {
      this.#letRest(id)
    } finally {
      this.#awake.delete(id)
      if (!this.#stopped) this.wakeAt(this.#clock.now())
    }
  }

  /** What has rested and was not asked again for long is no longer due: it was played on, or is gone. */
  #letGo(): void {
    const now = this.#clock.now()
    for (const [id, { until }] of this.#resting) if (until + LONGEST_REST < now) this.#resting.delete(id)
  }

  /** A table that is due and does nothing is asked ever more rarely. */
  #letRest(id: string): void {
    const rest = Math.min((this.#resting.get(id)?.rest ?? FIRST_REST / 2) * 2, LONGEST_REST)
    this.#resting.set(id, { until: this.#clock.now() + rest, rest })
  }
}
