import { FairQueue } from '../bots/fair-queue.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { type BackgroundWorker, ChildWorker, STEPS_BACK, WorkerEnded } from '../process/child-worker.ts'
import { READY } from '../process/serve-parent.ts'
import type { RecordTasks, TaskName } from './record-task.ts'
import type { TaskReply, TaskRequest } from './record-worker.ts'

interface QueuedTask extends Omit<TaskRequest, 'given'> {
  readonly address: string
  /** Nothing any more where she has been told that her turn does not come: what stays in the queue is small. */
  given: TaskRequest['given'] | undefined
  /** Ends the waiting of somebody whose turn does not come. */
  readonly patience: NodeJS.Timeout
  /** What was asked for, if somebody else's asking has brought it about meanwhile. */
  readonly known: () => unknown
  readonly done: (done: never) => void
  readonly failed: (error: Error) => void
}

/** More wait already than can be served soon. */
export class RecordsBusy extends Error {}
/** It took longer, or more memory, than anything honest does. */
export class TookTooMuch extends Error {}

/** Milliseconds for one task, and for the process to load on a machine that is busy with other things. */
const BUDGET = 15_000
const STARTING = 60_000
/** Milliseconds until somebody whose turn does not come is told so: with a task's own time, less than until an idle connection is closed. */
const PATIENCE = 40_000
/** Tasks that wait: of one address, and of all. */
const MOST_OF_ONE = 32
const MOST_WAITING = 128
const MEGABYTES = 384
/** Milliseconds after which a process without work ends, and the system has its memory again. */
const IDLE = 60_000

const child = (): BackgroundWorker<TaskReply> =>
  new ChildWorker(new URL('./record-worker.ts', import.meta.url), MEGABYTES, STEPS_BACK.unhurried)

/**
 * Records are verified and written in a process of their own, one after the other: the event loop stays free, and a file
 * that takes too long or too much memory costs its own task and nothing else. Whoever has many waits her turn: addresses
 * are served one after the other, and so are the people of each. Between two tasks of one address the process rests for as
 * long as the first one took, even where that was too long: whoever brings many long records has half a core at most.
 */
export class RecordProcess {
  readonly #queue = new FairQueue<QueuedTask>()
  /** Those who wait, in the order in which they came. */
  readonly #waiting = new Set<QueuedTask>()
  readonly #budget: number
  readonly #patience: number
  readonly #newWorker: () => BackgroundWorker<TaskReply>
  #worker: BackgroundWorker<TaskReply> | undefined
  #busyWith: QueuedTask | undefined
  #overtime: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined
  #number = 0
  #began = 0
  /** Whose next task waits for the rest, and nobody else's. */
  #resting: { readonly address: string; readonly timer: NodeJS.Timeout } | undefined

  constructor(budget = BUDGET, newWorker = child, patience = PATIENCE) {
    this.#budget = budget
    this.#patience = patience
    this.#newWorker = newWorker
  }

