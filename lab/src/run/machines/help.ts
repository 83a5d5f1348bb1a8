import { setTimeout as sleep } from 'node:timers/promises'
import type { Observation } from '@grotto/trials'
import { labGameOf } from '../../games/lab-games.ts'
import { Crew } from '../../parallel/crew.ts'
import type { TrialBatch } from '../batch.ts'
import { tableOf } from '../prepare.ts'
import { BATCH } from '../run.ts'
import { type QueuedTask, RunQueue, type Taken } from './run-queue.ts'

/** How often runs are looked for while there is nothing to do. */
const LOOK_EVERY_MS = 500

export interface Helping {
  readonly database: string
  readonly cores: number
  /** Ends when nothing is left to do, and does not wait for the next run. */
  readonly once: boolean
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** Plays batches of runs that others have begun; how many games it were. */
export async function help({ database, cores, once, signal, say }: Helping): Promise<number> {
  const queue = await RunQueue.open(database)
  const crew = new Crew<TrialBatch, Observation[]>(BATCH, cores)
  const helper = new Helper(queue, crew, say)
  try {
    while (!signal.aborted) {
      const played = await helper.playAll(signal)
      if (played === 0 && once) break
      if (played === 0) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  } finally {
    await crew.close()
    await queue.close()
  }
  return helper.games
}

class Helper {
  readonly #queue: RunQueue
  readonly #crew: Crew<TrialBatch, Observation[]>
  readonly #say: (line: string) => void
  /** Runs of other versions: their games would be others here. */
  readonly #foreign = new Set<string>()
  games = 0

  constructor(queue: RunQueue, crew: Crew<TrialBatch, Observation[]>, say: (line: string) => void) {
    this.#queue = queue
    this.#crew = crew
    this.#say = say
  }

  /** Until no run has a task left; how many there were. */
  async playAll(signal: AbortSignal): Promise<number> {
    let tasks = 0
    for (const run of await this.#queue.runs()) {
      const hand = async () => {
        while (!signal.aborted && !this.#foreign.has(run)) {
          const taken = await this.#queue.take(run)
          if (!taken) return
          tasks += await this.#play(taken)
        }
      }
      await Promise.all(Array.from({ length: this.#crew.size }, hand))
    }
    return tasks
  }

  async #play(taken: Taken): Promise<0 | 1> {
    const why = whyNot(taken.task)
    if (why !== undefined) {
      this.#foreign.add(taken.run)
      this.#say(`run ${taken.run} is left to others: ${why}`)
      await this.#queue.failed(taken, why)
      return 0
    }
    const observed = await this.#crew.work(taken.task.batch)
    await this.#queue.done(taken, observed)
    this.games += observed.length
    return 1
  }
}

/** Why a task would not give the games here that it gives where it comes from. */
function whyNot({ name, key, batch }: QueuedTask): string | undefined {
  try {
    const { game, bots, options, seed, from, to } = batch
    if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to <= from || to - from > MOST)
      return 'a batch has no such size'
    return tableOf(labGameOf(game), { name, bots, options } as never, seed).key === key
      ? undefined
      : 'its rules or bots have other versions here'
  } catch (error) {
    return (error as Error).message
  }
}

const MOST = 1_000
