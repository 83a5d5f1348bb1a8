import { type Entry as GameEntry, type Seat, undoPrice, undoTarget } from '@grotto/kernel'
import { LENGTHS } from '../budgets/limits.ts'
import type { TableEntry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { apply, type CommandContext, type CommandOutcome, refused } from './outcome.ts'
import { notPlaying } from './play.ts'
import { openVote } from './votes.ts'

/** Milliseconds a request to take back is open; the next action ends it sooner. */
const ASKED_FOR = 30_000

/** Takes back the last own action: freely while nothing came of it, else when the other people agree. */
export function undo(context: CommandContext): CommandOutcome {
  const { table, person } = context
  const stopped = notPlaying(context)
  if (stopped) return stopped
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  if (table.settings.undo === 'none') return refused('undoOff')
  const to = undoTarget(table.play!, seat)
  if (to === undefined) return refused('nothingToUndo')
  if (isUsedUp(table)) return refused('undosUsedUp')
  const price = undoPrice(table.play!, seat, to)
  if (price === 'never' || isSecretChoice(table, seat, to)) return refused('undoNever')
  if (price === 'free' && table.settings.undo === 'free') return apply(context, takeBack(seat, to, context.now, false))
  return openVote(context, { about: 'undo', by: seat, until: context.now + ASKED_FOR })
}

/** Whether so much was taken back that the record of the game would become too long to be taken elsewhere. */
function isUsedUp({ undos, play }: Table): boolean {
  const takenBack = play!.steps.length - play!.standing.length
  return undos >= LENGTHS.undos || takenBack >= LENGTHS.takenBack
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
