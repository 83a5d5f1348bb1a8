import type { Job, Jobs } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { JobAcks } from './job-acks.ts'

/** How late a table may be before somebody sees whether its job was lost with the node that had it. */
const GRACE = 6_000
const ROUND = 1_000
/** What is far off is looked for on every so manieth round. */
const SLOW_ROUNDS = 3
const MOST_AWAKE = 64
/** What is further off is left to the rounds. */
const IN_MIND = 600_000
/** The database's clock may be behind ours, and what was far off is kept elsewhere. */
const AGAIN_AFTER = 150
const LONGEST_WAIT = 2_000
const TRIES = 3

interface Ports {
  readonly jobs: Jobs
  readonly clock: Clock
  readonly wake: (table: string) => Promise<boolean>
  /** Whether the table still waits for what was due then. */
  readonly isDue: (table: string, due: number) => Promise<boolean>
  /** When something last happened at a table. */
  readonly touched: (table: string) => Promise<number | undefined>
  readonly strandedAfter?: number
  readonly gameOf: (table: string) => Promise<string | undefined>
  /** The newest rules this node has, by game. */
  readonly rules: Readonly<Record<string, number>>
  readonly reportError: (error: Error) => void
}

/** A job that is not due for long by our clock is left to others for at most so long: theirs may be ahead. */
const LONGEST_LEFT = 10_000
/** Whoever was ahead is gone when a job is still there after so long: its table must not wait until we are as late. */
const STRANDED_AFTER = 20_000
const MOST_EARLY = 1_000

/**
 * Wakes tables when they are due, one node each: what is due is a job in the database. The node that moved a table last
 * fetches at the very moment, since it has it in memory; what it leaves undone, another one finds on its rounds.
 */
export class ClusterScheduler {
  readonly #ports: Ports
  readonly #acks: JobAcks
  /** Tables moved here, and when to ask for their jobs. */
  readonly #mine = new Map<string, number>()
  readonly #awake = new Map<string, Promise<void>>()
  /** Questions to the queue under way. */
  readonly #asking = new Set<Promise<unknown>>()
  /** Jobs that were early here, and since when. */
  readonly #early = new Map<string, { readonly due: number; readonly since: number }>()
  #next = Number.POSITIVE_INFINITY
  #cancel: (() => void) | undefined
  #cancelRound: (() => void) | undefined
  #rounds = 0
  #stopped = false
  readonly #begun: Promise<void>

  constructor(ports: Ports) {
    this.#ports = ports
    this.#acks = new JobAcks(ports.jobs, ports.reportError)
    this.#begun = this.#begin()
  }

