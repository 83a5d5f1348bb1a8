import type { Game } from '@grotto/kernel'
import { LIST } from './list.ts'

/**
 * Every game that can be played, its own types forgotten. Whoever holds a state holds the game it belongs to: states,
 * views and actions of one game are never given to another.
 */
export const GAMES: readonly Game[] = await Promise.all(LIST.map(({ load }) => load()))

export function gameById(id: string): Game | undefined {
  return GAMES.find(game => game.id === id)
}
