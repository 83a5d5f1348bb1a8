import type { Spread } from '../../parallel/pool.ts'
import { inBatches } from '../../soak/in-batches.ts'
import type { Found, NotationBatch } from './notation-batch.ts'

const GAMES_PER_BATCH = 20

/** Writes and reads positions of many games with an Engineer; throws where one does not come back as it was. */
export async function soakNotation(
  games: number,
  about: Pick<NotationBatch, 'seed' | 'every'>,
  cores?: Spread['cores'],
): Promise<Found> {
  const batch = new URL('./notation-batch.ts', import.meta.url)
  const found = await inBatches<typeof about, Found>(batch, about, games, GAMES_PER_BATCH, cores)
  const sum = (field: keyof Found) => found.reduce((total, each) => total + each[field], 0)
  return {
    positions: sum('positions'),
    scripted: sum('scripted'),
    blasted: sum('blasted'),
    mostTokens: Math.max(...found.map(each => each.mostTokens)),
  }
}
