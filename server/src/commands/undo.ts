import { type Entry as GameEntry, type Seat, undoPrice, undoTarget } from '@grotto/kernel'
import type { TableEntry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { type Asked, type CommandOutcome, happen, refused } from './outcome.ts'
import { notPlaying } from './play.ts'
import { openVote } from './votes.ts'

/** Takes back the last own action: freely while nothing came of it, else when the other people agree. */
export function undo(asked: Asked): CommandOutcome {
  const { table, person } = asked
  const stopped = notPlaying(asked)
  if (stopped) return stopped
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  if (table.settings.undo === 'none') return refused('undoOff')
  const to = undoTarget(table.play!, seat)
  if (to === undefined) return refused('nothingToUndo')
  const price = undoPrice(table.play!, seat, to)
  if (price === 'never' || isSecretChoice(table, seat, to)) return refused('undoNever')
  if (price === 'free' && table.settings.undo === 'free') return happen(asked, takeBack(seat, to, asked.now, false))
  return openVote(asked, { about: 'undo', by: seat })
}

/** The vote about taking back has passed. */
export function agreedUndo(table: Table, seat: Seat, now: number): TableEntry[] {
  const to = undoTarget(table.play!, seat)
  return to === undefined ? [] : [takeBack(seat, to, now, true)]
}

function takeBack(seat: Seat, to: number, at: number, consent: boolean): TableEntry {
  const entry: GameEntry = { type: 'undo', seat, at, to, ...(consent ? { consent: true } : {}) }
  return { type: 'played', entry, by: 'human' }
}

/**
 * Where several seats choose in secret at the same time, a choice may be changed but not withdrawn. Who exchanges a card
 * owes none: whether others still do makes no difference either.
 */
function isSecretChoice(table: Table, seat: Seat, to: number): boolean {
  const owing = table.game.toAct(table.play!.stateAfter(to))
  return owing.length !== 1 || owing[0] !== seat
}
