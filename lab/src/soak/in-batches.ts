import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'

/** Games `from` up to but not including `to`, of a seed. */
export interface Stretch {
  readonly seed: string
  readonly from: number
  readonly to: number
}

/** Lets a module play many games, some at a time on every core, and gives what it found in each stretch. */
export async function inBatches<About extends { readonly seed: string }, Found>(
  module: URL,
  about: About,
  games: number,
  each: number,
  cores?: Spread['cores'],
): Promise<Found[]> {
  const starts = Array.from({ length: Math.ceil(games / each) }, (_, index) => index * each)
  const batches = starts.map(from => ({ ...about, from, to: Math.min(from + each, games) }))
  const bar = progressBar(games, 'games')
  const onDone = (index: number) => bar.advance(batches[index]!.to - batches[index]!.from)
  try {
    return await inParallel<About & Stretch, Found>(module, batches, { cores, onDone })
  } finally {
    bar.stop()
  }
}
