import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { SoakBatch } from './batch.ts'

export interface Soak {
  readonly game: string
  readonly options: readonly object[]
  readonly games: number
  readonly seed: string
  readonly closeEvery: number
}

const GAMES_PER_BATCH = 500

/** Plays many random games with checks on, and throws where one of them breaks a rule. Gives the number of decisions. */
export async function soak({ games, ...rest }: Soak, cores?: Spread['cores']): Promise<number> {
  const starts = Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index) => index * GAMES_PER_BATCH)
  const batches = starts.map(from => ({ ...rest, from, to: Math.min(from + GAMES_PER_BATCH, games) }))
  const bar = progressBar(games, 'games')
  const onDone = (index: number) => bar.advance(batches[index]!.to - batches[index]!.from)
  try {
    const url = new URL('./batch.ts', import.meta.url)
    return (await inParallel<SoakBatch, number>(url, batches, { cores, onDone })).reduce((a, b) => a + b, 0)
  } finally {
    bar.stop()
  }
}
