import { createHash } from 'node:crypto'
import type { GameRecord, RecordedSitter, Seat } from '@grotto/kernel'
import { CodeTaken, type Person, SequenceTaken } from '@grotto/storage'
import { type Bytes, newCode, newId } from '../process/randomness.ts'
import type { Sitter, TableEntry } from '../table/entries.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import type { LoadedTable } from '../tables/tables.ts'
import type { LocalGame, ReadImport } from './read-import.ts'
import type { Records } from './records.ts'

export interface ImportPorts extends NewTablePorts {
  readonly records: Records
}

/** Why a file did not become a table. */
export type NotTaken = Exclude<ReadImport, { record: string }> | { readonly notMine: true }

export interface Bringing {
  readonly person: Person
  readonly address: string
  /** Reading takes seconds: throws where she was forgotten or signed out meanwhile. */
  readonly demandStill: () => Promise<void>
}

interface ReadRecord {
  readonly record: GameRecord
  readonly local?: LocalGame
}

/** A finished game from elsewhere gets a table of its own, if it is one. */
export async function importRecord(
  ports: ImportPorts,
  bringing: Bringing,
  text: string,
  seat?: Seat,
): Promise<LoadedTable | NotTaken> {
  const read = await readRecord(ports, bringing, text)
  if (!('record' in read)) return read
  const mine = seat === undefined ? undefined : ownGame(read, seat)
  if (seat !== undefined && !mine) return { notMine: true }
  const id = mine && newId(bytesFrom(`local ${bringing.person.id} ${mine.source}`))
  return keepImported(ports, bringing, read.record, mine && id ? { id, mine } : undefined)
}

/** What a file holds, replayed and verified in another process. */
export async function readRecord(
  { records, findGame }: ImportPorts,
  { person, address }: Bringing,
  text: string,
): Promise<ReadRecord | NotTaken> {
  const read = await records.read(text, { person: person.id, address })
  if (!('record' in read)) return read
  const record = JSON.parse(read.record) as GameRecord
  if (findGame(record.game)?.rulesVersion !== record.rules) return { unfinished: true }
  return { ...read, record }
}

/** The table of a game that was brought. Where it is somebody's own there is one, however often she brings it. */
export async function keepImported(
  ports: ImportPorts,
  { person, demandStill }: Bringing,
  record: GameRecord,
  own?: { readonly id: string; readonly mine: Mine },
): Promise<LoadedTable> {
  await demandStill()
  await ports.store.keepPerson({ ...person, seen: ports.clock.now() })
  const seats = record.sitters.map(sitter => seated(ports, sitter))
  const mine = own ? { mine: own.mine } : {}
  for (;;) {
    const entry: TableEntry = { type: 'imported', record, host: person.id, code: newCode(ports.bytes), seats, ...mine }
    try {
      return (await known(ports, own?.id)) ?? (await keep(ports, own?.id ?? newId(ports.bytes), entry))
    } catch (error) {
      if (!(error instanceof CodeTaken || error instanceof SequenceTaken)) throw error
    }
  }
}

type Mine = NonNullable<(TableEntry & { type: 'imported' })['mine']>

/** Only a seat that a person had, of a game whose seeds are known. */
const ownGame = ({ local, record: { sitters } }: ReadRecord, seat: Seat): Mine | undefined =>
  local && sitters[seat] && !sitters[seat].bot ? { seat, ...local } : undefined

/** Somebody brings the same game of hers again. */
const known = async ({ tables }: ImportPorts, id: string | undefined): Promise<LoadedTable | undefined> =>
  id === undefined ? undefined : tables.open(id)

const keep = ({ tables, clock }: ImportPorts, id: string, entry: TableEntry): Promise<LoadedTable> =>
  tables.create(id, table => [table.apply(entry, clock.now())])

/** The same bytes for the same words: a game somebody brings twice gets one table. */
function bytesFrom(words: string): Bytes {
  let count = 0
  return () => createHash('sha512').update(`${words} ${count++}`).digest()
}

const seated = ({ bytes }: ImportPorts, { name, bot }: RecordedSitter): Sitter =>
  bot ? { kind: 'bot', bot: bot.name } : { kind: 'human', person: newId(bytes), name, ready: true }
