import { DamagedSnapshot, type Snapshot, type Store } from '@grotto/storage'
import { asJson } from '../table/entries.ts'
import type { LoadedTable } from './loaded-table.ts'

const ENTRIES_PER_SNAPSHOT = 100

export function snapshotNowAndThen(store: Store, loaded: LoadedTable): void {
  if (loaded.table.sequence - loaded.cachedAt >= ENTRIES_PER_SNAPSHOT) void keepSnapshot(store, loaded)
}

/**
 * Only of what is written: a snapshot must never know more than the entries. Snapshots only save time, so one that
 * cannot be kept is no loss and stops nobody.
 */
export async function keepSnapshot(store: Store, loaded: LoadedTable): Promise<void> {
  const { table } = loaded
  if (loaded.broken || loaded.diverged || loaded.pending > 0 || loaded.cachedAt === table.sequence) return
  const cache = table.cache()
  if (!cache) return
  loaded.cachedAt = table.sequence
  const { rulesVersion, layoutVersion } = table.game
  const body = asJson(cache)
  const { id, sequence } = table
  await store.keepSnapshot({ table: id, sequence, rulesVersion, layoutVersion, body }).catch(() => {})
}

interface ReadSnapshot {
  readonly snapshot?: Snapshot | undefined
  /** Why there is none although one was kept. */
  readonly discarded?: Error
}

/** One that is damaged is as good as none: the entries are the table. */
export async function readSnapshot(store: Store, table: string): Promise<ReadSnapshot> {
  try {
    return { snapshot: await store.snapshot(table) }
  } catch (error) {
    if (error instanceof DamagedSnapshot) return { discarded: error }
    throw error
  }
}
