import { type Change, CodeTaken, PostgresStore, SequenceTaken, type Store, type TableRow } from '@grotto/storage'
import type { Clock } from './clock.ts'
import { Following, Forgotten, NewerRules } from './cluster/following.ts'
import type { Metrics } from './metrics.ts'
import { Rewritten } from './table/rewritten.ts'
import { type FindGame, type Happened, Table } from './table/table.ts'
import { changedRow, changeOf, isWritten, nextDue, rowMatters } from './tables/changes.ts'
import { LateRows } from './tables/late-rows.ts'
import { alive, isIdle, type Live, learnReceipts, type Receipt } from './tables/live.ts'
import { readTable } from './tables/loading.ts'
import { isSilent, Origins } from './tables/origins.ts'
import { keepSnapshot, snapshotNowAndThen } from './tables/snapshots.ts'
import { type Delivery, deliveriesOf } from './tables/telling.ts'

export { type Live, noteVisitor, type Receipt, receiptName, type Watcher } from './tables/live.ts'

interface Ports {
  readonly store: Store
  readonly findGame: FindGame
  readonly clock: Clock
  readonly botPace: number
  readonly idleAfter: number
  readonly metrics: Metrics
  readonly onDue: (due: number, table: string) => void
  readonly onBroken: (table: string, error: Error) => void
  /** A snapshot could not be used; nothing is lost. */
  readonly onDiscarded: (table: string, error: Error) => void
}

/** So many times sooner than others a table leaves memory when its game is over. */
const OVER_SOONER = 10

/** All tables in memory; loads them when they are wanted, writes what happens, tells those who watch. */
export class Tables {
  readonly #live = new Map<string, Promise<Live | undefined>>()
  readonly #ports: Ports
  /** Where several nodes share a store. */
  readonly #following: Following | undefined
  readonly #lateRows: LateRows
  readonly origins: Origins
  /** Told when people come or go. */
  onPeople: (live: Live) => void = () => {}
  /** Says when somebody at a table is to be reminded of her turn. */
  remindAt: (live: Live) => number | undefined = () => undefined

