import type { Desk } from '../games/desk.ts'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { Batch } from './batch.ts'
import { addSums, type Sums } from './sums.ts'

const GAMES_PER_BATCH = 1000

export interface Simulation {
  readonly options: object
  readonly games: number
  readonly seed: string
}

/** Figures over many games; the same for a seed, whatever the number of cores. */
export async function simulate(desk: Desk, simulation: Simulation, cores?: Spread['cores']): Promise<object> {
  const batches = batchesOf(desk.game.id, simulation)
  const bar = progressBar(simulation.games, 'games')
  const onDone = (index: number) => bar.advance(batches[index]!.to - batches[index]!.from)
  const sums = await inParallel<Batch, Sums>(new URL('./batch.ts', import.meta.url), batches, { cores, onDone })
  bar.stop()
  return desk.figures(addSums(sums), simulation.options)
}

function batchesOf(game: string, { options, games, seed }: Simulation): Batch[] {
  const starts = Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index) => index * GAMES_PER_BATCH)
  return starts.map(from => ({ game, options, seed, from, to: Math.min(from + GAMES_PER_BATCH, games) }))
}
