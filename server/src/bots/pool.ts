import type { Budgets } from '../budgets/budgets.ts'
import { type BackgroundWorker, ChildWorker } from '../process/child-worker.ts'
import { READY } from '../process/serve-parent.ts'
import type { Done, Task } from './bot-worker.ts'
import { FairQueue } from './fair-queue.ts'
import {
  type BotDecision,
  type BotQuestion,
  offered,
  type Roster,
  type Share,
  standInFor,
  versionOf,
} from './roster.ts'

type BotReply = Done | typeof READY

interface QueuedQuestion {
  readonly task: Omit<Task, 'thinking'>
  readonly share: Share
  readonly done: (decision: BotDecision) => void
  readonly failed: (error: Error) => void
}

interface Employed {
  readonly worker: BackgroundWorker<BotReply>
  /** Loaded: before that, a bot's time does not run. */
  ready: boolean
  busyWith: QueuedQuestion | undefined
  /** When its time began to run. */
  since: number
  overtime: NodeJS.Timeout | undefined
}

export interface PoolLimits {
  readonly workers: number
  /** Milliseconds a bot may think about one decision. */
  readonly thinking: number
  /** Milliseconds after which a bot that does not stop is thrown out. */
  readonly patience: number
}

/** Who has used up the time of bots still gets this part of it for each decision: it thinks less instead of keeping others waiting. */
const LEAST = 0.1
/** Milliseconds a process may take to load, on a machine that is busy with other things. */
const STARTING = 60_000

/** For one bot's objects: the strongest needs some fifty. */
const MEGABYTES = 512

const child = (): BackgroundWorker<BotReply> => new ChildWorker(new URL('./bot-worker.ts', import.meta.url), MEGABYTES)

/**
 * Bots think in processes of their own: one that crashes or never ends costs its own decision and nothing else. Who asks
 * for many decisions has one share, like everybody else.
 */
export class BotPool implements Roster {
  readonly #limits: PoolLimits
  readonly #employed: Employed[] = []
  readonly #queue = new FairQueue<QueuedQuestion>()
  readonly #budgets: Budgets | undefined
  readonly #newWorker: () => BackgroundWorker<BotReply>
  #number = 0
  #closed = false

  constructor(limits: PoolLimits, budgets?: Budgets, newWorker = child) {
    this.#limits = limits
    this.#budgets = budgets
    this.#newWorker = newWorker
  }

  has = offered
  standInFor = standInFor
  versionOf = versionOf

  get waiting(): number {
    return this.#queue.size + this.#employed.filter(({ busyWith }) => busyWith).length
  }

  decide({ game, ...question }: BotQuestion, share: Share): Promise<BotDecision> {
    const task = { ...question, game: game.id, number: ++this.#number }
    return new Promise((done, failed) => {
      this.#queue.push([share.address, share.person, share.table], { task, share, done, failed })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { overtime } of this.#employed) clearTimeout(overtime)
    await Promise.all(this.#employed.map(({ worker }) => worker.terminate()))
  }

  #assign(): void {
    if (this.#queue.isEmpty || this.#closed) return
    const free = this.#employed.find(({ busyWith }) => !busyWith) ?? this.#hired()
    if (free) this.#employ(free, this.#queue.shift()!)
  }

  /** The system may have no process to give just now: those who are employed go on, and with none of them nobody is kept waiting. */
  #hired(): Employed | undefined {
    try {
      return this.#hire()
    } catch (error) {
      while (this.#employed.length === 0 && !this.#queue.isEmpty) this.#queue.shift()!.failed(error as Error)
      return undefined
    }
  }

  #employ(free: Employed, waiting: QueuedQuestion): void {
    free.busyWith = waiting
    if (free.ready) this.#watch(free)
    const task: Task = { ...waiting.task, thinking: this.#thinkingFor(waiting.share) }
    free.worker.postMessage(task)
  }

  /** Milliseconds to think, fewer for those for whom bots have thought much. */
  #thinkingFor(share: Share): number {
    const left = this.#budgets?.left('thinking', share) ?? 1
    return Math.ceil(this.#limits.thinking * Math.max(LEAST, left))
  }

  /** From now on the bot's time runs. */
  #watch(employed: Employed): void {
    employed.since = performance.now()
    const limit = this.#limits.thinking + this.#limits.patience
    clearTimeout(employed.overtime)
    employed.overtime = setTimeout(() => this.#dismiss(employed, new Error('the bot thought too long')), limit)
  }

  #hire(): Employed | undefined {
    if (this.#employed.length >= this.#limits.workers) return undefined
    const worker = this.#newWorker()
    const employed: Employed = { worker, ready: false, busyWith: undefined, since: 0, overtime: undefined }
    employed.overtime = setTimeout(() => this.#dismiss(employed, new Error('the bot never began')), STARTING)
    worker.unref()
    worker.on('message', said => {
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
    this.#budgets?.spend('thinking', busyWith.share, performance.now() - employed.since)
    if ('failed' in done) busyWith.failed(new Error(done.failed))
    else busyWith.done({ action: done.action, intent: done.intent, team: done.team })
    this.#assign()
  }

  /** A worker that was thrown out may still break while it ends: it leaves once. */
  #dismiss(employed: Employed, error: Error): void {
    clearTimeout(employed.overtime)
    const place = this.#employed.indexOf(employed)
    if (place < 0) return
    this.#employed.splice(place, 1)
    void employed.worker.terminate()
    employed.busyWith?.failed(error)
    this.#assign()
  }
}
