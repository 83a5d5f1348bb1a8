import type { Game } from '@grotto/kernel'
import { FACTS, type GameName } from './games.ts'

/** The rules of a game, in their own chunk. */
export const loadEngine = (game: GameName): Promise<Game> => FACTS[game].load()
