import type { Store } from '@grotto/storage'
import type { Clock } from '../clock.ts'
import { changedRow } from './changes.ts'
import type { Live } from './live.ts'

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
  readonly #behind = new Set<Live>()
  #callOff: (() => void) | undefined

  constructor(ports: Ports) {
    this.#ports = ports
  }

  add(live: Live): void {
    this.#behind.add(live)
    this.#callOff ??= this.#ports.clock.after(LATE_BY, () => void this.write().catch(() => {}))
  }

  /** Kept when all rows are as their tables. One that cannot be written is no loss: it is made good when next needed. */
  async write(): Promise<void> {
    this.#callOff?.()
    this.#callOff = undefined
    const behind = [...this.#behind]
    this.#behind.clear()
    await Promise.all(behind.map(live => this.#write(live)))
  }

  async #write(live: Live): Promise<void> {
    if (live.broken || live.diverged) return
    const row = changedRow(live, this.#ports.botPace)
    if (!row) return
    await this.#ports.store.write({ table: live.table.id, row }).catch(() => {
      live.writtenRow = ''
    })
  }
}
