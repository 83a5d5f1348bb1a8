import type { Json } from '@grotto/kernel'
import type { Answer } from '@grotto/protocol'
import {
  type Change,
  CodeTaken,
  type Entry,
  PostgresStore,
  SequenceTaken,
  type Store,
  type TableRow,
} from '@grotto/storage'
import type { Clock } from './clock.ts'
import { Following, NewerRules } from './cluster/following.ts'
import { persist } from './cluster/trying.ts'
import type { Metrics } from './metrics.ts'
import { dueOf } from './table/due.ts'
import { loadTable } from './table/load.ts'
import { updateMessage } from './table/picture.ts'
import { rowOf } from './table/row.ts'
import { type FindGame, type Happened, Table } from './table/table.ts'

/** Somebody who looks at a table and hears of everything that happens there. */
export interface Watcher {
  readonly person: string
  readonly name: string
  send(text: string): void
  /** The table had to be forgotten: come back for a fresh picture. */
  lost(): void
}

/** A table in memory. */
export interface Live {
  /** Another object after a race with another node was lost. */
  table: Table
  readonly watchers: Set<Watcher>
  /** People who look at the table on other nodes, by id, with their names. */
  elsewhere: ReadonlyMap<string, string>
  /** Somebody came or went here. */
  readonly peopleChanged: () => void
  /** The last entry that is on disk and told. */
  committed: number
  /** Memory has things that are not in the log, and will be mended. */
  diverged: boolean
  mending: Promise<void> | undefined
  /** Settles when everything applied so far is written (or has failed). */
  writing: Promise<unknown>
  /** How many writes are under way. */
  pending: number
  /** A write failed: what is in memory is not what is in the store. */
  broken: boolean
  usedAt: number
  /** When each person was last seen here, and since when nobody else can have been. */
  readonly leftAt: Map<string, number>
  readonly loadedAt: number
  writtenRow: string
  writtenPeople: number
  cachedAt: number
}

/** The answer that is kept with a change, and how to give it once the change is on disk. */
export interface Receipt {
  readonly person: string
  readonly command: string
  readonly answer: Answer
  readonly give: () => void
}

interface Ports {
  readonly store: Store
  readonly findGame: FindGame
  readonly clock: Clock
  readonly botPace: number
  readonly idleAfter: number
  readonly metrics: Metrics
  readonly onDue: (due: number, table: string) => void
  readonly onBroken: (table: string, error: Error) => void
}

const ENTRIES_PER_SNAPSHOT = 100
const ROW_STALE_AFTER = 60_000

/** All tables in memory; loads them when they are wanted, writes what happens, tells those who watch. */
export class Tables {
  readonly #live = new Map<string, Promise<Live | undefined>>()
  readonly #ports: Ports
  /** Where several nodes share a store. */
  readonly #following: Following | undefined
  /** Told when people come or go. */
  onPeople: (live: Live) => void = () => {}

  constructor(ports: Ports) {
    this.#ports = ports
    const { store, findGame } = ports
    const absorbed = this.#absorbed.bind(this)
    const giveUp = this.#giveUp.bind(this)
    if (store instanceof PostgresStore) this.#following = new Following({ store, findGame, absorbed, giveUp })
  }

  get inMemory(): number {
    return this.#live.size
  }

  async open(id: string): Promise<Live | undefined> {
    let opening = this.#live.get(id)
    if (!opening) {
      opening = this.#load(id)
      this.#live.set(id, opening)
    }
    const live = await opening.catch(error => {
      this.#live.delete(id)
      throw error
    })
    if (live) live.usedAt = this.#ports.clock.now()
    else this.#live.delete(id)
    if (live) await this.#following?.keepUp(live)
    return live?.broken ? this.open(id) : live
  }

  /** The table if it is in memory. */
  async held(id: string): Promise<Live | undefined> {
    return this.#live.get(id)?.catch(() => undefined)
  }

