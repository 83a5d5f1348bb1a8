import type { Json } from '@grotto/kernel'
import { DamagedSnapshot, type Snapshot, type Store } from '@grotto/storage'
import type { Live } from './live.ts'

const ENTRIES_PER_SNAPSHOT = 100

export function snapshotNowAndThen(store: Store, live: Live): void {
  if (live.table.sequence - live.cachedAt >= ENTRIES_PER_SNAPSHOT) void keepSnapshot(store, live)
}

/**
 * Only of what is written: a snapshot must never know more than the entries. Snapshots only save time, so one that
 * cannot be kept is no loss and stops nobody.
 */
export async function keepSnapshot(store: Store, live: Live): Promise<void> {
  const { table } = live
  if (live.broken || live.diverged || live.pending > 0 || live.cachedAt === table.sequence) return
  const cache = table.cache()
  if (!cache) return
  live.cachedAt = table.sequence
  const { rulesVersion, layoutVersion } = table.game
  const body = cache as unknown as Json
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
