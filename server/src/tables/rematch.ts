import { SHORTEST_CLOCK } from '@grotto/protocol'
import { type Person, SequenceTaken } from '@grotto/storage'
import { agreedRematch } from '../cluster/one-rematch.ts'
import { isTooShort } from '../commands/lobby.ts'
import { type CommandOutcome, refused } from '../commands/outcome.ts'
import { newId } from '../process/randomness.ts'
import { piecesOf, type Sitter } from '../table/entries.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import { blockedBy } from './blocked.ts'
import { createTable, type NewTablePorts } from './new-table.ts'
import type { LoadedTable } from './tables.ts'

/** Two who ask in the same moment get the same table. */
const UNDER_WAY = new WeakMap<Table, Promise<CommandOutcome>>()

/**
 * The same people at a new table, hosted by who asks; with bots only, it starts as soon as she is ready. Nobody's seat
 * goes to a bot because one stood in for her before: who does not come is left to the host, who may start anyway.
 */
export async function rematch(
  ports: NewTablePorts,
  loaded: LoadedTable,
  person: Person,
  address: string,
): Promise<CommandOutcome> {
  await UNDER_WAY.get(loaded.table)
  const made = again(ports, loaded, person, address).finally(() => UNDER_WAY.delete(loaded.table))
  UNDER_WAY.set(loaded.table, made)
  return made
}

async function again(
  ports: NewTablePorts,
  loaded: LoadedTable,
  person: Person,
  address: string,
): Promise<CommandOutcome> {
  const { table } = loaded
  if (table.rematch) return { applied: [], table: table.rematch }
  if (table.status !== 'finished' && table.status !== 'abandoned') return refused('notOver')
  if (table.seatOf(person.id) === undefined) return refused('notSeated')
  if ((await ports.budgets.ask('tables', { person: person.id, address })) > 0) return { error: 'tooMany' }
  const id = await agreedRematch(ports.store, table.id, newId(ports.bytes))
  const refusal = await makeOnce(ports, { person, address }, table, id)
  if (refusal) return refusal
  // Another node may have been faster meanwhile.
  if (loaded.table.rematch) return { applied: [], table: loaded.table.rematch }
  const applied = loaded.table.apply({ type: 'rematched', table: id }, ports.clock.now())
  return { applied: [applied], table: id }
}

interface Asking {
  readonly person: Person
  readonly address: string
}

/** Another node may be making the same table just now, or have died right after it had: then it is there. */
async function makeOnce(ports: NewTablePorts, { person, address }: Asking, before: Table, id: string) {
  if (await ports.tables.open(id)) return undefined
  const apart = await keptApart(ports, person, before)
  const atOnce = before.seats.every(each => each.kind === 'bot' || isMe(each, person))
  const settings = await settingsAgain(ports, address, before, id)
  const wanted = { game: before.game.id, options: before.options, settings, atOnce }
  try {
    const made = await createTable(ports, person, wanted, fresh => sitAgain(ports, before, fresh, apart), id)
    if ('refusal' in made) return made
    await keepClub(ports, person, before.id, id)
    return undefined
  } catch (error) {
    if (error instanceof SequenceTaken) return undefined
    throw error
  }
}

/** Where an address has as many public tables as it may, its players go on among themselves. */
async function settingsAgain({ publicTables }: NewTablePorts, address: string, { settings }: Table, id: string) {
  const isListed = settings.visibility === 'public' && (await publicTables.take(address, id))
  return {
    ...settings,
    visibility: isListed ? ('public' as const) : ('link' as const),
    clock: isTooShort(settings.clock) ? SHORTEST_CLOCK : settings.clock,
  }
}

/** The next game is the club's too, if whoever asks for it is still a member. */
async function keepClub({ store, clock }: NewTablePorts, person: Person, before: string, id: string): Promise<void> {
  const club = await store.clubs.ofTable(before)
  if (club && (await store.clubs.club(club, person.id))) await store.clubs.addTable(club, id, clock.now(), person.id)
}

/** Who has blocked whoever asks, and whom she has blocked: their seats stay open. */
async function keptApart({ store }: NewTablePorts, { id }: Person, before: Table): Promise<Set<string>> {
  const others = before.seats.flatMap(sitter => (sitter.kind === 'human' && sitter.person !== id ? sitter.person : []))
  return new Set([...(await store.companions.blocking(id, others)), ...(await blockedBy(store, id))])
}

function sitAgain(ports: NewTablePorts, before: Table, table: Table, apart: ReadonlySet<string>): AppliedEntry[] {
  const now = ports.clock.now()
  const isApart = (sitter: Sitter) => sitter.kind === 'human' && apart.has(sitter.person)
  return before.seats.map((sitter, seat) =>
    table.apply({ type: 'sat', seat, sitter: isApart(sitter) ? { kind: 'open' } : asBefore(sitter) }, now),
  )
}

const isMe = (sitter: Sitter, { id }: Person): boolean => sitter.kind === 'human' && sitter.person === id

function asBefore(sitter: Sitter): Sitter {
  if (sitter.kind !== 'human') return sitter
  const { person, name } = sitter
  return { kind: 'human', person, name, ready: false, ...piecesOf(sitter) }
}
