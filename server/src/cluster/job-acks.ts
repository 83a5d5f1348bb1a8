import type { Job, Jobs } from '@grotto/storage'

/** Jobs that were done are taken out of the queue together: nobody waits for it. */
const GATHER = 20

/** Tells the queue what became of jobs. If it cannot be told, they are done again, which does no harm. */
export class JobAcks {
  readonly #jobs: Jobs
  readonly #reportError: (error: Error) => void
  readonly #done = new Map<string, Job[]>()
  readonly #telling = new Set<Promise<unknown>>()
  #timer: NodeJS.Timeout | undefined

  constructor(jobs: Jobs, reportError: (error: Error) => void) {
    this.#jobs = jobs
    this.#reportError = reportError
  }

  done(job: Job): void {
    this.#done.set(job.queue, [...(this.#done.get(job.queue) ?? []), job])
    this.#timer ??= setTimeout(() => this.#tellDone(), GATHER)
  }

  failed(job: Job, error: Error): void {
    this.#tell(this.#jobs.failed(job, error))
  }

  putBack(job: Job, milliseconds: number): void {
    this.#tell(this.#jobs.putBack(job, milliseconds))
  }

  /** Until everything is told. */
  async flush(): Promise<void> {
    this.#tellDone()
    await Promise.all(this.#telling)
  }

  #tellDone(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const [queue, jobs] of this.#done) this.#tell(this.#jobs.done(queue, jobs))
    this.#done.clear()
  }

  #tell(telling: Promise<void>): void {
    const told: Promise<unknown> = telling.catch(this.#reportError).finally(() => this.#telling.delete(told))
    this.#telling.add(told)
  }
}
