import type { Chance, Json } from '@grotto/kernel'
import type { Person } from '@grotto/storage'
import type { Visitor } from '../budgets/budgets.ts'
import { refused } from '../commands/outcome.ts'
import type { Bytes } from '../process/randomness.ts'
import type { Sitter } from '../table/entries.ts'
import { eventsInForce } from '../table/full-log.ts'
import { replayed } from '../table/replaying.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import { createTable, type NewTablePorts, type NewTableResult } from './new-table.ts'

/**
 * "Play on from here": a table that begins where another one was after a move. Of a finished game everything is known.
 * Of an unfinished one, whose log must be whole, only what the asker may know is taken over; the rest is imagined, and the
 * seed is a new one.
 */
export async function fork(
  ports: NewTablePorts,
  person: Person,
  address: string,
  table: Table,
  move: number,
): Promise<NewTableResult> {
  const isOver = table.status === 'finished'
  const from = isOver ? await stateAfter(table, move, { person: person.id, address }) : imagined(ports, person, table)
  if (from === undefined) return refused('notStarted')
  const settings = { ...table.settings, visibility: 'link' as const, clock: 0 }
  const forkOf = { table: table.id, move }
  const imported = table.imported !== undefined
  const wanted = { game: table.game.id, options: table.options, settings, from, forkOf, imported }
  return createTable(ports, person, wanted, fresh => sitWithBots(ports, person, table, fresh))
}

async function stateAfter(table: Table, move: number, visitor: Visitor): Promise<Json | undefined> {
  const entries = table.play?.entries.slice(0, move + 1) ?? []
  if (entries.length === 0) return undefined
  const { state } = await replayed(table, entries, visitor)
  return table.game.encode(state)
}

function imagined({ bytes }: NewTablePorts, person: Person, table: Table): Json | undefined {
  const { game, play } = table
  if (!play) return undefined
  const viewer = table.seatOf(person.id) ?? 'spectator'
  const events = eventsInForce(table) as { type: string }[]
  return game.encode(game.imagine(game.view(play.state, viewer), viewer, events, chanceOf(bytes)))
}

/** The asker on the seat she had, or the first; bots on the others, whom she may send away. */
function sitWithBots({ clock, roster }: NewTablePorts, person: Person, before: Table, table: Table): AppliedEntry[] {
  const mine = before.seatOf(person.id) ?? 0
  const bot = roster.standInFor(table.game.id)
  const me: Sitter = { kind: 'human', person: person.id, name: person.name, ready: false }
  return table.seats.map((_, seat) =>
    table.apply({ type: 'sat', seat, sitter: seat === mine ? me : { kind: 'bot', bot } }, clock.now()),
  )
}

/** Unbiased numbers from the operating system's bytes. */
function chanceOf(bytes: Bytes): Chance {
  return (_, n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = Buffer.from(bytes(4)).readUInt32BE()
      if (word < limit) return word % n
    }
  }
}
