import type { Leases } from '@grotto/storage'
import type { Clock } from '../clock.ts'

/** How late a table may be before another node than the one that moved it last takes an interest. */
const GRACE = 1_500
const SWEEP = 1_000
const AT_ONCE = 64

interface Ports {
  readonly leases: Leases
  readonly clock: Clock
  readonly wake: (table: string) => Promise<boolean>
  /** The newest rules this node has, by game. */
  readonly rules: Readonly<Record<string, number>>
  readonly complain: (error: Error) => void
}

/**
 * Wakes tables when they are due, one node each. The node that moved a table last wakes it next, since it has it in
 * memory; what it leaves undone, because it died or was stopped, another one finds on its rounds.
 */
export class SharedAlarm {
  readonly #ports: Ports
  readonly #mine = new Map<string, number>()
  readonly #awake = new Set<string>()
  #next = Number.POSITIVE_INFINITY
  #callOff: (() => void) | undefined
  #callOffSweep: (() => void) | undefined
  #stopped = false

  constructor(ports: Ports) {
    this.#ports = ports
    this.#sweepLater()
  }

  set(due: number, table?: string): void {
    if (this.#stopped || table === undefined) return
    this.#mine.set(table, due)
    this.#arm(due)
  }

  stop(): void {
    this.#stopped = true
    this.#callOff?.()
    this.#callOffSweep?.()
  }

  #arm(due: number): void {
    if (this.#stopped || due >= this.#next) return
    this.#callOff?.()
    this.#next = due
    this.#callOff = this.#ports.clock.after(due - this.#ports.clock.now(), () => void this.#ring())
  }

  async #ring(): Promise<void> {
    this.#next = Number.POSITIVE_INFINITY
    const now = this.#ports.clock.now()
    const due = [...this.#mine].filter(([table, at]) => at <= now && !this.#awake.has(table)).map(([table]) => table)
    for (const table of due) this.#mine.delete(table)
    this.#armNext()
    if (due.length > 0) await this.#claimed(this.#ports.leases.claim(now, due))
  }

  /** Tables being woken are looked at again when that is done. */
  #armNext(): void {
    const waiting = [...this.#mine].filter(([table]) => !this.#awake.has(table)).map(([, at]) => at)
    if (waiting.length > 0) this.#arm(waiting.reduce((least, at) => Math.min(least, at)))
  }

  async #claimed(claim: Promise<readonly string[]>): Promise<void> {
    try {
      for (const table of await claim) if (!this.#awake.has(table)) void this.#wakeOne(table)
    } catch (error) {
      // The rounds will find them.
      this.#ports.complain(error as Error)
    }
  }

  /** A table whose waking fails rests until its lease runs out; then any node may try. */
  async #wakeOne(table: string): Promise<void> {
    this.#awake.add(table)
    try {
      await this.#ports.wake(table)
    } catch (error) {
      this.#ports.complain(error as Error)
    } finally {
      this.#awake.delete(table)
      this.#armNext()
    }
  }

  #sweepLater(): void {
    if (this.#stopped) return
    const later = SWEEP * (0.75 + Math.random() / 2)
    this.#callOffSweep = this.#ports.clock.after(later, () => void this.#sweep().finally(() => this.#sweepLater()))
  }

  async #sweep(): Promise<void> {
    const { leases, clock, rules } = this.#ports
    const room = AT_ONCE - this.#awake.size
    await this.#claimed(leases.renew([...this.#awake]).then(() => []))
    if (room > 0) await this.#claimed(leases.claimAny(clock.now() - GRACE, room, rules))
  }
}
