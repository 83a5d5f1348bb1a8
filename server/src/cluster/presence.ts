import type { PostgresStore } from '@grotto/storage'
import { isLooking, tellHere } from '../presence.ts'
import type { Live, Tables } from '../tables.ts'

/** People come and go in groups, at a restart above all. */
const GATHER = 50

interface Ports {
  readonly store: Pick<PostgresStore, 'neighbours' | 'bell'>
  readonly tables: Tables
  readonly now: () => number
}

/** Who looks at a table, over all nodes. */
export class SharedPresence {
  readonly #ports: Ports
  readonly #changed = new Set<Live>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Somebody came or went here. */
  changed(live: Live): void {
    if (this.#changed.size === 0) setTimeout(() => void this.#tellOthers().catch(() => {}), GATHER).unref()
    this.#changed.add(live)
  }

  async #tellOthers(): Promise<void> {
    const { neighbours, bell } = this.#ports.store
    const changed = [...this.#changed]
    this.#changed.clear()
    for (const { table, watchers } of changed) {
      const here = new Map(
        [...watchers].map(({ person, name }) => [person, { person, name, looking: isLooking(watchers, person) }]),
      )
      await neighbours.tell(table.id, [...here.values()])
      bell.ringPeople(table.id)
    }
    await this.refresh(changed)
  }

  /** Somebody came or went elsewhere. */
  async rung(id: string): Promise<void> {
    const live = await this.#ports.tables.held(id)
    if (live && live.watchers.size > 0) await this.refresh([live])
  }

  /** Looks who is on other nodes, and tells those here if that is something new. */
  async refresh(lives: readonly Live[]): Promise<void> {
    if (lives.length === 0) return
    const rows = await this.#ports.store.neighbours.elsewhere(lives.map(({ table }) => table.id))
    for (const live of lives) {
      const there = rows.filter(({ table }) => table === live.table.id)
      this.#note(live, new Map(there.map(({ person, name }) => [person, name])))
    }
  }

  #note(live: Live, elsewhere: ReadonlyMap<string, string>): void {
    const text = (people: ReadonlyMap<string, string>) => JSON.stringify([...people].sort())
    if (text(live.elsewhere) === text(elsewhere)) return
    for (const person of live.elsewhere.keys()) if (!elsewhere.has(person)) live.leftAt.set(person, this.#ports.now())
    live.elsewhere = elsewhere
    tellHere(live)
  }

  /** The database may have forgotten who is here. */
  tellAll(lives: readonly Live[]): void {
    for (const live of lives) this.changed(live)
  }
}