  run<T extends TaskName>(
    task: T,
    given: RecordTasks[T]['given'],
    { address, person }: Visitor,
    known: () => RecordTasks[T]['done'] | undefined = () => undefined,
  ): Promise<RecordTasks[T]['done']> {
    if (!this.#hasRoomFor(address)) return Promise.reject(new RecordsBusy('too many records wait'))
    return new Promise((done, failed) => {
      const patience = setTimeout(() => this.#giveUp(waiting, 'others were before it for too long'), this.#patience)
      const waiting: QueuedTask = { number: ++this.#number, task, given, address, patience, known, done, failed }
      this.#queue.push([address, person], waiting)
      this.#waiting.add(waiting)
      this.#next()
    })
  }

  /**
   * Where no more may wait, whoever has fewest goes before whoever has most: else four addresses, each with all it may
   * have, would turn away everybody else.
   */
  #hasRoomFor(address: string): boolean {
    const mine = this.#waitingOf(address).length
    if (mine >= MOST_OF_ONE) return false
    if (this.#waiting.size < MOST_WAITING) return true
    const [most = []] = [...Map.groupBy(this.#waiting, each => each.address).values()].sort(
      (a, b) => b.length - a.length,
    )
    if (most.length <= mine + 1) return false
    this.#giveUp(most.at(-1)!, 'others have fewer')
    return true
  }

  #waitingOf(address: string): QueuedTask[] {
    return [...this.#waiting].filter(each => each.address === address)
  }

  #giveUp(waiting: QueuedTask, why: string): void {
    this.#waiting.delete(waiting)
    clearTimeout(waiting.patience)
    waiting.given = undefined
    waiting.failed(new RecordsBusy(why))
  }

  async close(): Promise<void> {
    this.#wakeUp()
    for (let next = this.#taken(); next; next = this.#taken()) next.failed(new Error('the server closes'))
    await this.#end(new Error('the server closes'))
    this.#wakeUp()
  }

  #taken(): QueuedTask | undefined {
    const next = this.#queue.shift(this.#resting?.address)
    if (!next) return undefined
    this.#waiting.delete(next)
    clearTimeout(next.patience)
    return next
  }

  /** Who is next, and does not have by now what she asked for. */
  #unserved(): QueuedTask | undefined {
    for (let next = this.#taken(); next; next = this.#taken()) {
      if (next.given === undefined) continue
      const known = next.known()
      if (known === undefined) return next
      next.done(known as never)
    }
    return undefined
  }

  #next(): void {
    if (this.#busyWith) return
    this.#busyWith = this.#unserved()
    if (!this.#busyWith) return this.#endWhenIdle()
    clearTimeout(this.#idle)
    const { number, task, given } = this.#busyWith
    const isThere = this.#worker !== undefined
    this.#began = performance.now()
    try {
      this.#worker ??= this.#start()
    } catch (error) {
      // The system has no process to give just now: who waits hears so, the next one tries again.
      return void this.#end(error as Error)
    }
    if (isThere) this.#begin()
    else this.#limit(STARTING)
    this.#worker.postMessage({ number, task, given: given! } satisfies TaskRequest)
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle)
    if (this.#worker) this.#idle = setTimeout(() => void this.#end(new Error('nothing to do')), IDLE).unref()
  }

  #start(): BackgroundWorker<TaskReply> {
    const worker = this.#newWorker()
    worker.unref()
    worker.on('message', (said: TaskReply) => {
      if (said === READY) this.#begin()
      else this.#finish(said)
    })
    worker.on('error', error => {
      // A worker that was thrown out before may still have something to say.
      if (this.#worker === worker) void this.#end(error instanceof WorkerEnded ? new TookTooMuch(error.message) : error)
    })
    return worker
  }

  /** Loading is nobody's fault. */
  #begin(): void {
    this.#began = performance.now()
    this.#limit(this.#budget)
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#overtime)
    this.#overtime = setTimeout(() => void this.#end(new TookTooMuch('the record took too long')), milliseconds)
  }

  #finish(said: Exclude<TaskReply, typeof READY>): void {
    const waiting = this.#busyWith
    if (waiting?.number !== said.number) return
    clearTimeout(this.#overtime)
    this.#busyWith = undefined
    this.#restFrom(waiting.address, performance.now() - this.#began)
    if ('failed' in said) waiting.failed(new Error(said.failed))
    else waiting.done(said.done as never)
    this.#next()
  }

  #restFrom(address: string, milliseconds: number): void {
    this.#wakeUp()
    const timer = setTimeout(() => {
      this.#resting = undefined
      this.#next()
    }, milliseconds).unref()
    this.#resting = { address, timer }
  }

  #wakeUp(): void {
    clearTimeout(this.#resting?.timer)
    this.#resting = undefined
  }

  /** The process ends with what it was at; the next task gets a new one. */
  async #end(error: Error): Promise<void> {
    clearTimeout(this.#overtime)
    clearTimeout(this.#idle)
    const [worker, waiting] = [this.#worker, this.#busyWith]
    this.#worker = undefined
    this.#busyWith = undefined
    // What ends the process is dearer still: the time it had, and another process.
    if (waiting) this.#restFrom(waiting.address, performance.now() - this.#began)
    waiting?.failed(error)
    this.#next()
    await worker?.terminate()
  }
}
