import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Observation } from '@grotto/trials'
import { Crew } from '../../parallel/crew.ts'
import type { TrialBatch } from '../batch.ts'
import { BATCH, type PlayTasks, type Task } from '../run.ts'
import { type QueuedTask, RunQueue, type Taken } from './run-queue.ts'

const PAUSE_MS = 200

/** The same on this machine for the same results: what a run that was killed left in the queue is found again. */
export const runNameFor = (tables: readonly { readonly key: string }[], place: string): string =>
  createHash('sha256')
    .update([hostname(), place, ...tables.map(({ key }) => key)].join('\n'))
    .digest('hex')
    .slice(0, 16)

/**
 * Plays tasks on this machine and on every other one that helps (`grotto work`). When none is left to take, this one
 * plays again what others have not brought back: a run ends though all of them are switched off.
 */
export const onMachines =
  (database: string, run: string, cores: number): PlayTasks =>
  async (tasks, onDone) => {
    const queue = await RunQueue.open(database)
    const crew = new Crew<TrialBatch, Observation[]>(BATCH, Math.min(cores, tasks.length))
    const progress = new Brought(tasks, onDone)
    try {
      await queue.begin(run, tasks.map(asQueued))
      const hands = Array.from({ length: crew.size }, () => playHere(queue, run, crew, progress))
      await Promise.all([collect(queue, run, progress), ...hands])
      await queue.end(run)
    } finally {
      progress.stop()
      await crew.close()
      await queue.close()
    }
  }

const asQueued = ({ table: { name, key }, batch }: Task, index: number): QueuedTask => ({ index, name, key, batch })

/** What has been brought so far, each once. */
class Brought {
  readonly #tasks: readonly Task[]
  readonly #onDone: (index: number, observed: Observation[]) => void
  readonly #missing: Set<number>
  #stopped = false

  constructor(tasks: readonly Task[], onDone: (index: number, observed: Observation[]) => void) {
    this.#tasks = tasks
    this.#onDone = onDone
    this.#missing = new Set(tasks.keys())
  }

  get isAll(): boolean {
    return this.#stopped || this.#missing.size === 0
  }

  stop(): void {
    this.#stopped = true
  }

  /** What is not of this run, or not whole, counts as not brought. */
  take(index: number, key: string, observed: Observation[]): void {
    const task = this.#tasks[index]
    if (this.#stopped || !task || task.table.key !== key || !this.#missing.has(index)) return
    if (observed.length !== task.batch.to - task.batch.from) return
    this.#missing.delete(index)
    this.#onDone(index, observed)
  }

  /** One that nobody has brought yet, each in its turn. */
  lacking(): Taken['task'] | undefined {
    const [index] = this.#missing
    if (index === undefined) return undefined
    this.#missing.delete(index)
    this.#missing.add(index)
    return asQueued(this.#tasks[index]!, index)
  }
}

async function collect(queue: RunQueue, run: string, progress: Brought): Promise<void> {
  while (!progress.isAll) {
    const results = await queue.collect(run)
    for (const { index, key, observed } of results) progress.take(index, key, observed)
    if (results.length === 0) await sleep(PAUSE_MS)
  }
}

async function playHere(
  queue: RunQueue,
  run: string,
  crew: Crew<TrialBatch, Observation[]>,
  progress: Brought,
): Promise<void> {
  while (!progress.isAll) {
    const taken = await queue.take(run)
    const task = taken?.task ?? progress.lacking()
    if (!task) return
    const observed = await crew.work(task.batch)
    progress.take(task.index, task.key, observed)
    if (taken) await queue.drop(taken)
  }
}
