import type { Golden } from '../games/lab-game.ts'
import { LAB_GAMES } from '../games/lab-games.ts'

/** A game that was recorded once for each version of its rules. */
export interface GoldenGame extends Golden {
  readonly game: string
}

export const GOLDEN_GAMES: readonly GoldenGame[] = LAB_GAMES.flatMap(({ game, golden }) =>
  golden.map(each => ({ game: game.id, ...each })),
)
