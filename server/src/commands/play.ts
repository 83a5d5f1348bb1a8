import type { Seat } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import { LENGTHS } from '../budgets/limits.ts'
import type { TableEntry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { leaveLobby, otherHuman } from './lobby.ts'
import { apply, type CommandContext, type CommandOutcome, refused } from './outcome.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** A player acts. Whoever acts is there: a bot that stood in gives the seat back. */
export function act(
  context: CommandContext,
  { action, version }: Pick<Of<'act'>, 'action' | 'version'>,
): CommandOutcome {
  const { table, person, now } = context
  const stopped = notPlaying(context)
  if (stopped) return stopped
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  if (version !== undefined && version !== table.version) return { error: 'stale' }
  if (!mayChange(table, seat)) return notAgain(table, seat, action)
  const acted = table.act(seat, action, now, 'human')
  if ('reason' in acted) return { refusal: acted }
  return { applied: [acted, ...takenBack(context).map(entry => table.apply(entry, now))], seat }
}

/** Whether a seat owes this decision, or may still change the one it made: a card could be exchanged for ever. */
const mayChange = (table: Table, seat: Seat): boolean =>
  table.toAct.includes(seat) || (table.changes[seat] ?? 0) < LENGTHS.changes

/** What the rules forbid they say themselves. */
function notAgain({ game, play }: Table, seat: Seat, action: unknown): CommandOutcome {
  const refusal = game.refusal(play!.state, seat, action)
  return refusal ? { refusal } : refused('mindMadeUp')
}

/** Getting up during the game leaves the seat to a bot; it can be taken back at any moment. */
export function leave(context: CommandContext): CommandOutcome {
  const { table, person, roster } = context
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human') return refused('notSeated')
  if (table.status === 'lobby') return leaveLobby(context, seat)
  if (table.status !== 'playing' || sitter.standIn) return { applied: [] }
  const next = table.host === person.id ? otherHuman(table, person.id) : undefined
  const heir: TableEntry[] = next === undefined ? [] : [{ type: 'hosted', host: next }]
  const standIn = roster.standInFor(table.game.id)
  return apply(context, { type: 'sat', seat, sitter: { ...sitter, standIn }, why: 'left' }, ...heir)
}

/** The entry that gives a seat back to its player, where a bot held it. */
export function takenBack({ table, person }: CommandContext): TableEntry[] {
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human' || !sitter.standIn) return []
  const { standIn: _, ...alone } = sitter
  return [{ type: 'sat', seat, sitter: alone }]
}

/** Somebody wants to be forgotten: the seat is left for good, and the name with it. */
export function forget(context: CommandContext): CommandOutcome {
  const { table, person, roster } = context
  const seat = table.seatOf(person.id)
  if (seat === undefined || table.status === 'frozen') return { applied: [] }
  if (table.status === 'lobby') return leaveLobby(context, seat)
  const next = table.host === person.id ? otherHuman(table, person.id) : undefined
  const heir: TableEntry[] = next === undefined ? [] : [{ type: 'hosted', host: next }]
  const bot = roster.standInFor(table.game.id)
  const left: TableEntry =
    table.status === 'playing'
      ? { type: 'sat', seat, sitter: { kind: 'bot', bot }, why: 'left' }
      : { type: 'renamed', person: person.id, name: NOBODY }
  return apply(context, left, ...heir)
}

/** What somebody is called who wanted to be forgotten. */
export const NOBODY = '–'

export function notPlaying({ table }: CommandContext): ReturnType<typeof refused> | undefined {
  if (table.status === 'frozen') return refused('frozen')
  if (table.status === 'lobby') return refused('notStarted')
  return table.status === 'playing' ? undefined : refused('gameOver')
}
