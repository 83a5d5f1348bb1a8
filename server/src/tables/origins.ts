import type { Imported } from '@grotto/kernel'
import type { Entry, Store } from '@grotto/storage'
import { type TableEntry, tableEntryOf } from '../table/entries.ts'

const MOST_KNOWN = 10_000

/**
 * What of a game came from a file, where its log or row is from before anybody wrote that down: what the log begins with
 * knows, or what the log of the game begins with that it was forked from. Where that is gone nobody can tell any more who
 * dealt the beginning, so it counts as imported.
 */
export class Origins {
  readonly #store: Pick<Store, 'firstEntry'>
  readonly #known = new Map<string, Imported | undefined>()

  constructor(store: Pick<Store, 'firstEntry'>) {
    this.#store = store
  }

  async of(table: string): Promise<Imported | undefined> {
    if (this.#known.has(table)) return this.#known.get(table)
    const first = await this.#store.firstEntry(table)
    if (!first) return undefined
    const imported = await this.#told(first)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(table, imported)
    return imported
  }

  async #told(first: Entry): Promise<Imported | undefined> {
    const entry = tableEntryOf(first) as TableEntry | null
    if (entry?.type === 'imported') return 'whole'
    if (entry?.type !== 'created' || !entry.forkOf) return undefined
    const beganSo = entry.imported ?? (await this.#isDoubtful(entry.forkOf.table))
    return beganSo ? 'start' : undefined
  }

  async #isDoubtful(parent: string | undefined): Promise<boolean> {
    if (parent === undefined || !(await this.#store.firstEntry(parent))) return true
    return (await this.of(parent)) !== undefined
  }
}

/** Whether a log is of a fork and does not tell what it was forked from. */
export function isSilent(entries: readonly Entry[]): boolean {
  const first = (entries[0] && tableEntryOf(entries[0])) as TableEntry | null | undefined
  return first?.type === 'created' && first.forkOf !== undefined && first.imported === undefined
}
