import type { Thought } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { Batch } from './batch.ts'
import { addSums, type Sums } from './sums.ts'

/** Random games are quick; a bot may think over each of its decisions. */
const RANDOM_GAMES_PER_BATCH = 1000
const BOT_GAMES_PER_BATCH = 10

export interface Simulation extends Thought {
  readonly options: object
  readonly games: number
  readonly seed: string
}

/** Figures over many games; the same for a seed, whatever the number of cores. */
export async function simulate(labGame: LabGame, simulation: Simulation, cores?: Spread['cores']): Promise<object> {
  const batches = batchesOf(labGame.game.id, simulation)
  const bar = progressBar(simulation.games, 'games')
  const onDone = (index: number) => bar.advance(batches[index]!.to - batches[index]!.from)
  const sums = await inParallel<Batch, Sums>(new URL('./batch.ts', import.meta.url), batches, { cores, onDone })
  bar.stop()
  return labGame.figures(addSums(sums), simulation.options)
}

function batchesOf(game: string, { games, ...rest }: Simulation): Batch[] {
  const size = rest.bot === 'random' ? RANDOM_GAMES_PER_BATCH : BOT_GAMES_PER_BATCH
  const starts = Array.from({ length: Math.ceil(games / size) }, (_, index) => index * size)
  return starts.map(from => ({ game, ...rest, from, to: Math.min(from + size, games) }))
}
