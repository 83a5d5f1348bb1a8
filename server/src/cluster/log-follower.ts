import { type AppendedLog, type Cluster, type Entry, SequenceTaken, type Store } from '@grotto/storage'
import { tableEntryOf } from '../table/entries.ts'
import { loadTable } from '../table/load.ts'
import { Rewritten, refuseRewritten } from '../table/rewritten.ts'
import { savepoint } from '../table/savepoint.ts'
import type { AppliedEntry, FindGame, Table } from '../table/table.ts'
import { isLookedAt, learnReceipts } from '../tables/loaded-table.ts'
import type { LoadedTable } from '../tables/tables.ts'
import { LogCache } from './log-cache.ts'
import { Retries } from './retry.ts'

interface Ports {
  readonly store: Store
  readonly cluster: Cluster
  readonly findGame: FindGame
  /** Entries that others wrote are part of the table now: those who watch here must hear of them. */
  readonly onForeignEntries: (loaded: LoadedTable, applied: readonly AppliedEntry[]) => void
  /** What others wrote is about to be taken in. */
  readonly onLearned: (entries: readonly Entry[]) => void
  /** Memory cannot be brought into line with the log. */
  readonly unload: (loaded: LoadedTable, error: Error) => void
}

/** This node's program is older than the rules the table is played by: another node must see to it. */
export class NewerRules extends Error {
  constructor(table: string) {
    super(`table ${table} is played by newer rules than this node has`)
    this.name = 'NewerRules'
  }
}

/** The table was forgotten while this node had it in memory. */
export class Forgotten extends Error {
  constructor(table: string) {
    super(`table ${table} was forgotten`)
    this.name = 'Forgotten'
  }
}

