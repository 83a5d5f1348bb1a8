import type { Game } from '@grotto/kernel'
import type { GameName } from './games.ts'

const ENGINES: Record<GameName, () => Promise<Game>> = {
  diamant: async () => (await import('@grotto/diamant')).diamant as unknown as Game,
  'sub-terra': async () => (await import('@grotto/sub-terra')).subTerra as unknown as Game,
}

/** The rules of a game, in their own chunk. */
export const loadEngine = (game: GameName): Promise<Game> => ENGINES[game]()
