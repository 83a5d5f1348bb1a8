import type { Entry as GameEntry } from '@grotto/kernel'
import type { Entry, Snapshot } from '@grotto/storage'
import { parseCache } from './cache.ts'
import { tableEntryOf } from './entries.ts'
import { type FindGame, Table } from './table.ts'

export interface LoadResult {
  readonly table: Table
  /** Why it can no longer be played: its entries do not replay. They are kept as they are. */
  readonly broken?: Error
  /** Why its snapshot was of no use although it should have been. */
  readonly discarded?: Error
}

/** A table from its entries, by way of its snapshot where that fits: whatever is wrong with that, the entries decide. */
export function loadTable(id: string, findGame: FindGame, entries: readonly Entry[], snapshot?: Snapshot): LoadResult {
  let discarded: Error | undefined
  try {
    refuseDamage(entries)
    const table = fromCache(id, findGame, entries, snapshot)
    if (table) return { table }
  } catch (error) {
    discarded = error as Error
  }
  try {
    refuseDamage(entries)
    return { table: replayed(id, findGame, entries), ...(discarded ? { discarded } : {}) }
  } catch (error) {
    return { table: frozen(id, findGame, entries), broken: error as Error }
  }
}

function replayed(id: string, findGame: FindGame, entries: readonly Entry[]): Table {
  const table = new Table(id, findGame)
  for (const entry of entries) table.apply(tableEntryOf(entry), entry.at)
  return table
}

function fromCache(id: string, findGame: FindGame, entries: readonly Entry[], snapshot?: Snapshot): Table | undefined {
  if (!snapshot || snapshot.sequence > entries.length) return undefined
  const table = new Table(id, findGame)
  const behind = entries.slice(0, snapshot.sequence)
  for (const entry of behind) table.fold(tableEntryOf(entry), entry.at)
  const { rulesVersion, layoutVersion } = table.game
  if (snapshot.rulesVersion !== rulesVersion || snapshot.layoutVersion !== layoutVersion) return undefined
  const moves = behind.flatMap(gameEntry)
  table.resume(moves, parseCache(snapshot.body, moves.length), lastAt(behind))
  for (const entry of entries.slice(snapshot.sequence)) table.apply(tableEntryOf(entry), entry.at)
  return table
}

const gameEntry = (stored: Entry): GameEntry[] => {
  const entry = tableEntryOf(stored)
  if (entry.type === 'imported') return [...entry.record.entries]
  return entry.type === 'started' || entry.type === 'played' ? [entry.entry] : []
}

/** As much as can be told about a table whose game does not replay. */
function frozen(id: string, findGame: FindGame, entries: readonly Entry[]): Table {
  const table = foldTable(id, findGame, entries)
  table.sequence = entries.length
  table.touched = lastAt(entries)
  table.status = 'frozen'
  return table
}

/** Everything about a table but the game itself. Throws where not even the game is known. */
export function foldTable(id: string, findGame: FindGame, entries: readonly Entry[]): Table {
  const table = new Table(id, findGame)
  for (const entry of entries) foldIfPossible(table, entry)
  if (!table.game) throw new Error(`nothing can be read of table ${id}`)
  return table
}

const lastAt = (entries: readonly Entry[]): number => entries.at(-1)?.at ?? 0

function foldIfPossible(table: Table, entry: Entry): void {
  try {
    table.fold(tableEntryOf(entry), entry.at)
  } catch {
    // It is the reason why the table is frozen.
  }
}

function refuseDamage(entries: readonly Entry[]): void {
  for (const [index, { sequence, unreadable }] of entries.entries()) {
    if (sequence !== index + 1) throw new Error(`entry ${index + 1} is missing`)
    if (unreadable) throw new Error(`entry ${sequence} cannot be read`)
  }
}
