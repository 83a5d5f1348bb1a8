import { type Person, SequenceTaken } from '@grotto/storage'
import { agreedRematch } from './cluster/one-rematch.ts'
import { type CommandOutcome, refused } from './commands/outcome.ts'
import { make, type NewTablePorts } from './new-table.ts'
import { newId } from './randomness.ts'
import type { Sitter } from './table/entries.ts'
import type { Happened, Table } from './table/table.ts'
import type { Live } from './tables.ts'

/** Two who ask in the same moment get the same table. */
const UNDER_WAY = new WeakMap<Table, Promise<CommandOutcome>>()

/** The same people at a new table, hosted by who asks; with bots only, it starts as soon as she is ready. */
export async function rematch(
  ports: NewTablePorts,
  live: Live,
  person: Person,
  address: string,
): Promise<CommandOutcome> {
  await UNDER_WAY.get(live.table)
  const made = again(ports, live, person, address).finally(() => UNDER_WAY.delete(live.table))
  UNDER_WAY.set(live.table, made)
  return made
}

async function again(ports: NewTablePorts, live: Live, person: Person, address: string): Promise<CommandOutcome> {
  const { table } = live
  if (table.rematch) return { happened: [], table: table.rematch }
  if (table.status !== 'finished' && table.status !== 'abandoned') return refused('notOver')
  if (table.seatOf(person.id) === undefined) return refused('notSeated')
  if ((await ports.budgets.ask('tables', { person: person.id, address })) > 0) return { error: 'tooMany' }
  const id = await agreedRematch(ports.store, table.id, newId(ports.bytes))
  const refusal = await makeOnce(ports, person, table, id)
  if (refusal) return refusal
  // Another node may have been faster meanwhile.
  if (live.table.rematch) return { happened: [], table: live.table.rematch }
  const happened = live.table.happen({ type: 'rematched', table: id }, ports.clock.now())
  return { happened: [happened], table: id }
}

/** Another node may be making the same table just now, or have died right after it had: then it is there. */
async function makeOnce(ports: NewTablePorts, person: Person, before: Table, id: string) {
  if (await ports.tables.open(id)) return undefined
  const atOnce = before.seats
    .map(sitter => asBefore(sitter, person))
    .every(each => each.kind === 'bot' || isMe(each, person))
  const wish = { game: before.game.id, options: before.options, settings: before.settings, atOnce }
  try {
    const made = await make(ports, person, wish, fresh => sitAgain(ports, person, before, fresh), id)
    return 'refusal' in made ? made : undefined
  } catch (error) {
    if (error instanceof SequenceTaken) return undefined
    throw error
  }
}

function sitAgain(ports: NewTablePorts, person: Person, before: Table, table: Table): Happened[] {
  const now = ports.clock.now()
  return before.seats.map((sitter, seat) => table.happen({ type: 'sat', seat, sitter: asBefore(sitter, person) }, now))
}

const isMe = (sitter: Sitter, { id }: Person): boolean => sitter.kind === 'human' && sitter.person === id

/** Who had left stays away: the bot that stood in plays on. */
function asBefore(sitter: Sitter, me: Person): Sitter {
  if (sitter.kind !== 'human') return sitter
  if (sitter.standIn && !isMe(sitter, me)) return { kind: 'bot', bot: sitter.standIn }
  const { person, name } = sitter
  return { kind: 'human', person, name, ready: false }
}
