import type { Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { changedRow } from './changes.ts'
import type { LoadedTable } from './loaded-table.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly botPace: number
}

const LATE_BY = 1_000

/**
 * Rows of tables where nothing happened that lists show but whose turn it is. They are written together a little later,
 * and at once when somebody wants a list: at a table that is being played nobody looks at its row.
 */
export class LateRows {
  readonly #ports: Ports
  readonly #behind = new Set<LoadedTable>()
  #cancel: (() => void) | undefined

  constructor(ports: Ports) {
    this.#ports = ports
  }

  add(loaded: LoadedTable): void {
    this.#behind.add(loaded)
    this.#cancel ??= this.#ports.clock.after(LATE_BY, () => void this.write().catch(() => {}))
  }

  /** Kept when all rows are as their tables. One that cannot be written is no loss: it is made good when next needed. */
  async write(): Promise<void> {
    this.#cancel?.()
    this.#cancel = undefined
    const behind = [...this.#behind]
    this.#behind.clear()
    await Promise.all(behind.map(loaded => this.#write(loaded)))
  }

  async #write(loaded: LoadedTable): Promise<void> {
    if (loaded.broken || loaded.diverged) return
    const row = changedRow(loaded, this.#ports.botPace)
    if (!row) return
    await this.#ports.store.write({ table: loaded.table.id, row }).catch(() => {
      loaded.writtenRow = ''
    })
  }
}
