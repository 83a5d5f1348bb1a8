import type { Command } from '@grotto/protocol'
import type { Sitter, TableEntry } from '../table/entries.ts'
import { apply, type CommandContext, type CommandOutcome, refused } from './outcome.ts'
import { notPlaying, takenBack } from './play.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** A bot decides for me, or for somebody long absent; or I take my seat back. */
export function standIn(
  context: CommandContext,
  { seat: wanted, bot }: Pick<Of<'standIn'>, 'seat' | 'bot'>,
): CommandOutcome {
  const { table, person, roster } = context
  const stopped = notPlaying(context)
  if (stopped) return stopped
  const mine = table.seatOf(person.id)
  if (mine === undefined) return refused('notSeated')
  const seat = wanted ?? mine
  const sitter = table.seats[seat]
  if (sitter?.kind !== 'human') return refused('noSuchSeat', { seat })
  if (seat === mine && bot === undefined) return apply(context, ...takenBack(context))
  if (seat !== mine && !context.isAway(sitter.person)) return refused('notAway', { seat })
  const chosen = bot ?? roster.standInFor(table.game.id)
  if (!roster.has(table.game.id, chosen)) return refused('noSuchBot', { bot: chosen })
  return apply(context, { type: 'sat', seat, sitter: { ...sitter, standIn: chosen } })
}

/** My seat goes to somebody who is looking on. */
export function handOver(context: CommandContext, { to }: Pick<Of<'handOver'>, 'to'>): CommandOutcome {
  const { table, person } = context
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human') return refused('notSeated')
  if (table.status !== 'lobby' && table.status !== 'playing') return refused('gameOver')
  if (table.tournament) return refused('inTournament')
  if (table.sentAway.has(to)) return refused('sentAway')
  const name = context.watcherName(to)
  if (name === undefined || table.seatOf(to) !== undefined) return refused('notThere')
  const heir: Sitter = { kind: 'human', person: to, name, ready: table.status === 'playing' }
  const host: TableEntry[] = table.host === person.id ? [{ type: 'hosted', host: to }] : []
  return apply(context, { type: 'sat', seat, sitter: heir }, ...host)
}
