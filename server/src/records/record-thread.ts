import { Worker } from 'node:worker_threads'
import type { RecordTasks, TaskName } from './record-task.ts'
import { type Asked, READY, type Said } from './record-worker.ts'

interface Waiting extends Asked {
  readonly done: (done: never) => void
  readonly failed: (error: Error) => void
}

/** More wait already than can be served soon. */
export class ThreadBusy extends Error {}
/** It took longer than anything honest does. */
export class TookTooLong extends Error {}

/** Milliseconds for one task, and for the thread to load on a machine that is busy with other things. */
const BUDGET = 15_000
const STARTING = 60_000
const MOST_WAITING = 32
const MEMORY = { maxOldGenerationSizeMb: 384 }

const thread = (): Worker => new Worker(new URL('./record-worker.ts', import.meta.url), { resourceLimits: MEMORY })

/**
 * Records are verified and written in a thread of their own, one after the other: the event loop stays free, and a file
 * that takes too long or too much memory costs its own task and nothing else.
 */
export class RecordThread {
  readonly #waiting: Waiting[] = []
  readonly #budget: number
  readonly #newThread: () => Worker
  #worker: Worker | undefined
  #busyWith: Waiting | undefined
  #overtime: NodeJS.Timeout | undefined
  #number = 0

  constructor(budget = BUDGET, newThread = thread) {
    this.#budget = budget
    this.#newThread = newThread
  }

  /** Games that were played here are written first: they are never long. */
  run<T extends TaskName>(task: T, given: RecordTasks[T]['given']): Promise<RecordTasks[T]['done']> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new ThreadBusy('too many records wait'))
    return new Promise((done, failed) => {
      const waiting = { number: ++this.#number, task, given, done, failed }
      if (task === 'write') this.#waiting.unshift(waiting)
      else this.#waiting.push(waiting)
      this.#next()
    })
  }

  async close(): Promise<void> {
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('the server closes'))
    await this.#end(new Error('the server closes'))
  }

  #next(): void {
    if (this.#busyWith) return
    this.#busyWith = this.#waiting.shift()
    if (!this.#busyWith) return
    const { number, task, given } = this.#busyWith
    const isThere = this.#worker !== undefined
    try {
      this.#worker ??= this.#start()
    } catch (error) {
      // The system has no thread to give just now: who waits hears so, the next one tries again.
      return void this.#end(error as Error)
    }
    this.#limit(isThere ? this.#budget : STARTING)
    this.#worker.postMessage({ number, task, given } satisfies Asked)
  }

  #start(): Worker {
    const worker = this.#newThread()
    worker.unref()
    worker.on('message', (said: Said) => {
      if (said === READY) this.#limit(this.#budget)
      else this.#finish(said)
    })
    worker.on('error', error => void this.#end(error as Error))
    return worker
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#overtime)
    this.#overtime = setTimeout(() => void this.#end(new TookTooLong('the record took too long')), milliseconds)
  }

  #finish(said: Exclude<Said, typeof READY>): void {
    const waiting = this.#busyWith
    if (waiting?.number !== said.number) return
    clearTimeout(this.#overtime)
    this.#busyWith = undefined
    if ('failed' in said) waiting.failed(new Error(said.failed))
    else waiting.done(said.done as never)
    this.#next()
  }

  /** The thread ends with what it was at; the next task gets a new one. */
  async #end(error: Error): Promise<void> {
    clearTimeout(this.#overtime)
    const [worker, waiting] = [this.#worker, this.#busyWith]
    this.#worker = undefined
    this.#busyWith = undefined
    waiting?.failed(error)
    this.#next()
    await worker?.terminate()
  }
}
