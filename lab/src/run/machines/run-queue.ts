import type { Observation } from '@grotto/trials'
import { PgBoss } from 'pg-boss'
import { UsageError } from '../../usage-error.ts'
import type { Task } from '../run.ts'

/** A task as it stands in the queue: all that decides its games, and the key by which it is known whether they are the same. */
export interface QueuedTask {
  readonly index: number
  readonly name: string
  readonly key: string
  readonly batch: Task['batch']
}

/** What a machine played. */
export interface QueuedResult {
  readonly index: number
  readonly key: string
  readonly observed: Observation[]
}

/** A task somebody has taken. */
export interface Taken {
  readonly id: string
  readonly run: string
  readonly task: QueuedTask
}

const TASKS = 'lab-tasks/'
const RESULTS = 'lab-results/'
const HOUR = 3_600
/** A run that nobody ends is forgotten after a day. A task that failed somewhere is tried by others. */
const QUEUE = {
  retryLimit: 3,
  expireInSeconds: HOUR,
  retentionSeconds: 24 * HOUR,
  deleteAfterSeconds: HOUR,
} as const
const AT_ONCE = 500
const RESULTS_AT_ONCE = 50

/** Runs that are shared between machines: the queue that the server uses too, in any PostgreSQL they all reach. */
export class RunQueue {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async open(database: string): Promise<RunQueue> {
    const boss = new PgBoss({
      connectionString: database,
      max: 2,
      schedule: false,
      persistWarnings: false,
      application_name: 'grotto lab',
    })
    // What it cannot do behind our backs it tries again; what we ask for ourselves throws.
    boss.on('error', () => {})
    try {
      await boss.start()
    } catch (error) {
      throw new UsageError(`the database cannot be used: ${(error as Error).message}`)
    }
    return new RunQueue(boss)
  }

  /** A run with its tasks; one that was left behind under this name goes. */
  async begin(run: string, tasks: readonly QueuedTask[]): Promise<void> {
    await this.end(run)
    await this.#boss.createQueue(RESULTS + run, QUEUE)
    await this.#boss.createQueue(TASKS + run, QUEUE)
    for (let from = 0; from < tasks.length; from += AT_ONCE)
      await this.#boss.insert(
        TASKS + run,
        tasks.slice(from, from + AT_ONCE).map(data => ({ data })),
      )
  }

  /** Nobody works on it any more. */
  async end(run: string): Promise<void> {
    for (const name of [TASKS + run, RESULTS + run])
      if (await this.#boss.getQueue(name)) {
        await this.#boss.deleteAllJobs(name)
        await this.#boss.deleteQueue(name)
      }
  }

  /** Every run there is. */
  async runs(): Promise<string[]> {
    const names = (await this.#boss.getQueues()).map(({ name }) => name)
    return names.filter(name => name.startsWith(TASKS)).map(name => name.slice(TASKS.length))
  }

  /** The next task of a run; nothing where all are taken, or the run is over. */
  async take(run: string): Promise<Taken | undefined> {
    const [job] = await this.#unlessOver(() => this.#boss.fetch<QueuedTask>(TASKS + run, { batchSize: 1 }), [])
    return job && { id: job.id, run, task: job.data }
  }

  /** Its result is kept before the task is: at the worst a task is played twice, and both results are the same. */
  async done({ id, run, task: { index, key } }: Taken, observed: Observation[]): Promise<void> {
    const result: QueuedResult = { index, key, observed }
    await this.#unlessOver(() => this.#boss.send(RESULTS + run, result), null)
    await this.drop({ id, run })
  }

  /** Nobody need play it any more. */
  async drop({ id, run }: Pick<Taken, 'id' | 'run'>): Promise<void> {
    await this.#unlessOver(() => this.#boss.deleteJob(TASKS + run, id), undefined)
  }

  /** For others to try. */
  async failed({ id, run }: Taken, why: string): Promise<void> {
    await this.#unlessOver(() => this.#boss.fail(TASKS + run, id, { why }), undefined)
  }

  /** Results that nobody has collected yet. */
  async collect(run: string): Promise<QueuedResult[]> {
    const jobs = await this.#boss.fetch<QueuedResult>(RESULTS + run, { batchSize: RESULTS_AT_ONCE })
    if (jobs.length > 0)
      await this.#boss.deleteJob(
        RESULTS + run,
        jobs.map(({ id }) => id),
      )
    return jobs.map(({ data }) => data)
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false })
  }

  /** A run may end while somebody works for it: then its queue is gone. */
  async #unlessOver<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (/Queue .* (?:does not exist|not found)|violates foreign key/i.test((error as Error).message)) return otherwise
      throw error
    }
  }
}