  constructor(ports: Ports) {
    this.#ports = ports
    this.#lateRows = new LateRows(ports)
    this.origins = new Origins(ports.store)
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

  /** How many look at tables here; who looks at several is counted for each. */
  async watchers(): Promise<number> {
    return (await this.watched()).reduce((sum, { watchers }) => sum + watchers.size, 0)
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
  async look<T>(id: string, look: (live: Live) => T): Promise<T | undefined> {
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
    const deliveries = deliveriesOf(live, happened)
    const row = this.#rowToWrite(live, happened)
    const change = changeOf(live, happened, receipt, row)
    const written = this.#write(live, change)
    live.writing = written.catch(() => {})
    live.pending += 1
    try {
      await written
    } catch (error) {
      this.#notWritten(error)
      if (this.#following && live.committed > 0) this.#following.mend(live)
      else this.#giveUp(live, error as Error)
      throw error
    } finally {
      live.pending -= 1
    }
    live.committed = happened.at(-1)?.sequence ?? live.committed
    learnReceipts(live, change.entries ?? [])
    for (const person of change.mentions ?? []) live.mentioned.add(person)
    receipt?.give()
    this.#setAlarm(live)
    this.#deliver(deliveries)
    snapshotNowAndThen(this.#ports.store, live)
  }

  /** On other nodes nobody could ask this one for rows that are late. */
  #rowToWrite(live: Live, happened: readonly Happened[]): TableRow | undefined {
    const { botPace } = this.#ports
    if (this.#following || rowMatters(live, happened, botPace)) return changedRow(live, botPace)
    this.#lateRows.add(live)
    return undefined
  }

  /** Before somebody is shown a list: rows follow what happened at their tables a little later. */
  rowsWritten(): Promise<void> {
    return this.#lateRows.write()
  }

  /** Other nodes wrote this: it is in the log, and so are its row and people. */
  #absorbed(live: Live, happened: readonly Happened[]): void {
    live.committed = live.table.sequence
    live.writtenPeople = live.table.people.size
    changedRow(live, this.#ports.botPace)
    this.#deliver(deliveriesOf(live, happened))
  }

  #deliver(deliveries: readonly Delivery[]): void {
    for (const [watcher, text] of deliveries) watcher.send(text)
    this.#ports.metrics.delivered(deliveries.length)
  }

  /** Only once it is written: the alarm looks into the store. */
  #setAlarm({ table, writtenDue }: Live): void {
    if (writtenDue !== null) this.#ports.onDue(writtenDue, table.id)
  }

  /** The table wants to be woken at another time although nothing happened; whoever writes meanwhile knows better. */
  async refreshDue(live: Live): Promise<boolean> {
    await live.writing
    const { id } = live.table
    const before = await this.#ports.store.table(id)
    const due = nextDue(live, this.#ports.botPace)
    if (!before || before.due === due || !(await this.#ports.store.moveDue(id, before.due, due))) return false
    live.writtenRow = ''
    live.writtenDue = due
    this.#setAlarm(live)
    return true
  }

  #write(live: Live, change: Change): Promise<void> {
    const write = () => this.#ports.store.write(change)
    return this.#following ? this.#following.inTurn(live, write) : write()
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
    // Of a new table: another node has just made it.
    const isThere = live.committed === 0 && error instanceof SequenceTaken
    const expected = [CodeTaken, NewerRules, Rewritten, Forgotten].some(kind => error instanceof kind)
    if (!expected && !isThere) this.#ports.onBroken(live.table.id, error)
  }

  async #load(id: string): Promise<Live | undefined> {
    const loaded = await readTable(this.#ports.store, this.#ports.findGame, id)
    if (loaded instanceof Error) this.#frozen(id, loaded)
    if (!loaded || loaded instanceof Error) return undefined
    const { table, broken, discarded, entries } = loaded
    if (isSilent(entries)) table.imported = await this.origins.of(id)
    if (broken) this.#frozen(id, broken)
    const live = this.#alive(table)
    if (discarded) this.#discarded(live, discarded)
    learnReceipts(live, entries)
    live.writtenPeople = table.people.size
    if (!broken && !this.#following) await this.#mendRow(live)
    return live
  }

  /** It cost the time of a replay; the next one is kept soon. */
  #discarded(live: Live, error: Error): void {
    live.cachedAt = 0
    this.#ports.metrics.snapshotDiscarded()
    this.#ports.onDiscarded(live.table.id, error)
  }

  /** Said once: people may ask for it often. */
  #frozen(id: string, error: Error): void {
    if (this.#ports.metrics.frozen(id)) this.#ports.onBroken(id, error)
  }

  /** A short code that is taken is no trouble: another one is tried. */
  #notWritten(error: unknown): void {
    if (!(error instanceof CodeTaken)) this.#ports.metrics.notWritten(error)
  }

  /** A server that was killed may have left a row behind its table. */
  async #mendRow(live: Live): Promise<void> {
    const row = await this.#ports.store.table(live.table.id)
    if (row) isWritten(live, row)
    this.#lateRows.add(live)
  }

  #alive(table: Table): Live {
    return alive(
      table,
      this.#ports.clock.now(),
      live => this.onPeople(live),
      live => this.remindAt(live),
    )
  }

  /** Tables nobody looks at leave memory. */
  async evictIdle(): Promise<void> {
    for (const live of await this.#all()) if (this.#isIdle(live)) await this.#evict(live)
  }

  /** Where the game is over nobody is expected back any moment. */
  #isIdle(live: Live): boolean {
    const { clock, idleAfter } = this.#ports
    const over = live.table.status === 'finished' || live.table.status === 'abandoned'
    return isIdle(live, clock.now() - (over ? idleAfter / OVER_SOONER : idleAfter))
  }

  async #evict(live: Live): Promise<void> {
    await this.#lateRows.write()
    await live.writing
    await keepSnapshot(this.#ports.store, live)
    if (this.#isIdle(live)) this.#live.delete(live.table.id)
  }

  /** Waits for everything under way and leaves a snapshot of every table. */
  async settle(): Promise<void> {
    await this.#lateRows.write()
    for (const live of await this.#all()) {
      await live.writing
      await keepSnapshot(this.#ports.store, live)
    }
  }

  async #all(): Promise<Live[]> {
    const all = await Promise.all([...this.#live.values()].map(opening => opening.catch(() => undefined)))
    return all.filter(live => live !== undefined)
  }
}