/** Keeps tables in memory in line with their logs, to which other nodes append as well. */
export class LogFollower {
  readonly #ports: Ports
  readonly #cache: LogCache
  /** Tables that others have written to, and how far their logs reach. */
  readonly #behind = new WeakMap<LoadedTable, number>()
  readonly #reading = new WeakSet<LoadedTable>()
  /** When a table last lost a race: others write to it, too. */
  readonly #lostAt = new WeakMap<LoadedTable, number>()
  /** Which other node wrote to a table last, and when that was heard. */
  readonly #writers = new WeakMap<LoadedTable, { readonly node: string; readonly at: number }>()
  /** How to go back to what was in the log, for tables that may lose another one. */
  readonly #savepoints = new WeakMap<LoadedTable, Savepoint>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#cache = new LogCache(ports.store, ports.cluster)
  }

  /** The store keeps the order of a table's writes, and lets none land in the log behind one that was refused. */
  async inTurn(loaded: LoadedTable, write: () => Promise<void>): Promise<void> {
    if (loaded.diverged) throw new SequenceTaken(loaded.table.id, loaded.committed + 1)
    try {
      await write()
    } catch (error) {
      loaded.diverged = true
      throw error
    }
  }

  /** Call it before a table is used: it waits for a reload, and reads on if a notification came. */
  async ensureCurrent(loaded: LoadedTable): Promise<void> {
    await loaded.reloading
    if (this.#isBehind(loaded)) await this.catchUp(loaded)
  }

  #isBehind(loaded: LoadedTable): boolean {
    const reach = this.#behind.get(loaded) ?? 0
    if (isSettled(loaded) && loaded.committed >= reach) this.#behind.delete(loaded)
    return this.#behind.has(loaded)
  }

  /** Takes in everything that is in the log by now. */
  async catchUp(loaded: LoadedTable): Promise<void> {
    const reach = this.#behind.get(loaded)
    this.#behind.delete(loaded)
    try {
      while (!(await this.#read(loaded)));
    } catch (error) {
      this.#noteBehind(loaded, reach ?? Number.POSITIVE_INFINITY)
      throw error
    }
  }

  /** Call it before a table is changed here: if a race is lost again, going back costs little. */
  beforeChange(loaded: LoadedTable): void {
    const { table, committed } = loaded
    if (this.#isContested(loaded) && isSettled(loaded) && table.status === 'playing' && table.sequence === committed)
      this.#savepoints.set(loaded, { sequence: committed, rollBack: savepoint(table) })
  }

  /** The node that should write to this table, if that is another one: it did so last, and this one would collide with it. */
  writerOf(loaded: LoadedTable): string | undefined {
    const writer = this.#writers.get(loaded)
    const isRecent = writer !== undefined && performance.now() - writer.at < RECENT_MS
    return isRecent || this.#isContested(loaded) ? writer?.node : undefined
  }

  /** This node has written to the table: now it is the one that did so last. */
  onWritten(loaded: LoadedTable): void {
    this.#writers.delete(loaded)
  }

  #isContested(loaded: LoadedTable): boolean {
    return performance.now() - (this.#lostAt.get(loaded) ?? Number.NEGATIVE_INFINITY) < CONTESTED_MS
  }

  /** Another node says what it wrote: what comes next here is taken in without a question to the database. */
  onAppended(loaded: LoadedTable, { entries, rulesVersion, node }: AppendedLog): void {
    const { table } = loaded
    if ((entries.at(-1)?.sequence ?? 0) > loaded.committed) this.#writers.set(loaded, { node, at: performance.now() })
    if (!isLookedAt(loaded) || !isSettled(loaded) || entries[0]?.sequence !== table.sequence + 1) return
    this.#refuseNewer(loaded, table, rulesVersion)
    this.#applyForeign(loaded, table, entries)
  }

  /** Whether memory has the log up to this number: nearly always, since entries come before the word that there are some. */
  has(loaded: LoadedTable | undefined, reach: number): boolean {
    return loaded !== undefined && isSettled(loaded) && loaded.committed >= reach && !this.#behind.has(loaded)
  }

  /** Another node wrote to this table. Who looks on hears of it at once; if nobody does, it has time. */
  async onNotify(loaded: LoadedTable, reach = Number.POSITIVE_INFINITY): Promise<void> {
    this.#noteBehind(loaded, reach)
    if (!isLookedAt(loaded) || this.#reading.has(loaded)) return
    this.#reading.add(loaded)
    try {
      // What is under way here may bring along what the other node wrote.
      for (; !isSettled(loaded) && !loaded.broken; await loaded.reloading) await loaded.writing
      while (this.#isBehind(loaded) && !loaded.broken) await this.catchUp(loaded)
    } catch (error) {
      // Whoever looked on was told to come back for it.
      if (!(error instanceof Rewritten)) throw error
    } finally {
      this.#reading.delete(loaded)
    }
  }

  #noteBehind(loaded: LoadedTable, reach: number): void {
    this.#behind.set(loaded, Math.max(reach, this.#behind.get(loaded) ?? 0))
  }

  /** Whether memory had everything the log had when it was asked. */
  async #read(loaded: LoadedTable): Promise<boolean> {
    while (loaded.pending > 0) await loaded.writing
    await loaded.reloading
    const { table } = loaded
    const { sequence } = table
    const { entries, rulesVersion } = await this.#ports.cluster.since(table.id, sequence)
    if (loaded.broken || entries.length === 0) return true
    if (loaded.table !== table || table.sequence !== sequence || loaded.pending > 0 || loaded.diverged) return false
    this.#refuseNewer(loaded, table, rulesVersion)
    this.#applyForeign(loaded, table, entries)
    return true
  }

  #refuseNewer(loaded: LoadedTable, table: Table, rulesVersion: number | undefined): void {
    if ((rulesVersion ?? 0) <= table.game.rulesVersion) return
    const error = new NewerRules(table.id)
    this.#ports.unload(loaded, error)
    throw error
  }

  #applyForeign(loaded: LoadedTable, table: Table, entries: readonly Entry[]): void {
    try {
      refuseRewritten(table.id, entries)
      learnReceipts(loaded, entries)
      this.#ports.onLearned(entries)
      const applied = entries.map(entry => table.apply(tableEntryOf(entry), entry.at))
      this.#ports.onForeignEntries(loaded, applied)
    } catch (error) {
      this.#ports.unload(loaded, error as Error)
      throw error
    }
  }

  /** A write was refused or its fate is unknown: what memory believed to come next is thrown away. Never fails. */
  reload(loaded: LoadedTable): void {
    loaded.reloading ??= this.#reload(loaded).finally(() => {
      loaded.reloading = undefined
    })
  }

  async #reload(loaded: LoadedTable): Promise<void> {
    for (const retries = new Retries(); ; )
      try {
        return await this.#rebuild(loaded)
      } catch (error) {
        if (loaded.broken) return
        if (!retries.isWorthwhile(error)) return this.#ports.unload(loaded, error as Error)
        await retries.backOff(error)
      }
  }

  /** The table as those who watch last saw it, then what they have missed. */
  async #rebuild(loaded: LoadedTable): Promise<void> {
    const point = this.#savepoints.get(loaded)
    this.#savepoints.delete(loaded)
    this.#lostAt.set(loaded, performance.now())
    if (point) return this.#rollBack(loaded, point)
    const { entries, rulesVersion, snapshot } = await this.#cache.read(loaded)
    if (entries.length === 0) return this.#ports.unload(loaded, new Forgotten(loaded.table.id))
    const told = entries.slice(0, loaded.committed)
    const { table, broken } = loadTable(loaded.table.id, this.#ports.findGame, told, snapshot)
    if (broken) throw broken
    this.#refuseNewer(loaded, table, rulesVersion)
    // Where the log does not say it, it was looked up when the table was opened.
    table.imported ??= loaded.table.imported
    loaded.table = table
    loaded.diverged = false
    this.#applyForeign(loaded, table, entries.slice(loaded.committed))
    this.#cache.keep(loaded, table, entries)
  }

  /** The same from a savepoint. Its last entry is read again: where even that is gone, so is the table. */
  async #rollBack(loaded: LoadedTable, { sequence, rollBack }: Savepoint): Promise<void> {
    const { id } = loaded.table
    const { entries, rulesVersion } = await this.#ports.cluster.since(id, sequence - 1)
    if (entries.length === 0) return this.#ports.unload(loaded, new Forgotten(id))
    const table = rollBack()
    this.#refuseNewer(loaded, table, rulesVersion)
    const known = loaded.committed - sequence + 1
    for (const entry of entries.slice(1, known)) table.apply(tableEntryOf(entry), entry.at)
    loaded.table = table
    loaded.diverged = false
    this.#applyForeign(loaded, table, entries.slice(known))
  }
}

/** A table that another node wrote to so lately is about to be written to by it again. */
const RECENT_MS = 50
/** A table that lost a race is expected to lose another one for so long. */
const CONTESTED_MS = 10_000

interface Savepoint {
  readonly sequence: number
  readonly rollBack: () => Table
}

/** Whether memory is what the log was a moment ago: nothing of its own is under way. */
const isSettled = ({ pending, diverged, broken, reloading }: LoadedTable): boolean =>
  pending === 0 && !diverged && !broken && reloading === undefined
