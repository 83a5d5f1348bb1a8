import type { Notice } from '@grotto/protocol'
import type { Measure, Store } from '@grotto/storage'
import type { Visitor } from '../budgets/budgets.ts'
import { guestName } from '../identity/identity.ts'
import type { Clock } from '../process/clock.ts'
import { renameAtTables } from '../tables/renaming.ts'
import type { Tables } from '../tables/tables.ts'
import { isAbout } from './targets.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly tables: Tables
  /** Ends every socket and event stream of those for whom this holds. */
  readonly dismiss: (isBanned: (visitor: Visitor) => boolean) => void
  /** To everybody who is here. */
  readonly tell: (notice: Notice) => void
  readonly reportError: (error: Error) => void
}

/** How often the store is asked: what an operator decides holds within this many milliseconds, on every node. */
const READ_EVERY = 2_000

/** A node that starts later than this many milliseconds leaves a name to its bearer: those who ran have taken it. */
const UNNAMED_WITHIN = 60_000

/** What operators have decided, as this node knows it. */
export class Measures {
  readonly #ports: Ports
  readonly #reading: NodeJS.Timeout
  #inForce: readonly Measure[] = []
  /** What was done already: tables closed, notices told. */
  readonly #done = new Set<string>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#reading = setInterval(() => void this.read().catch(ports.reportError), READ_EVERY).unref()
  }

  close(): void {
    clearInterval(this.#reading)
  }

  isBanned(visitor: Visitor): boolean {
    return this.#holds('ban', visitor)
  }

  isSilenced(visitor: Visitor): boolean {
    return this.#holds('silence', visitor)
  }

  /** What everybody who comes is told. */
  get notices(): Notice[] {
    return this.#inForce.filter(({ kind }) => kind === 'announce').map(noticeOf)
  }

  #holds(kind: Measure['kind'], visitor: Visitor): boolean {
    return this.#inForce.some(measure => measure.kind === kind && isAbout(measure.target, visitor))
  }

  async read(): Promise<void> {
    const { store, clock, dismiss, tell } = this.#ports
    this.#inForce = await store.moderation.inForce(clock.now())
    if (this.#inForce.some(({ kind }) => kind === 'ban')) dismiss(visitor => this.isBanned(visitor))
    for (const measure of this.#fresh()) {
      if (measure.kind === 'announce') tell(noticeOf(measure))
      if (measure.kind === 'close') await this.#closeTable(measure.target)
      if (measure.kind === 'unname') await this.#unname(measure)
      this.#done.add(measure.id)
    }
  }

  #fresh(): Measure[] {
    const ids = new Set(this.#inForce.map(({ id }) => id))
    for (const id of this.#done) if (!ids.has(id)) this.#done.delete(id)
    return this.#inForce.filter(({ id }) => !this.#done.has(id))
  }

  /** Another node may be at it in the same moment: then it is tried again, and found done. */
  async #closeTable(id: string): Promise<void> {
    const { tables, clock } = this.#ports
    const loaded = await tables.open(id)
    if (loaded?.table.status !== 'lobby' && loaded?.table.status !== 'playing') return
    await tables.commit(loaded, [loaded.table.apply({ type: 'abandoned' }, clock.now())])
  }

  /** Once: what she is called afterwards she chooses herself, unless she is silenced. */
  async #unname({ target, from }: Measure): Promise<void> {
    const { store, clock } = this.#ports
    const person = await store.person(target)
    const name = guestName(target)
    if (!person || person.name === name || clock.now() - from > UNNAMED_WITHIN) return
    const unnamed = { ...person, name }
    await store.keepPerson(unnamed)
    await renameAtTables(this.#ports, unnamed, true)
  }
}

const noticeOf = ({ id, text, until }: Measure): Notice => ({ type: 'notice', id, text, until })
