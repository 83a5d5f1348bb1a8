import type { Cluster } from '@grotto/storage'
import { isLooking, tellHere } from '../tables/presence.ts'
import { type LoadedTable, noteLeft, type Tables } from '../tables/tables.ts'

/** People come and go in groups, at a restart above all. */
const GATHER = 50

interface Ports {
  readonly cluster: Pick<Cluster, 'nodes' | 'notifier'>
  readonly tables: Tables
  readonly now: () => number
}

/** Who looks at a table, over all nodes. */
export class SharedPresence {
  readonly #ports: Ports
  readonly #changed = new Set<LoadedTable>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Somebody came or went here. */
  changed(loaded: LoadedTable): void {
    if (this.#changed.size === 0) setTimeout(() => void this.#tellOthers().catch(() => {}), GATHER).unref()
    this.#changed.add(loaded)
  }

  async #tellOthers(): Promise<void> {
    const { nodes, notifier } = this.#ports.cluster
    const changed = [...this.#changed]
    this.#changed.clear()
    for (const { table, watchers } of changed) {
      const here = new Map(
        [...watchers].map(({ person, name }) => [person, { person, name, looking: isLooking(watchers, person) }]),
      )
      await nodes.setPresence(table.id, [...here.values()])
      notifier.notifyPresence(table.id)
    }
    // Only now: whoever lets a table rest sees who is here, or this sees that it rests.
    for (const loaded of changed) await this.#ports.tables.attend(loaded)
    await this.refresh(changed)
  }

  /** Somebody came or went elsewhere. */
  async onNotify(id: string): Promise<void> {
    const loaded = await this.#ports.tables.ifLoaded(id)
    if (loaded && loaded.watchers.size > 0) await this.refresh([loaded])
  }

  /** Looks who is on other nodes, and tells those here if that is something new. */
  async refresh(loadedTables: readonly LoadedTable[]): Promise<void> {
    if (loadedTables.length === 0) return
    const rows = await this.#ports.cluster.nodes.elsewhere(loadedTables.map(({ table }) => table.id))
    for (const loaded of loadedTables) {
      const there = rows.filter(({ table }) => table === loaded.table.id)
      this.#note(loaded, new Map(there.map(({ person, name }) => [person, name])))
    }
  }

  #note(loaded: LoadedTable, elsewhere: ReadonlyMap<string, string>): void {
    const text = (people: ReadonlyMap<string, string>) => JSON.stringify([...people].sort())
    if (text(loaded.elsewhere) === text(elsewhere)) return
    for (const person of loaded.elsewhere.keys())
      if (!elsewhere.has(person)) noteLeft(loaded, person, this.#ports.now())
    loaded.elsewhere = elsewhere
    tellHere(loaded)
  }

  /** The database may have forgotten who is here. */
  tellAll(loadedTables: readonly LoadedTable[]): void {
    for (const loaded of loadedTables) this.changed(loaded)
  }
}