  /** Tables somebody looks at here. */
  async watched(): Promise<Live[]> {
    return (await this.#all()).filter(({ watchers }) => watchers.size > 0)
  }

  /** Takes in what other nodes have written by now. */
  async catchUp(live: Live): Promise<void> {
    await this.#following?.catchUp(live)
  }

  /** Another node has written to this table. */
  async rung(id: string): Promise<void> {
    const live = await this.held(id)
    if (live) await this.#following?.rung(live)
  }

  /**
   * Looks at a table in a moment when everything that happened there is on disk: nobody sees what could still be lost.
   * `look` must not wait for anything.
   */
  look<T>(id: string, look: (live: Live) => T): Promise<T | undefined> {
    return persist(() => this.#look(id, look))
  }

  async #look<T>(id: string, look: (live: Live) => T): Promise<T | undefined> {
    for (;;) {
      const live = await this.open(id)
      if (!live) return undefined
      await this.#following?.catchUp(live)
      if (live.pending === 0 && !live.diverged && !live.broken) return look(live)
      await live.writing
    }
  }

  /** A new table; its first entries are on disk when this returns. Throws `CodeTaken`. */
  async create(id: string, happen: (table: Table) => Happened[]): Promise<Live> {
    const table = new Table(id, this.#ports.findGame)
    const live = this.#alive(table)
    const happened = happen(table)
    this.#live.set(id, Promise.resolve(live))
    try {
      await this.commit(live, happened)
    } catch (error) {
      this.#live.delete(id)
      throw error
    }
    return live
  }

  /**
   * Makes durable what has happened, then answers, then tells the others. What they hear is prepared now, while the
   * table is as it was after these steps.
   */
  async commit(live: Live, happened: readonly Happened[], receipt?: Receipt): Promise<void> {
    if (live.broken || live.diverged) throw new SequenceTaken(live.table.id, live.committed + 1)
    const deliveries = this.#deliveries(live, happened)
    const written = this.#write(live, this.#change(live, happened, receipt))
    live.writing = written.catch(() => {})
    live.pending += 1
    try {
      await written
    } catch (error) {
      if (this.#following && live.committed > 0) this.#following.mend(live)
      else this.#giveUp(live, error as Error)
      throw error
    } finally {
      live.pending -= 1
    }
    live.committed = happened.at(-1)?.sequence ?? live.committed
    receipt?.give()
    this.#setAlarm(live.table)
    this.#deliver(deliveries)
    this.#snapshotNowAndThen(live)
  }

  /** Other nodes wrote this: it is in the log, and so are its row and people. */
  #absorbed(live: Live, happened: readonly Happened[]): void {
    live.committed = live.table.sequence
    live.writtenPeople = live.table.people.size
    this.#changedRow(live)
    this.#deliver(this.#deliveries(live, happened))
  }

  #deliver(deliveries: readonly [Watcher, string][]): void {
    for (const [watcher, text] of deliveries) watcher.send(text)
    this.#ports.metrics.delivered(deliveries.length)
  }

  /** Only once it is written: the alarm looks into the store. */
  #setAlarm(table: Table): void {
    const due = dueOf(table, this.#ports.botPace)
    if (due !== null) this.#ports.onDue(due, table.id)
  }

  #write(live: Live, change: Change): Promise<void> {
    const write = () => this.#ports.store.write(change)
    return this.#following ? this.#following.inTurn(live, write) : write()
  }

