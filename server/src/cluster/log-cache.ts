import type { Cluster, Entry, Snapshot, Store } from '@grotto/storage'
import { asJson } from '../table/entries.ts'
import type { Table, TableCache } from '../table/table.ts'
import { readSnapshot } from '../tables/snapshots.ts'
import type { LoadedTable } from '../tables/tables.ts'

interface CachedLog {
  readonly entries: readonly Entry[]
  readonly snapshot: Snapshot | undefined
}

/** A whole log, a snapshot that goes with it, and the rules it is played by. */
export interface WholeLog extends CachedLog {
  readonly rulesVersion: number | undefined
}

/** Where several nodes race for a table they do so often: each keeps what it read the last time it lost. */
export class LogCache {
  readonly #store: Store
  readonly #cluster: Cluster
  readonly #kept = new WeakMap<LoadedTable, CachedLog>()

  constructor(store: Store, cluster: Cluster) {
    this.#store = store
    this.#cluster = cluster
  }

  async read(loaded: LoadedTable): Promise<WholeLog> {
    const { id } = loaded.table
    const kept = this.#kept.get(loaded)
    if (!kept) {
      const [log, { snapshot }] = await Promise.all([this.#cluster.since(id, 0), readSnapshot(this.#store, id)])
      return { ...log, snapshot }
    }
    // The last one we know is read again: where even that is gone, so is the table.
    const { entries, rulesVersion } = await this.#cluster.since(id, kept.entries.length - 1)
    const known = entries.length > 0 ? kept.entries : []
    return { entries: [...known, ...entries.slice(1)], rulesVersion, snapshot: kept.snapshot }
  }

  /** The table is what these entries lead to. */
  keep(loaded: LoadedTable, table: Table, entries: readonly Entry[]): void {
    const cache = table.cache()
    if (!cache) return
    const { rulesVersion, layoutVersion } = table.game
    const body = asJson(lasting(cache))
    const snapshot = { table: table.id, sequence: table.sequence, rulesVersion, layoutVersion, body }
    this.#kept.set(loaded, { entries, snapshot })
  }
}

/** A cache that stays as it is while the table goes on: of all it holds only these change in place. */
const lasting = (cache: TableCache): TableCache => ({
  ...cache,
  play: { ...cache.play, position: structuredClone(cache.play.position) },
  versions: [...cache.versions],
})
