import { Worker } from 'node:worker_threads'
import { FairQueue } from '../bots/fair-queue.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { Headcount } from '../budgets/headcount.ts'
import type { RecordTasks, TaskName } from './record-task.ts'
import { type Asked, READY, type Said } from './record-worker.ts'

interface Waiting extends Asked {
  readonly address: string
  /** What was asked for, if somebody else's asking has brought it about meanwhile. */
  readonly known: () => unknown
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
/** Tasks that wait: of one address, and of all. */
const MOST_OF_ONE = 32
const MOST_WAITING = 128
const MEMORY = { maxOldGenerationSizeMb: 384 }

/**
 * Records are verified and written in a thread of their own, one after the other: the event loop stays free, and a file
 * that takes too long or too much memory costs its own task and nothing else. Whoever has many waits her turn: addresses
 * are served one after the other, and so are the people of each.
 */
export class RecordThread {
  readonly #queue = new FairQueue<Waiting>()
  readonly #waitingOf = new Headcount(MOST_OF_ONE)
  #waiting = 0
  readonly #budget: number
  #worker: Worker | undefined
  #busyWith: Waiting | undefined
  #overtime: NodeJS.Timeout | undefined
  #number = 0

  constructor(budget = BUDGET) {
    this.#budget = budget
  }

  run<T extends TaskName>(
    task: T,
    given: RecordTasks[T]['given'],
    { address, person }: Visitor,
    known: () => RecordTasks[T]['done'] | undefined = () => undefined,
  ): Promise<RecordTasks[T]['done']> {
    if (this.#waiting >= MOST_WAITING || this.#waitingOf.isFull(address))
      return Promise.reject(new ThreadBusy('too many records wait'))
    return new Promise((done, failed) => {
      const waiting = { number: ++this.#number, task, given, address, known, done, failed }
      this.#queue.push([address, person], waiting)
      this.#waitingOf.enter(address)
      this.#waiting += 1
      this.#next()
    })
  }

  async close(): Promise<void> {
    for (let next = this.#taken(); next; next = this.#taken()) next.failed(new Error('the server closes'))
    await this.#end(new Error('the server closes'))
  }

  #taken(): Waiting | undefined {
    const next = this.#queue.shift()
    if (!next) return undefined
    this.#waitingOf.leave(next.address)
    this.#waiting -= 1
    return next
  }

  /** Who is next, and does not have by now what she asked for. */
  #unserved(): Waiting | undefined {
    for (let next = this.#taken(); next; next = this.#taken()) {
      const known = next.known()
      if (known === undefined) return next
      next.done(known as never)
    }
    return undefined
  }

  #next(): void {
    if (this.#busyWith) return
    this.#busyWith = this.#unserved()
    if (!this.#busyWith) return
    const { number, task, given } = this.#busyWith
    const isThere = this.#worker !== undefined
    this.#worker ??= this.#start()
    this.#limit(isThere ? this.#budget : STARTING)
    this.#worker.postMessage({ number, task, given } satisfies Asked)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./record-worker.ts', import.meta.url), { resourceLimits: MEMORY })
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
