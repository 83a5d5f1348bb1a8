import { Worker } from 'node:worker_threads'
import { type Done, READY, type Task } from './bot-worker.ts'
import { type BotDecision, type BotQuestion, offered, type Roster, standInFor, versionOf } from './roster.ts'

interface Waiting {
  readonly task: Task
  readonly done: (decision: BotDecision) => void
  readonly failed: (error: Error) => void
}

interface Employed {
  readonly worker: Worker
  /** Loaded: before that, a bot's time does not run. */
  ready: boolean
  busyWith: Waiting | undefined
  overtime: NodeJS.Timeout | undefined
}

export interface PoolLimits {
  readonly workers: number
  /** Milliseconds a bot may think about one decision. */
  readonly thinking: number
  /** Milliseconds after which a bot that does not stop is thrown out. */
  readonly patience: number
}

/** Milliseconds a thread may take to load, on a machine that is busy with other things. */
const STARTING = 60_000

/** Bots think in threads of their own: one that crashes or never ends costs its own decision and nothing else. */
export class BotPool implements Roster {
  readonly #limits: PoolLimits
  readonly #employed: Employed[] = []
  readonly #queue: Waiting[] = []
  #number = 0
  #closed = false

  constructor(limits: PoolLimits) {
    this.#limits = limits
  }

  has = offered
  standInFor = standInFor
  versionOf = versionOf

  decide({ game, ...question }: BotQuestion): Promise<BotDecision> {
    const task = { ...question, game: game.id, number: ++this.#number, thinking: this.#limits.thinking }
    return new Promise((done, failed) => {
      this.#queue.push({ task, done, failed })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#employed.map(({ worker }) => worker.terminate()))
  }

  #assign(): void {
    if (this.#queue.length === 0 || this.#closed) return
    const free = this.#employed.find(({ busyWith }) => !busyWith) ?? this.#hire()
    const waiting = free && this.#queue.shift()
    if (!waiting) return
    free.busyWith = waiting
    if (free.ready) this.#watch(free)
    free.worker.postMessage(waiting.task)
  }

  /** From now on the bot's time runs. */
  #watch(employed: Employed): void {
    const limit = this.#limits.thinking + this.#limits.patience
    clearTimeout(employed.overtime)
    employed.overtime = setTimeout(() => this.#dismiss(employed, new Error('the bot thought too long')), limit)
  }

  #hire(): Employed | undefined {
    if (this.#employed.length >= this.#limits.workers) return undefined
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    const employed: Employed = { worker, ready: false, busyWith: undefined, overtime: undefined }
    employed.overtime = setTimeout(() => this.#dismiss(employed, new Error('the thread never began')), STARTING)
    worker.unref()
    worker.on('message', (said: Done | typeof READY) => {
      if (said === READY) this.#begin(employed)
      else this.#finish(employed, said)
    })
    worker.on('error', error => this.#dismiss(employed, error as Error))
    this.#employed.push(employed)
    return employed
  }

  #begin(employed: Employed): void {
    employed.ready = true
    if (employed.busyWith) this.#watch(employed)
    else clearTimeout(employed.overtime)
  }

  #finish(employed: Employed, done: Done): void {
    const { busyWith } = employed
    if (busyWith?.task.number !== done.number) return
    clearTimeout(employed.overtime)
    employed.busyWith = undefined
    if ('failed' in done) busyWith.failed(new Error(done.failed))
    else busyWith.done({ action: done.action, intent: done.intent })
    this.#assign()
  }

  #dismiss(employed: Employed, error: Error): void {
    clearTimeout(employed.overtime)
    this.#employed.splice(this.#employed.indexOf(employed), 1)
    void employed.worker.terminate()
    employed.busyWith?.failed(error)
    this.#assign()
  }
}
