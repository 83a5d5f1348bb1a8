import type { Json } from '@grotto/kernel'
import type { Entry, PostgresStore, Snapshot } from '@grotto/storage'
import type { Table } from '../table/table.ts'
import { readSnapshot } from '../tables/snapshots.ts'
import type { Live } from '../tables.ts'

interface Checkpoint {
  readonly entries: readonly Entry[]
  readonly snapshot: Snapshot | undefined
}

/** A whole log, a snapshot that goes with it, and the rules it is played by. */
export interface WholeLog extends Checkpoint {
  readonly rulesVersion: number | undefined
}

/** Where several nodes race for a table they do so often: each keeps what it read the last time it lost. */
export class Checkpoints {
  readonly #store: PostgresStore
  readonly #kept = new WeakMap<Live, Checkpoint>()

  constructor(store: PostgresStore) {
    this.#store = store
  }

  async read(live: Live): Promise<WholeLog> {
    const { id } = live.table
    const kept = this.#kept.get(live)
    if (!kept) {
      const [log, { snapshot }] = await Promise.all([this.#store.since(id, 0), readSnapshot(this.#store, id)])
      return { ...log, snapshot }
    }
    // The last one we know is read again: where even that is gone, so is the table.
    const { entries, rulesVersion } = await this.#store.since(id, kept.entries.length - 1)
    const known = entries.length > 0 ? kept.entries : []
    return { entries: [...known, ...entries.slice(1)], rulesVersion, snapshot: kept.snapshot }
  }

  /** The table is what these entries lead to. */
  keep(live: Live, table: Table, entries: readonly Entry[]): void {
    const cache = table.cache()
    if (!cache) return
    const { rulesVersion, layoutVersion } = table.game
    const body = structuredClone(cache) as unknown as Json
    const snapshot = { table: table.id, sequence: table.sequence, rulesVersion, layoutVersion, body }
    this.#kept.set(live, { entries, snapshot })
  }
}
