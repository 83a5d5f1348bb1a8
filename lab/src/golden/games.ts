import type { Golden } from '../games/desk.ts'
import { DESKS } from '../games/desks.ts'

/** A game that was recorded once for each version of its rules. */
export interface GoldenGame extends Golden {
  readonly game: string
}

export const GOLDEN_GAMES: readonly GoldenGame[] = DESKS.flatMap(({ game, golden }) =>
  golden.map(each => ({ game: game.id, ...each })),
)
