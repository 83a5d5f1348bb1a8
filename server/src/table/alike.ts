import type { Seat } from '@grotto/kernel'
import type { Table } from './table.ts'

/**
 * Whether a seat sees just what a spectator sees, so that both can be told in the same words. In Sub Terra nobody knows
 * more than others (I-3); in Diamant only who has laid a card face down does (D-61), unless the table hides even who
 * has. Of a game not named here nothing is assumed.
 */
export function seesAsSpectator(table: Table, seat: Seat): boolean {
  const { game, options, play } = table
  if (!play) return true
  if (game.id === 'sub-terra') return true
  if (game.id !== 'diamant' || !('hideChosen' in options) || options.hideChosen) return false
  return game.toAct(play.state).includes(seat) || game.legal(play.state, seat).length === 0
}

/**
 * The part of the view that a seat may see otherwise than a spectator, where nothing else differs: in Diamant the seats,
 * since the own card stands there, unless the table hides even who has chosen.
 */
export function ownPart({ game, options, play }: Table): string | undefined {
  return play && game.id === 'diamant' && 'hideChosen' in options && !options.hideChosen ? 'seats' : undefined
}
