import { gameById } from '@grotto/catalog'
import type { Store } from '@grotto/storage'
import { tableEntryOf } from '../../src/table/entries.ts'
import { loadTable } from '../../src/table/load.ts'
import { type FindGame, Table } from '../../src/table/table.ts'
import { digestOf, type HeardStep } from './history.ts'

/** A command as the log kept it: who sent it, what was answered, and where it stands. */
export interface Kept {
  readonly person: string
  readonly command: string
  /** The answer as text. */
  readonly answer: string
  readonly sequence: number
  /** The version of the table once it was done. */
  readonly version: number
}

/** What a table's entries say at the end: against this everything is held that anybody was told. */
export interface FinalRecord {
  readonly table: string
  /** Whether the entries replay, from the beginning and by way of the snapshot, to the same end. */
  readonly readable: boolean
  readonly version: number
  readonly steps: readonly HeardStep[]
  readonly kept: readonly Kept[]
  /** How many moves people made. */
  readonly moves: number
}

export async function finalRecord(store: Store, id: string): Promise<FinalRecord> {
  const entries = await store.entries(id)
  const whole = loadTable(id, gameById, entries)
  const quick = loadTable(id, gameById, entries, await store.snapshot(id))
  const readable = !whole.broken && !quick.broken && whole.table.version === quick.table.version
  const table = new Table(id, gameById as FindGame)
  const kept: Kept[] = []
  let moves = 0
  for (const { body, at, sequence, receipt } of readable ? entries : []) {
    const entry = tableEntryOf({ body })
    table.apply(entry, at)
    if (receipt) kept.push({ ...receipt, sequence, version: table.version })
    if (entry.type === 'played' && entry.by === 'human' && entry.entry.type === 'act') moves += 1
  }
  const steps = readable ? table.log.map(item => ({ version: item.version, digest: digestOf(item) })) : []
  return { table: id, readable, version: table.version, steps, kept, moves }
}
