import type { GameRecord, RecordedSitter } from '@grotto/kernel'
import { CodeTaken, type Person } from '@grotto/storage'
import type { NewTablePorts } from '../new-table.ts'
import { newCode, newId } from '../randomness.ts'
import type { Sitter, TableEntry } from '../table/entries.ts'
import type { Live } from '../tables.ts'
import type { ReadImport } from './read-import.ts'
import type { Records } from './records.ts'

interface Ports extends NewTablePorts {
  readonly records: Records
}

/** A finished game from elsewhere gets a table of its own, if it is one. */
export async function importRecord(
  ports: Ports,
  person: Person,
  address: string,
  text: string,
): Promise<Live | Exclude<ReadImport, { record: string }>> {
  const read = await ports.records.read(text, { person: person.id, address })
  if (!('record' in read)) return read
  const record = JSON.parse(read.record) as GameRecord
  if (ports.findGame(record.game)?.rulesVersion !== record.rules) return { unfinished: true }
  const seats = record.sitters.map(sitter => seated(ports, sitter))
  await ports.store.keepPerson({ ...person, seen: ports.clock.now() })
  for (;;) {
    const entry: TableEntry = { type: 'imported', record, host: person.id, code: newCode(ports.bytes), seats }
    try {
      return await ports.tables.create(newId(ports.bytes), table => [table.happen(entry, ports.clock.now())])
    } catch (error) {
      if (!(error instanceof CodeTaken)) throw error
    }
  }
}

const seated = ({ bytes }: Ports, { name, bot }: RecordedSitter): Sitter =>
  bot ? { kind: 'bot', bot: bot.name } : { kind: 'human', person: newId(bytes), name, ready: true }
