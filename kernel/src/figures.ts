import type { Game, GameTypes, Outcome } from './game.ts'

/** What statistics are made of, once a game is over: how hard it was, whom the table led, who came out. */
export interface Figures {
  /** How hard it was, in the game's own word; `OWN_BOX` where it was not the printed game. */
  readonly level?: string
  /** Names without spaces. */
  readonly party?: readonly string[]
  readonly cameOut?: readonly string[]
  /** What was left when it ended, such as rounds: of two that reached the same, more of it is better. */
  readonly spare?: number
}

/** The level of games with cards or tiles of one's own: they are listed, and compared with nothing. */
export const OWN_BOX = 'own'

/** A finished game in figures; nothing of one that is not over. */
export function figuresOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  view: G['view'],
): (Outcome & Figures) | undefined {
  const outcome = game.outcome(view)
  return outcome && { ...outcome, ...game.figures?.(options, view) }
}
