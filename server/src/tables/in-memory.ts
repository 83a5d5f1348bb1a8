import type { LoadedTable } from './loaded-table.ts'

type Loading = Promise<LoadedTable | undefined>

/** The tables in memory, by id. Those that are still being read are promised. */
export class TablesInMemory {
  readonly #tables = new Map<string, LoadedTable | Loading>()
  readonly #load: (id: string) => Loading

  constructor(load: (id: string) => Loading) {
    this.#load = load
  }

  get size(): number {
    return this.#tables.size
  }

  /** Read from the store where it is not here. */
  get(id: string): LoadedTable | Loading {
    return this.#tables.get(id) ?? this.#beginToLoad(id)
  }

  /** Without a wait, where it is here, as it is here. */
  atHand(id: string): LoadedTable | undefined {
    const loaded = this.#tables.get(id)
    return !loaded || loaded instanceof Promise || loaded.broken ? undefined : loaded
  }

  /** Where it is here, or is just being read. */
  ifLoaded(id: string): Loading {
    return ifRead(this.#tables.get(id))
  }

  async all(): Promise<LoadedTable[]> {
    const all = await Promise.all([...this.#tables.values()].map(ifRead))
    return all.filter(loaded => loaded !== undefined)
  }

  add(loaded: LoadedTable): void {
    this.#tables.set(loaded.table.id, loaded)
  }

  remove({ table }: LoadedTable): void {
    this.#tables.delete(table.id)
  }

  #beginToLoad(id: string): Loading {
    const loading = this.#load(id)
    this.#tables.set(id, loading)
    const settle = (loaded?: LoadedTable) => {
      if (this.#tables.get(id) !== loading) return
      if (loaded) this.#tables.set(id, loaded)
      else this.#tables.delete(id)
    }
    loading.then(settle, () => settle())
    return loading
  }
}

/** Whoever asked for the table hears why it cannot be read. */
const ifRead = async (loading: LoadedTable | Loading | undefined): Loading => {
  try {
    return await loading
  } catch {
    return undefined
  }
}
