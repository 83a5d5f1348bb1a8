import type { Command } from '@grotto/protocol'
import type { TableEntry } from '../table/entries.ts'
import { leaveLobby, otherHuman } from './lobby.ts'
import { type Asked, type CommandOutcome, happen, refused } from './outcome.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** A player acts. Whoever acts is there: a bot that stood in gives the seat back. */
export function act(asked: Asked, { action, version }: Pick<Of<'act'>, 'action' | 'version'>): CommandOutcome {
  const { table, person, now } = asked
  const stopped = notPlaying(asked)
  if (stopped) return stopped
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  if (version !== undefined && version !== table.version) return { error: 'stale' }
  const acted = table.act(seat, action, now, 'human')
  if ('reason' in acted) return { refusal: acted }
  return { happened: [acted, ...takenBack(asked).map(entry => table.happen(entry, now))], seat }
}

/** Getting up during the game leaves the seat to a bot; it can be taken back at any moment. */
export function leave(asked: Asked): CommandOutcome {
  const { table, person, roster } = asked
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human') return refused('notSeated')
  if (table.status === 'lobby') return leaveLobby(asked, seat)
  if (table.status !== 'playing' || sitter.standIn) return { happened: [] }
  const next = table.host === person.id ? otherHuman(table, person.id) : undefined
  const heir: TableEntry[] = next === undefined ? [] : [{ type: 'hosted', host: next }]
  const standIn = roster.standInFor(table.game.id)
  return happen(asked, { type: 'sat', seat, sitter: { ...sitter, standIn } }, ...heir)
}

/** The entry that gives a seat back to its player, where a bot held it. */
export function takenBack({ table, person }: Asked): TableEntry[] {
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human' || !sitter.standIn) return []
  const { standIn: _, ...alone } = sitter
  return [{ type: 'sat', seat, sitter: alone }]
}

/** Somebody wants to be forgotten: the seat is left for good, and the name with it. */
export function forget(asked: Asked): CommandOutcome {
  const { table, person, roster } = asked
  const seat = table.seatOf(person.id)
  if (seat === undefined || table.status === 'frozen') return { happened: [] }
  if (table.status === 'lobby') return leaveLobby(asked, seat)
  const next = table.host === person.id ? otherHuman(table, person.id) : undefined
  const heir: TableEntry[] = next === undefined ? [] : [{ type: 'hosted', host: next }]
  const bot = roster.standInFor(table.game.id)
  const left: TableEntry =
    table.status === 'playing'
      ? { type: 'sat', seat, sitter: { kind: 'bot', bot } }
      : { type: 'renamed', person: person.id, name: NOBODY }
  return happen(asked, left, ...heir)
}

/** What somebody is called who wanted to be forgotten. */
export const NOBODY = '–'

export function notPlaying({ table }: Asked): ReturnType<typeof refused> | undefined {
  if (table.status === 'frozen') return refused('frozen')
  if (table.status === 'lobby') return refused('notStarted')
  return table.status === 'playing' ? undefined : refused('gameOver')
}
