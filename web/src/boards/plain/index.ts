import { loadEngine } from '../../engines.ts'
import { FACTS, type GameName } from '../../games.ts'
import type { BoardModule } from '../board-module.ts'
import { boardFor } from './PlainBoard.tsx'

/** The plain board of a game: all it needs are the rules, which speak for themselves in their notation. */
export const plainBoard = async (game: GameName): Promise<BoardModule> => ({
  Board: boardFor(await loadEngine(game), FACTS[game].title),
})