  #change(live: Live, happened: readonly Happened[], receipt?: Receipt): Change {
    const { table } = live
    const now = this.#ports.clock.now()
    const entries = happened.map(({ sequence, at, entry }) => ({ sequence, at, body: entry as unknown as Json }))
    const row = this.#changedRow(live)
    const people = live.writtenPeople === table.people.size ? undefined : [...table.people]
    live.writtenPeople = table.people.size
    return {
      table: table.id,
      entries,
      ...(row ? { row } : {}),
      ...(people ? { people } : {}),
      ...(receipt ? { answer: keptAnswer(receipt, now) } : {}),
    }
  }

  /** The row if it differs from the written one; the time alone is written only now and then. */
  #changedRow(live: Live): TableRow | undefined {
    const due = dueOf(live.table, this.#ports.botPace)
    const row = rowOf(live.table, due)
    const stale = Math.floor(row.touched / ROW_STALE_AFTER)
    const text = JSON.stringify({ ...row, touched: stale })
    if (text === live.writtenRow) return undefined
    live.writtenRow = text
    return row
  }

  #deliveries(live: Live, happened: readonly Happened[]): [Watcher, string][] {
    const texts = new Map<number | null, string | undefined>()
    const deliveries: [Watcher, string][] = []
    for (const watcher of live.watchers) {
      const you = live.table.seatOf(watcher.person) ?? null
      if (!texts.has(you)) texts.set(you, textFor(live.table, you, happened))
      const text = texts.get(you)
      if (text !== undefined) deliveries.push([watcher, text])
    }
    return deliveries
  }

  /** A rule failed halfway: what is in memory cannot be trusted. */
  forget(live: Live, error: Error): void {
    this.#giveUp(live, error)
  }

  /** Memory and store differ: forget the memory; those who watch come back by themselves and get a fresh picture. */
  #giveUp(live: Live, error: Error): void {
    live.broken = true
    this.#live.delete(live.table.id)
    for (const watcher of live.watchers) watcher.lost()
    const expected = error instanceof CodeTaken || error instanceof NewerRules
    if (!expected) this.#ports.onBroken(live.table.id, error)
  }

  async #load(id: string): Promise<Live | undefined> {
    const { store, findGame } = this.#ports
    const [entries, snapshot] = await Promise.all([this.#entries(id), store.snapshot(id)])
    if (entries.length === 0) return undefined
    const { table, broken } = loadTable(id, findGame, entries, snapshot)
    if (broken) this.#ports.onBroken(id, broken)
    const live = this.#alive(table)
    live.writtenPeople = table.people.size
    return live
  }

  /** The whole log, if this node has the rules for it. */
  async #entries(id: string): Promise<Entry[]> {
    const { store, findGame } = this.#ports
    if (!(store instanceof PostgresStore)) return store.entries(id)
    const { entries, rulesVersion } = await store.since(id, 0)
    const created = entries[0]?.body as { game?: string; record?: { game: string } } | undefined
    const game = created && findGame(created.game ?? created.record?.game ?? '')
    if (created && (rulesVersion ?? 0) > (game?.rulesVersion ?? 0)) throw new NewerRules(id)
    return entries
  }

  #alive(table: Table): Live {
    const live: Live = {
      table,
      peopleChanged: () => this.onPeople(live),
      watchers: new Set(),
      elsewhere: new Map(),
      committed: table.sequence,
      diverged: false,
      mending: undefined,
      writing: Promise.resolve(),
      pending: 0,
      broken: false,
      usedAt: this.#ports.clock.now(),
      loadedAt: this.#ports.clock.now(),
      leftAt: new Map(),
      writtenRow: '',
      writtenPeople: 0,
      cachedAt: table.sequence,
    }
    return live
  }

  #snapshotNowAndThen(live: Live): void {
    if (live.table.sequence - live.cachedAt >= ENTRIES_PER_SNAPSHOT) void this.snapshot(live).catch(() => {})
  }

  /** Only of what is written: a snapshot must never know more than the entries. */
  async snapshot(live: Live): Promise<void> {
    const { table } = live
    if (live.broken || live.diverged || live.pending > 0 || live.cachedAt === table.sequence) return
    const cache = table.cache()
    if (!cache) return
    live.cachedAt = table.sequence
    const { rulesVersion, layoutVersion } = table.game
    const body = cache as unknown as Json
    await this.#ports.store.keepSnapshot({
      table: table.id,
      sequence: table.sequence,
      rulesVersion,
      layoutVersion,
      body,
    })
  }

  /** Tables nobody looks at leave memory. */
  async evictIdle(): Promise<void> {
    const limit = this.#ports.clock.now() - this.#ports.idleAfter
    for (const live of await this.#all()) if (isIdle(live, limit)) await this.#evict(live, limit)
  }

  async #evict(live: Live, limit: number): Promise<void> {
    await live.writing
    await this.snapshot(live)
    if (isIdle(live, limit)) this.#live.delete(live.table.id)
  }

  /** Waits for everything under way and leaves a snapshot of every table. */
  async settle(): Promise<void> {
    for (const live of await this.#all()) {
      await live.writing
      await this.snapshot(live)
    }
  }

  async #all(): Promise<Live[]> {
    const all = await Promise.all([...this.#live.values()].map(opening => opening.catch(() => undefined)))
    return all.filter(live => live !== undefined)
  }
}

/** Nobody looks at it, nobody used it since then, and nothing is under way. */
const isIdle = ({ watchers, usedAt, pending }: Live, since: number): boolean =>
  watchers.size === 0 && usedAt < since && pending === 0

function textFor(table: Table, you: number | null, happened: readonly Happened[]): string | undefined {
  const message = updateMessage(table, you, happened)
  return message && JSON.stringify(message)
}

const keptAnswer = ({ person, command, answer }: Receipt, at: number) => ({
  person,
  command,
  at,
  answer: answer as unknown as Json,
})
