import type { Seat } from './game.ts'

/**
 * A position out of a game in which one action is better than all others beyond doubt. Both are written in the notation
 * of the game, as the seat sees it.
 */
export interface Puzzle {
  /** Of the position and its solution: a puzzle that is changed is another. */
  readonly id: string
  readonly seat: Seat
  readonly position: string
  /** Every action and what it is worth to the seat, from 0 to 1; the best first. */
  readonly actions: readonly (readonly [action: string, worth: number])[]
}
