import { given } from '@grotto/kernel'
import type { Observation } from '@grotto/trials'
import { inOrder } from '@grotto/trials/in-order'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { TrialBatch } from './batch.ts'
import type { KeyedTable, Prepared } from './prepare.ts'
import type { ResultRow, ResultsFile } from './results-file.ts'

/** What plays a batch, in any thread. */
export const BATCH = new URL('./batch.ts', import.meta.url)
/** Games for one task: enough to be worth handing over, few enough for a bar that moves and for little to be lost. */
const GAMES_PER_BATCH = 20

/** A batch of a table's games that is missing. */
export interface Task {
  readonly table: KeyedTable
  readonly batch: TrialBatch
}

/**
 * Plays what the results lack and appends it, table by table and number by number, whoever has finished first: a run
 * that was killed and taken up again leaves the same bytes as one that was not.
 */
export async function run(prepared: Prepared, results: ResultsFile, play: PlayTasks = onCores()): Promise<void> {
  const tasks = missing(prepared, results.rows)
  const bar = progressBar(
    tasks.reduce((sum, { batch }) => sum + batch.to - batch.from, 0),
    'games',
  )
  const take = inOrder<Observation[]>((index, observed) => {
    const { table, batch } = given(tasks[index], 'a task')
    results.append(rowsOf(prepared, table, batch.from, observed))
  })
  const onDone = (index: number, observed: Observation[]) => {
    bar.advance(observed.length)
    take(index, observed)
  }
  try {
    if (tasks.length > 0) await play(tasks, onDone)
  } finally {
    bar.stop()
  }
}

/** Plays tasks, in any order, and tells each once. */
export type PlayTasks = (
  tasks: readonly Task[],
  onDone: (index: number, observed: Observation[]) => void,
) => Promise<void>

/** Plays them on this machine. */
export function onCores(cores?: Spread['cores']): PlayTasks {
  return async (tasks, onDone) => {
    const batches = tasks.map(({ batch }) => batch)
    await inParallel<TrialBatch, Observation[]>(BATCH, batches, { cores, onDone })
  }
}

function rowsOf({ columns }: Prepared, { name, key }: KeyedTable, from: number, observed: Observation[]): ResultRow[] {
  return observed.map((seen, index) => ({
    ...{ cell: name, key, deal: from + index },
    values: columns.map(({ id }) => seen[id]),
  }))
}

function missing({ game, games, tables }: Prepared, rows: readonly ResultRow[]): Task[] {
  const played = new Set(rows.map(({ key, deal }) => `${key}/${deal}`))
  return tables.flatMap(table => {
    const { options, bots, seed, key } = table
    const stretches = stretchesOf(games, deal => !played.has(`${key}/${deal}`))
    return stretches.map(([from, to]) => ({ table, batch: { game, options, bots, seed, from, to } }))
  })
}

/** Stretches of at most a batch of the numbers that are wanted. */
function stretchesOf(games: number, isWanted: (deal: number) => boolean): [from: number, to: number][] {
  const stretches: [number, number][] = []
  let from = 0
  for (let deal = 0; deal <= games; deal++) {
    const ends = deal === games || !isWanted(deal)
    if (!ends && deal - from < GAMES_PER_BATCH) continue
    if (deal > from) stretches.push([from, deal])
    from = ends ? deal + 1 : deal
  }
  return stretches
}
