import type { Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import type { NewTableResult } from './new-table.ts'
import type { Tables } from './tables.ts'

interface Ports {
  readonly store: Store
  readonly tables: Pick<Tables, 'rowsWritten'>
  readonly clock: Clock
}

/** So many public tables of one address are open at a time: with its guests, which are free, it fills no list. */
export const PUBLIC_OF_ADDRESS = 15
/** Milliseconds after which a table that nobody came to counts no more: nobody is kept out for ever. */
const COUNTED = 86_400_000
/** Addresses that are remembered; those that made none for longest make room. */
const ADDRESSES = 20_000

/** Which public tables came from where, as this node knows it since it started. */
export class PublicTables {
  readonly #ports: Ports
  readonly #most: number
  /** When each was made public. */
  readonly #of = new Map<string, Map<string, number>>()
  #making = 0

  /** The limit is multiplied by `factor`; 0 switches it off. */
  constructor(ports: Ports, factor: number) {
    this.#ports = ports
    this.#most = factor === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(PUBLIC_OF_ADDRESS * factor))
  }

  /** Whether this address may have one more that is public; then it counts. */
  async take(address: string, table: string): Promise<boolean> {
    if (this.#counts(address).size >= this.#most) await this.#forgetClosed(address)
    const counts = this.#counts(address)
    if (!counts.has(table) && counts.size >= this.#most) return false
    // Who comes again is the last to make room for others.
    this.#of.delete(address)
    this.#of.set(address, counts.set(table, this.#ports.clock.now()))
    if (this.#of.size > ADDRESSES) this.#of.delete(this.#of.keys().next().value!)
    return true
  }

  /** A table that is to be public, or nothing where there is no room for it; only one that came to be counts. */
  async make(address: string, make: () => Promise<NewTableResult>): Promise<NewTableResult | undefined> {
    const place = `being made ${++this.#making}`
    if (!(await this.take(address, place))) return undefined
    try {
      const made = await make()
      if ('table' in made) this.#of.get(address)?.set(made.table.id, this.#ports.clock.now())
      return made
    } finally {
      this.#of.get(address)?.delete(place)
    }
  }

  #counts(address: string): Map<string, number> {
    return this.#of.get(address) ?? new Map<string, number>()
  }

  async #forgetClosed(address: string): Promise<void> {
    const { store, tables, clock } = this.#ports
    await tables.rowsWritten()
    const since = clock.now() - COUNTED
    for (const [table, at] of [...this.#counts(address)]) {
      const row = at > since ? await store.table(table) : undefined
      // One that has no row yet is being made just now.
      const isOpen = row
        ? row.listed && (row.status === 'lobby' || row.status === 'playing')
        : at > clock.now() - MAKING
      if (!isOpen) this.#of.get(address)?.delete(table)
    }
  }
}

/** Milliseconds that making a table may take. */
const MAKING = 60_000
