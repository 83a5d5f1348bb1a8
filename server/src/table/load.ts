import type { Entry as GameEntry } from '@grotto/kernel'
import type { Entry, Snapshot } from '@grotto/storage'
import type { TableEntry } from './entries.ts'
import { type FindGame, Table, type TableCache } from './table.ts'

export interface Loaded {
  readonly table: Table
  /** Why it can no longer be played: its entries do not replay. They are kept as they are. */
  readonly broken?: Error
}

/** A table from its entries, by way of its snapshot where that fits. */
export function loadTable(id: string, findGame: FindGame, entries: readonly Entry[], snapshot?: Snapshot): Loaded {
  try {
    refuseGaps(entries)
    return { table: fromCache(id, findGame, entries, snapshot) ?? replayed(id, findGame, entries) }
  } catch (error) {
    return { table: frozen(id, findGame, entries), broken: error as Error }
  }
}

function replayed(id: string, findGame: FindGame, entries: readonly Entry[]): Table {
  const table = new Table(id, findGame)
  for (const { body, at } of entries) table.happen(body as unknown as TableEntry, at)
  return table
}

function fromCache(id: string, findGame: FindGame, entries: readonly Entry[], snapshot?: Snapshot): Table | undefined {
  if (!snapshot || snapshot.sequence > entries.length) return undefined
  const table = new Table(id, findGame)
  const behind = entries.slice(0, snapshot.sequence)
  for (const { body, at } of behind) table.fold(body as unknown as TableEntry, at)
  const { rulesVersion, layoutVersion } = table.game
  if (snapshot.rulesVersion !== rulesVersion || snapshot.layoutVersion !== layoutVersion) return undefined
  table.resume(behind.flatMap(gameEntry), snapshot.body as unknown as TableCache)
  for (const { body, at } of entries.slice(snapshot.sequence)) table.happen(body as unknown as TableEntry, at)
  return table
}

const gameEntry = ({ body }: Entry): GameEntry[] => {
  const entry = body as unknown as TableEntry
  if (entry.type === 'imported') return [...entry.record.entries]
  return entry.type === 'started' || entry.type === 'played' ? [entry.entry] : []
}

/** As much as can be told about a table whose game does not replay. */
function frozen(id: string, findGame: FindGame, entries: readonly Entry[]): Table {
  const table = new Table(id, findGame)
  for (const { body, at } of entries) table.fold(body as unknown as TableEntry, at)
  table.status = 'frozen'
  return table
}

function refuseGaps(entries: readonly Entry[]): void {
  const gap = entries.findIndex(({ sequence }, index) => sequence !== index + 1)
  if (gap >= 0) throw new Error(`entry ${gap + 1} is missing`)
}
