import { gameOptions, type LabGame } from '../games/lab-game.ts'
import type { Spread } from '../parallel/pool.ts'
import type { SoakBatch } from './batch.ts'
import { inBatches, type Stretch } from './in-batches.ts'

export interface Soak extends Omit<SoakBatch, keyof Stretch> {
  readonly games: number
  readonly seed: string
}

const GAMES_PER_BATCH = 500

/** Plays many random games with checks on, and throws where one of them breaks a rule. Gives the number of decisions. */
export async function soak({ games, ...about }: Soak, cores?: Spread['cores']): Promise<number> {
  const batch = new URL('./batch.ts', import.meta.url)
  const decisions = await inBatches<typeof about, number>(batch, about, games, GAMES_PER_BATCH, cores)
  return decisions.reduce((sum, each) => sum + each, 0)
}

/** The options of all tables that are soaked. */
export const soakTables = (labGame: LabGame): readonly object[] =>
  labGame.soak.tables.map(options => gameOptions(labGame, { options }))
