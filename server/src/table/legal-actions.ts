import type { LegalActions } from '@grotto/protocol'
import type { Table } from './table.ts'

/** What this person may do now, by the view of her own seat: nothing that she could not work out herself. */
export function legalActions(table: Table, person: string): LegalActions {
  const { game, play, version } = table
  const seat = table.seatOf(person) ?? null
  if (seat === null || !play || table.status !== 'playing') return { version, seat, actions: [], texts: [] }
  const view = game.view(play.state, seat)
  // Who has chosen and may still change her mind is not asked any more.
  const actions = game.toAct(view).includes(seat) ? game.legal(view, seat) : []
  return { version, seat, actions: [...actions], texts: actions.map(action => game.notation.makeAction(view, action)) }
}
