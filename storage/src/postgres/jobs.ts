import { given } from '@grotto/kernel'
import type { PgBoss } from 'pg-boss'
import { BRING_JOBS_FORWARD, PUT_BACK, QUICK, queueOf, RESTORE_JOBS, SLOW } from './due-jobs.ts'
import type { Execute, Query } from './query.ts'

/** A table that wants to be woken. */
export interface Job {
  readonly id: string
  readonly retryCount: number
  readonly queue: string
  readonly table: string
  readonly due: number
}

const HOUR = 3_600
/** Failures are tried again after one second, two, four, … and at last every minute. */
const QUEUE = {
  policy: 'short',
  retryLimit: 60,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 30,
  deleteAfterSeconds: HOUR,
} as const
/** Whatever the queue does behind our backs may be seldom: what is urgent we ask for ourselves. */
const QUIETLY = {
  schedule: false,
  flowIntervalSeconds: HOUR,
  bamIntervalSeconds: HOUR,
  persistWarnings: false,
} as const
/** Loaded with the first database that has a queue: a server on a file starts without it. */
async function bossOf(execute: Execute, options: { readonly supervise?: false } = {}): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({ db: { executeSql: execute }, ...QUIETLY, ...options })
}

/** There is a newer one. */
const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** One size, so that the statement stays the same. */
const AT_ONCE = 32

/** Clocks, bots' turns and reminders: jobs that any node may do, at least once. pg-boss keeps them. */
export class Jobs {
  readonly #execute: Execute
  readonly #query: Query
  #games: Readonly<Record<string, number>> = {}
  #begun: PgBoss | undefined
  #working = false

  constructor(execute: Execute, query: Query) {
    this.#execute = execute
    this.#query = query
  }

  get #boss(): PgBoss {
    return given(this.#begun, 'a queue that has begun')
  }

  /** Makes the tables of the queue in a new database, or brings them up to date. */
  static async install(execute: Execute): Promise<void> {
    const boss = await bossOf(execute, { supervise: false })
    boss.on('error', () => {})
    await boss.start()
    await boss.stop({ graceful: false })
  }

  /** From now on this node takes jobs of these games, up to these rules versions. */
  async begin(games: Readonly<Record<string, number>>, complain: (error: Error) => void): Promise<void> {
    this.#games = games
    this.#begun ??= await bossOf(this.#execute)
    this.#boss.removeAllListeners('error')
    this.#boss.on('error', error => complain(error as Error))
    await this.#boss.start()
    this.#working = true
    for (const game of Object.keys(games))
      for (const kind of [QUICK, SLOW]) await this.#boss.createQueue(queueOf(game, kind), QUEUE)
    await this.restore(Number.MAX_SAFE_INTEGER, 0)
  }

  /** Jobs of a game whose time has come; nobody else gets them. */
  async fetch(game: string, kind: 'quick' | 'slow'): Promise<Job[]> {
    const queue = queueOf(game, kind)
    const minPriority = -(this.#games[game] ?? 0)
    const jobs = await this.#boss.fetch<{ table: string; due: number }>(queue, { batchSize: AT_ONCE, minPriority })
    return jobs.map(({ id, retryCount, data }) => ({ id, retryCount, queue, ...data }))
  }

  async done(queue: string, jobs: readonly Job[]): Promise<void> {
    await this.#boss.deleteJob(queue, [...jobs])
  }

  /** To be tried again, later each time. */
  async failed(job: Job, error: Error): Promise<void> {
    await this.#boss.fail(job.queue, job, { message: error.message })
  }

  /** It is left to others for so many milliseconds; a newer job of its table takes its place. */
  async putBack({ queue, id }: Job, milliseconds: number): Promise<void> {
    try {
      await this.#query(PUT_BACK, queue, id, Math.ceil(milliseconds))
    } catch (error) {
      if (!isTaken(error)) throw error
      await this.#boss.deleteJob(queue, id)
    }
  }

  /** New jobs for tables that were due by then, and on which nobody began within so many milliseconds. */
  async restore(by: number, begun: number): Promise<number> {
    return (await this.#query(RESTORE_JOBS, Math.floor(by), Object.keys(this.#games), begun)).length
  }

  /** What was due by then need not wait for the database's clock: how many there were. */
  async bringForward(by: number): Promise<number> {
    return (await this.#query(BRING_JOBS_FORWARD, Math.floor(by), Object.keys(this.#games))).length
  }

  async stop(): Promise<void> {
    if (this.#working) await this.#boss.stop({ graceful: false })
    this.#working = false
  }
}