  wakeAt(due: number, table?: string): void {
    if (this.#stopped || table === undefined) return
    this.#mine.delete(table)
    if (due - this.#ports.clock.now() > IN_MIND) return
    this.#mine.set(table, due)
    this.#arm(due)
  }

  /** Nothing new; what is under way is finished, what is not yet due is left to others. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel?.()
    this.#cancelRound?.()
    await this.#begun
    await Promise.all(this.#asking)
    await Promise.all(this.#awake.values())
    await this.#acks.flush()
    await this.#ports.jobs.stop().catch(this.#ports.reportError)
  }

  /** A database that is away just now is asked again. */
  async #begin(): Promise<void> {
    const { jobs, rules, reportError } = this.#ports
    while (!this.#stopped)
      try {
        await jobs.begin(rules, reportError)
        return this.#roundLater()
      } catch (error) {
        reportError(error as Error)
        await new Promise(done => setTimeout(done, ROUND))
      }
  }

  #arm(due: number): void {
    if (this.#stopped || due >= this.#next) return
    this.#cancel?.()
    this.#next = due
    this.#cancel = this.#ports.clock.after(due - this.#ports.clock.now(), () => void this.#fire())
  }

  async #fire(): Promise<void> {
    this.#next = Number.POSITIVE_INFINITY
    await this.#begun
    const now = this.#ports.clock.now()
    const due = [...this.#mine].filter(([, at]) => at <= now).map(([table]) => table)
    for (const table of due) this.#mine.delete(table)
    if (this.#mine.size > 0) this.#arm([...this.#mine.values()].reduce((least, at) => Math.min(least, at)))
    const games = await Promise.all(due.map(table => this.#ports.gameOf(table)))
    const fetched = new Set((await this.#fetch(new Set(games), 'quick')).map(({ table }) => table))
    if (due.some(table => !fetched.has(table)))
      this.#ports.clock.after(AGAIN_AFTER, () => void this.#ask(this.#lookAgain(new Set(games), now)))
  }

  async #lookAgain(games: ReadonlySet<string | undefined>, now: number): Promise<void> {
    if (this.#stopped) return
    const { jobs, reportError } = this.#ports
    await jobs.bringForward(now).catch(reportError)
    await this.#fetch(games, 'slow')
    await this.#fetch(games, 'quick')
  }

  /** Whoever stops waits for it: nothing may be asked of a database that was left. */
  #ask<T>(asking: Promise<T>): Promise<T> {
    const asked: Promise<T> = asking.finally(() => this.#asking.delete(asked))
    this.#asking.add(asked)
    return asked
  }

  #fetch(games: Iterable<string | undefined>, kind: 'quick' | 'slow'): Promise<Job[]> {
    return this.#ask(this.#fetchFrom(games, kind))
  }

  async #fetchFrom(games: Iterable<string | undefined>, kind: 'quick' | 'slow'): Promise<Job[]> {
    const fetched: Job[] = []
    try {
      for (const game of games)
        if (game !== undefined && !this.#stopped && this.#awake.size < MOST_AWAKE) {
          const jobs = await this.#ports.jobs.fetch(game, kind)
          for (const job of jobs) this.#take(job)
          fetched.push(...jobs)
        }
    } catch (error) {
      // The rounds will find them.
      this.#ports.reportError(error as Error)
    }
    return fetched
  }

  /** A table is woken by one job after the other. */
  #take(job: Job): void {
    const before = this.#awake.get(job.table) ?? Promise.resolve()
    const work = before.then(() => this.#do(job))
    this.#awake.set(job.table, work)
    void work.then(() => {
      if (this.#awake.get(job.table) === work) this.#awake.delete(job.table)
    })
  }

  async #do(job: Job): Promise<void> {
    try {
      let early = await this.#untilDue(job)
      if (early > 0 && (await this.#catchUpWith(job))) early = await this.#untilDue(job)
      if (early > 0) return this.#acks.putBack(job, Math.min(early, LONGEST_LEFT))
      this.#early.delete(job.table)
      await this.#wake(job)
      this.#acks.done(job)
    } catch (error) {
      this.#ports.reportError(error as Error)
      this.#acks.failed(job, error as Error)
    }
  }

  /** Others may have been at the table in the same moment: as long as it waits for the same, it is tried again. */
  async #wake({ table, due }: Job): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries++)
      if ((await this.#ports.wake(table)) || !(await this.#ports.isDue(table, due))) return
    throw new Error(`table ${table} is due, but nothing happened`)
  }

  /** The database's clock may be a little ahead of ours. Milliseconds that are left where it is far ahead. */
  async #untilDue({ due }: Job): Promise<number> {
    const { clock } = this.#ports
    const until = clock.monotonic() + LONGEST_WAIT
    for (let early = due - clock.now(); early > 0; early = due - clock.now()) {
      if (clock.monotonic() + early > until) return early
      await new Promise<void>(done => clock.after(Math.ceil(early), done))
    }
    return 0
  }

  /**
   * A table at which it is later than here was moved by a node whose clock was ahead. If none such is left it is as late
   * here too, as it would be for a node that starts now.
   */
  async #catchUpWith({ table, due }: Job): Promise<boolean> {
    const { clock, touched, strandedAfter = STRANDED_AFTER } = this.#ports
    const known = this.#early.get(table)
    if (known?.due !== due) {
      if (this.#early.size >= MOST_EARLY) this.#early.clear()
      this.#early.set(table, { due, since: clock.monotonic() })
      return false
    }
    if (clock.monotonic() - known.since < strandedAfter) return false
    const latest = (await touched(table)) ?? 0
    if (latest <= clock.now()) return false
    clock.notBefore?.(latest)
    return true
  }

  #roundLater(): void {
    if (this.#stopped) return
    const later = ROUND * (0.75 + Math.random() / 2)
    const round = () => void this.#ask(this.#round()).finally(() => this.#roundLater())
    this.#cancelRound = this.#ports.clock.after(later, round)
  }

  async #round(): Promise<void> {
    const { jobs, clock, rules, reportError } = this.#ports
    // What is late by our clock we fetch at once: to others it may be far from due, and they would take it in vain.
    const late = await jobs.bringForward(clock.now() - GRACE).catch(reportError)
    if (late) await this.#fetch(Object.keys(rules), 'slow')
    if (!this.#stopped) await jobs.restore(clock.now() - GRACE, GRACE).catch(reportError)
    this.#rounds += 1
    await this.#fetch(Object.keys(rules), 'quick')
    if (this.#rounds % SLOW_ROUNDS === 0) await this.#fetch(Object.keys(rules), 'slow')
  }
}
