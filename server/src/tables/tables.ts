import {
  type AppendedLog,
  type Change,
  CodeTaken,
  type Entry,
  SequenceTaken,
  type Store,
  type TableRow,
} from '@grotto/storage'
import { Forgotten, LogFollower, NewerRules } from '../cluster/log-follower.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Clock } from '../process/clock.ts'
import { isLeftToBots } from '../table/due.ts'
import { Rewritten } from '../table/rewritten.ts'
import { type AppliedEntry, type FindGame, Table } from '../table/table.ts'
import { changedRow, changeOf, isWritten, nextDue, rowMatters } from './changes.ts'
import { type Delivery, deliveriesOf, shutOutOnlookers } from './deliveries.ts'
import { TablesInMemory } from './in-memory.ts'
import { LateRows } from './late-rows.ts'
import {
  isIdle,
  isLookedAt,
  type LoadedTable,
  learnReceipts,
  loadedTable,
  type PendingReceipt,
} from './loaded-table.ts'
import { isSilent, Origins } from './origins.ts'
import { readTable } from './read-table.ts'
import { keepSnapshot, snapshotNowAndThen } from './snapshots.ts'

export {
  isHere,
  type LoadedTable,
  noteCall,
  noteLeft,
  noteVisitor,
  type PendingReceipt,
  receiptName,
  type Watcher,
} from './loaded-table.ts'

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
  readonly #loaded = new TablesInMemory(id => this.#load(id))
  readonly #ports: Ports
  /** Where several nodes share a store. */
  readonly #follower: LogFollower | undefined
  readonly #lateRows: LateRows
  readonly origins: Origins
  /** Told when people come or go. */
  onPeople: (loaded: LoadedTable) => void = () => {}
  /** Told when the link by which others look at a finished game was withdrawn, here or elsewhere. */
  onReviewWithdrawn: (loaded: LoadedTable) => void = () => {}
  /** Told what other nodes wrote, before it is taken in. */
  onLearned: (entries: readonly Entry[]) => void = () => {}
  /** Says when somebody at a table is to be reminded of her turn. */
  remindAt: (loaded: LoadedTable) => number | undefined = () => undefined

  constructor(ports: Ports) {
    this.#ports = ports
    this.#lateRows = new LateRows(ports)
    this.origins = new Origins(ports.store)
    const { store, findGame } = ports
    const onForeignEntries = this.#onForeignEntries.bind(this)
    const unload = this.unload.bind(this)
    const { cluster } = store
    const onLearned = (entries: readonly Entry[]) => this.onLearned(entries)
    if (cluster) this.#follower = new LogFollower({ store, cluster, findGame, onForeignEntries, onLearned, unload })
  }

  get inMemory(): number {
    return this.#loaded.size
  }

  async open(id: string): Promise<LoadedTable | undefined> {
    const loaded = await this.#loaded.get(id)
    if (!loaded) return undefined
    loaded.usedAt = this.#ports.clock.now()
    await this.#follower?.ensureCurrent(loaded)
    return loaded.broken ? this.open(id) : loaded
  }

  /** The table without a wait, where it is in memory and nobody else writes to it: nearly every move finds it so. */
  openAtOnce(id: string): LoadedTable | undefined {
    const loaded = this.#follower ? undefined : this.atHand(id)
    if (!loaded) return undefined
    loaded.usedAt = this.#ports.clock.now()
    return loaded
  }

  /** The table without a wait, where it is in memory, as it is there: what is done to it may lose a race. */
  atHand(id: string): LoadedTable | undefined {
    return this.#loaded.atHand(id)
  }

  /** The node that should write to this table, if it is another one. */
  writerOf(loaded: LoadedTable): string | undefined {
    return this.#follower?.writerOf(loaded)
  }

  /** The table if it is in memory. */
  ifLoaded(id: string): Promise<LoadedTable | undefined> {
    return this.#loaded.ifLoaded(id)
  }

  /** Tables somebody looks at here. */
  async watched(): Promise<LoadedTable[]> {
    return (await this.#loaded.all()).filter(isLookedAt)
  }

  /** How many look at tables here; who looks at several is counted for each. */
  async watchers(): Promise<number> {
    return (await this.watched()).reduce((sum, { watchers }) => sum + watchers.size, 0)
  }

  /** Takes in what other nodes have written by now. */
  async catchUp(loaded: LoadedTable): Promise<void> {
    await this.#follower?.catchUp(loaded)
  }

  /** Call it before a command is tried on a table. */
  beforeChange(loaded: LoadedTable): void {
    this.#follower?.beforeChange(loaded)
  }

  /** Another node has written to this table, whose log reaches so far now, if that is known. */
  async onNotify(id: string, reach?: number): Promise<void> {
    if (reach !== undefined && this.#follower?.has(this.atHand(id), reach)) return
    const loaded = await this.ifLoaded(id)
    if (loaded) await this.#follower?.onNotify(loaded, reach)
  }

  /** Another node has written this. */
  async onAppended(log: AppendedLog): Promise<void> {
    const loaded = await this.ifLoaded(log.table)
    if (loaded) this.#follower?.onAppended(loaded, log)
  }

  /**
   * Looks at a table in a moment when everything that happened there is on disk: nobody sees what could still be lost.
   * `look` must not wait for anything.
   */
  async readCommitted<T>(id: string, look: (loaded: LoadedTable) => T): Promise<T | undefined> {
    for (;;) {
      const loaded = await this.open(id)
      if (!loaded) return undefined
      await this.#follower?.catchUp(loaded)
      if (loaded.pending === 0 && !loaded.diverged && !loaded.broken) return look(loaded)
      await loaded.writing
    }
  }

  /** A new table; its first entries are on disk when this returns. Throws `CodeTaken`. */
  async create(id: string, apply: (table: Table) => AppliedEntry[]): Promise<LoadedTable> {
    const table = new Table(id, this.#ports.findGame)
    const loaded = this.#loadedTable(table)
    const applied = apply(table)
    this.#loaded.add(loaded)
    try {
      await this.commit(loaded, applied)
    } catch (error) {
      this.#loaded.remove(loaded)
      throw error
    }
    return loaded
  }

  /**
   * Makes durable what has happened, then answers, then tells the others. What they hear is prepared now, while the
   * table is as it was after these steps.
   */
  async commit(loaded: LoadedTable, applied: readonly AppliedEntry[], receipt?: PendingReceipt): Promise<void> {
    if (loaded.broken || loaded.diverged) throw new SequenceTaken(loaded.table.id, loaded.committed + 1)
    const deliveries = deliveriesOf(loaded, applied)
    const row = this.#rowToWrite(loaded, applied)
    const change = changeOf(loaded, applied, receipt, row)
    const written = this.#write(loaded, change)
    loaded.writing = written.catch(() => {})
    loaded.pending += 1
    try {
      await written
    } catch (error) {
      this.#notWritten(error)
      if (this.#follower && loaded.committed > 0) this.#follower.reload(loaded)
      else this.unload(loaded, error as Error)
      throw error
    } finally {
      loaded.pending -= 1
    }
    loaded.committed = applied.at(-1)?.sequence ?? loaded.committed
    this.#follower?.onWritten(loaded)
    learnReceipts(loaded, change.entries ?? [])
    for (const person of change.mentions ?? []) loaded.mentioned.add(person)
    receipt?.give()
    this.#schedule(loaded)
    this.#deliver(deliveries)
    this.#shutOut(loaded, applied)
    snapshotNowAndThen(this.#ports.store, loaded)
  }

  /** On other nodes nobody could ask this one for rows that are late. */
  #rowToWrite(loaded: LoadedTable, applied: readonly AppliedEntry[]): TableRow | undefined {
    const { botPace } = this.#ports
    if (this.#follower || rowMatters(loaded, applied, botPace)) return changedRow(loaded, botPace)
    this.#lateRows.add(loaded)
    return undefined
  }

  /** Before somebody is shown a list: rows follow what happened at their tables a little later. */
  rowsWritten(): Promise<void> {
    return this.#lateRows.write()
  }

  /** Other nodes wrote this: it is in the log, and so are its row and people. */
  #onForeignEntries(loaded: LoadedTable, applied: readonly AppliedEntry[]): void {
    loaded.committed = loaded.table.sequence
    loaded.writtenPeople = loaded.table.people.size
    // Which row goes with it is worked out only where it is written.
    loaded.writtenRow = ''
    this.#deliver(deliveriesOf(loaded, applied))
    this.#shutOut(loaded, applied)
  }

  #shutOut(loaded: LoadedTable, applied: readonly AppliedEntry[]): void {
    shutOutOnlookers(loaded, applied)
    if (applied.some(({ entry }) => entry.type === 'reviewWithdrawn')) this.onReviewWithdrawn(loaded)
  }

  #deliver(deliveries: readonly Delivery[]): void {
    for (const [watcher, text] of deliveries) watcher.send(text)
    this.#ports.metrics.delivered(deliveries.length)
  }

  /** Only once it is written: the scheduler looks into the store. */
  #schedule({ table, writtenDue }: LoadedTable): void {
    if (writtenDue !== null) this.#ports.onDue(writtenDue, table.id)
  }

  /** Nobody looks at a table that is left to bots: they stop until somebody does. */
  rest(loaded: LoadedTable): Promise<boolean> {
    return this.refreshDue(loaded, false)
  }

  /** Somebody has come: where only bots are left, they go on. */
  async attend(loaded: LoadedTable): Promise<void> {
    if (loaded.watchers.size === 0 || loaded.broken || !isLeftToBots(loaded.table)) return
    if (await this.refreshDue(loaded)) loaded.attendedSince = this.#ports.clock.now()
  }

  /** The table wants to be woken at another time although nothing happened; whoever writes meanwhile knows better. */
  async refreshDue(loaded: LoadedTable, attended?: boolean): Promise<boolean> {
    await loaded.writing
    const { id } = loaded.table
    const before = await this.#ports.store.table(id)
    const due = nextDue(loaded, this.#ports.botPace, attended)
    if (!before || before.due === due || !(await this.#ports.store.moveDue(id, before.due, due))) return false
    loaded.writtenRow = ''
    loaded.writtenDue = due
    this.#schedule(loaded)
    return true
  }

  #write(loaded: LoadedTable, change: Change): Promise<void> {
    const write = () => this.#ports.store.write(change)
    return this.#follower ? this.#follower.inTurn(loaded, write) : write()
  }

  /** Memory and store differ: the table leaves memory; those who watch connect anew and get the whole table. */
  unload(loaded: LoadedTable, error: Error): void {
    loaded.broken = true
    this.#loaded.remove(loaded)
    for (const watcher of [...loaded.watchers, ...(loaded.review?.here.keys() ?? [])]) watcher.lost()
    // Of a new table: another node has just made it.
    const isThere = loaded.committed === 0 && error instanceof SequenceTaken
    const expected = [CodeTaken, NewerRules, Rewritten, Forgotten].some(kind => error instanceof kind)
    if (!expected && !isThere) this.#ports.onBroken(loaded.table.id, error)
  }

  async #load(id: string): Promise<LoadedTable | undefined> {
    const read = await readTable(this.#ports.store, this.#ports.findGame, id)
    if (read instanceof Error) this.#frozen(id, read)
    if (!read || read instanceof Error) return undefined
    const { table, broken, discarded, entries } = read
    if (isSilent(entries)) table.imported = await this.origins.of(id)
    if (broken) this.#frozen(id, broken)
    const loaded = this.#loadedTable(table)
    if (discarded) this.#discarded(loaded, discarded)
    learnReceipts(loaded, entries)
    loaded.writtenPeople = table.people.size
    if (!broken && !this.#follower) await this.#repairRow(loaded)
    return loaded
  }

  /** It cost the time of a replay; the next one is kept soon. */
  #discarded(loaded: LoadedTable, error: Error): void {
    loaded.cachedAt = 0
    this.#ports.metrics.snapshotDiscarded()
    this.#ports.onDiscarded(loaded.table.id, error)
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
  async #repairRow(loaded: LoadedTable): Promise<void> {
    const row = await this.#ports.store.table(loaded.table.id)
    if (row) isWritten(loaded, row)
    this.#lateRows.add(loaded)
  }

  #loadedTable(table: Table): LoadedTable {
    return loadedTable(
      table,
      this.#ports.clock.now(),
      loaded => this.onPeople(loaded),
      loaded => this.remindAt(loaded),
      this.#follower !== undefined,
    )
  }

  /** Tables nobody looks at leave memory. */
  async evictIdle(): Promise<void> {
    for (const loaded of await this.#loaded.all()) if (this.#isIdle(loaded)) await this.#evict(loaded)
  }

  /** Where the game is over nobody is expected back any moment. */
  #isIdle(loaded: LoadedTable): boolean {
    const { clock, idleAfter } = this.#ports
    const over = loaded.table.status === 'finished' || loaded.table.status === 'abandoned'
    return isIdle(loaded, clock.now() - (over ? idleAfter / OVER_SOONER : idleAfter))
  }

  async #evict(loaded: LoadedTable): Promise<void> {
    await this.#lateRows.write()
    await loaded.writing
    await keepSnapshot(this.#ports.store, loaded)
    if (this.#isIdle(loaded)) this.#loaded.remove(loaded)
  }

  /** Waits for everything under way and leaves a snapshot of every table. */
  async settle(): Promise<void> {
    await this.#lateRows.write()
    for (const loaded of await this.#loaded.all()) {
      await loaded.writing
      await keepSnapshot(this.#ports.store, loaded)
    }
  }
}
