import { inOrder } from '@grotto/trials/in-order'
import type { Measure, Observation } from '@grotto/trials/observation'
import type { GameName } from '../games.ts'

/** A table whose games are played by number. */
export interface LabTable {
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: string
}

/** Some games of a table, `from` up to but not including `to`. */
export interface TrialRequest {
  readonly index: number
  readonly game: GameName
  readonly table: LabTable
  readonly from: number
  readonly to: number
}

export interface TrialAnswer {
  readonly index: number
  readonly measures: readonly Measure[]
  readonly observations: readonly Observation[]
}

export interface TrialPlan {
  readonly game: GameName
  readonly tables: readonly LabTable[]
  readonly games: number
  /** Games handed over at once: few where bots search, so that the figures move. */
  readonly atOnce: number
}

export interface TrialEars {
  /** Games of a table, in the order of their numbers. */
  readonly played: (table: number, measures: readonly Measure[], observations: readonly Observation[]) => void
  readonly ended: () => void
  readonly broke: () => void
}

const MOST_WORKERS = 4

/** Plays all games of a plan in workers; gives a way to stop. */
export function startTrials(plan: TrialPlan, { played, ended, broke }: TrialEars): () => void {
  const requests = requestsOf(plan)
  const queue = requests[Symbol.iterator]()
  let left = requests.length
  const take = inOrder<TrialAnswer>((index, { measures, observations }) =>
    played(index % plan.tables.length, measures, observations),
  )
  const workers = Array.from({ length: workerCount(requests.length) }, () => {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
    const next = () => {
      const { value, done } = queue.next()
      if (!done) worker.postMessage(value)
    }
    worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) => {
      take(data.index, data)
      left -= 1
      if (left > 0) return next()
      stop()
      ended()
    }
    worker.onerror = () => {
      stop()
      broke()
    }
    next()
    return worker
  })
  const stop = () => {
    for (const worker of workers) worker.terminate()
  }
  return stop
}

/** A core is left to the page itself. */
const workerCount = (tasks: number): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, tasks))

/** Tables take turns, so that they can be compared from the beginning. */
function requestsOf({ game, tables, games, atOnce }: TrialPlan): TrialRequest[] {
  const starts = Array.from({ length: Math.ceil(games / atOnce) }, (_, place) => place * atOnce)
  return starts
    .flatMap(from => tables.map(table => ({ game, table, from, to: Math.min(from + atOnce, games) })))
    .map((request, index) => ({ index, ...request }))
}
