import { createHash } from 'node:crypto'
import type { GameRecord, RecordedSitter, Seat } from '@grotto/kernel'
import { CodeTaken, type Person, SequenceTaken } from '@grotto/storage'
import { type Bytes, newCode, newId } from '../process/randomness.ts'
import type { Sitter, TableEntry } from '../table/entries.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import type { LoadedTable } from '../tables/tables.ts'
import type { LocalGame, ReadImport } from './read-import.ts'
import type { Records } from './records.ts'

interface Ports extends NewTablePorts {
  readonly records: Records
}

/** Why a file did not become a table. */
export type NotTaken = Exclude<ReadImport, { record: string }> | { readonly notMine: true }

interface Bringing {
  readonly person: Person
  readonly address: string
  /** Reading takes seconds: throws where she was forgotten or signed out meanwhile. */
  readonly demandStill: () => Promise<void>
}

/** A finished game from elsewhere gets a table of its own, if it is one. */
export async function importRecord(
  ports: Ports,
  { person, address, demandStill }: Bringing,
  text: string,
  seat?: Seat,
): Promise<LoadedTable | NotTaken> {
  const read = await ports.records.read(text, { person: person.id, address })
  if (!('record' in read)) return read
  const record = JSON.parse(read.record) as GameRecord
  if (ports.findGame(record.game)?.rulesVersion !== record.rules) return { unfinished: true }
  const seats = record.sitters.map(sitter => seated(ports, sitter))
  const mine = seat === undefined ? undefined : ownGame(read, seats, seat)
  if (seat !== undefined && !mine) return { notMine: true }
  await demandStill()
  await ports.store.keepPerson({ ...person, seen: ports.clock.now() })
  for (;;) {
    const own = mine ? { mine } : {}
    const entry: TableEntry = { type: 'imported', record, host: person.id, code: newCode(ports.bytes), seats, ...own }
    const id = newId(mine ? bytesFrom(`local ${person.id} ${mine.source}`) : ports.bytes)
    try {
      return (await known(ports, mine && id)) ?? (await keep(ports, id, entry))
    } catch (error) {
      if (!(error instanceof CodeTaken || error instanceof SequenceTaken)) throw error
    }
  }
}

type Mine = NonNullable<(TableEntry & { type: 'imported' })['mine']>

/** Only a seat that a person had, of a game whose seeds are known. */
const ownGame = ({ local }: { readonly local?: LocalGame }, seats: readonly Sitter[], seat: Seat): Mine | undefined =>
  local && seats[seat]?.kind === 'human' ? { seat, ...local } : undefined

/** Somebody brings the same game of hers again. */
const known = async ({ tables }: Ports, id: string | undefined): Promise<LoadedTable | undefined> =>
  id === undefined ? undefined : tables.open(id)

const keep = ({ tables, clock }: Ports, id: string, entry: TableEntry): Promise<LoadedTable> =>
  tables.create(id, table => [table.apply(entry, clock.now())])

/** The same bytes for the same words: a game somebody brings twice gets one table. */
function bytesFrom(words: string): Bytes {
  let count = 0
  return () => createHash('sha512').update(`${words} ${count++}`).digest()
}

const seated = ({ bytes }: Ports, { name, bot }: RecordedSitter): Sitter =>
  bot ? { kind: 'bot', bot: bot.name } : { kind: 'human', person: newId(bytes), name, ready: true }
