import { type Entry, type PostgresStore, SequenceTaken } from '@grotto/storage'
import type { TableEntry } from '../table/entries.ts'
import { loadTable } from '../table/load.ts'
import { Rewritten, refuseRewritten } from '../table/rewritten.ts'
import type { FindGame, Happened, Table } from '../table/table.ts'
import { learnReceipts } from '../tables/live.ts'
import type { Live } from '../tables.ts'
import { Checkpoints } from './checkpoint.ts'
import { Tries } from './trying.ts'

interface Ports {
  readonly store: PostgresStore
  readonly findGame: FindGame
  /** Entries that others wrote are part of the table now: those who watch here must hear of them. */
  readonly absorbed: (live: Live, happened: readonly Happened[]) => void
  /** Memory cannot be brought into line with the log. */
  readonly giveUp: (live: Live, error: Error) => void
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
export class Following {
  readonly #ports: Ports
  readonly #checkpoints: Checkpoints
  readonly #behind = new WeakSet<Live>()
  readonly #reading = new WeakSet<Live>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#checkpoints = new Checkpoints(ports.store)
  }

  /** Writes of one table go out one by one: none may land in the log behind one that was refused. */
  async inTurn(live: Live, write: () => Promise<void>): Promise<void> {
    await live.writing
    if (live.diverged) throw new SequenceTaken(live.table.id, live.committed + 1)
    try {
      await write()
    } catch (error) {
      live.diverged = true
      throw error
    }
  }

  /** Before a table is used: it has heard every ring, and is not being mended. */
  async keepUp(live: Live): Promise<void> {
    await live.mending
    if (this.#behind.has(live)) await this.catchUp(live)
  }

  /** Takes in everything that is in the log by now. */
  async catchUp(live: Live): Promise<void> {
    this.#behind.delete(live)
    try {
      while (!(await this.#read(live)));
    } catch (error) {
      this.#behind.add(live)
      throw error
    }
  }

  /** Another node wrote to this table. Who looks on hears of it at once; if nobody does, it has time. */
  async rung(live: Live): Promise<void> {
    this.#behind.add(live)
    if (live.watchers.size === 0 || this.#reading.has(live)) return
    this.#reading.add(live)
    try {
      while (this.#behind.has(live) && !live.broken) await this.catchUp(live)
    } catch (error) {
      // Whoever looked on was told to come back for it.
      if (!(error instanceof Rewritten)) throw error
    } finally {
      this.#reading.delete(live)
    }
  }

  /** Whether memory had everything the log had when it was asked. */
  async #read(live: Live): Promise<boolean> {
    while (live.pending > 0) await live.writing
    await live.mending
    const { table } = live
    const { sequence } = table
    const { entries, rulesVersion } = await this.#ports.store.since(table.id, sequence)
    if (live.broken || entries.length === 0) return true
    if (live.table !== table || table.sequence !== sequence || live.pending > 0 || live.diverged) return false
    this.#refuseNewer(live, table, rulesVersion)
    this.#absorb(live, table, entries)
    return true
  }

  #refuseNewer(live: Live, table: Table, rulesVersion: number | undefined): void {
    if ((rulesVersion ?? 0) <= table.game.rulesVersion) return
    const error = new NewerRules(table.id)
    this.#ports.giveUp(live, error)
    throw error
  }

  #absorb(live: Live, table: Table, entries: readonly Entry[]): void {
    try {
      refuseRewritten(table.id, entries)
      learnReceipts(live, entries)
      const happened = entries.map(({ body, at }) => table.happen(body as unknown as TableEntry, at))
      this.#ports.absorbed(live, happened)
    } catch (error) {
      this.#ports.giveUp(live, error as Error)
      throw error
    }
  }

  /** A write was refused or its fate is unknown: what memory believed to come next is thrown away. Never fails. */
  mend(live: Live): void {
    live.mending ??= this.#mend(live).finally(() => {
      live.mending = undefined
    })
  }

  async #mend(live: Live): Promise<void> {
    for (const tries = new Tries(); ; )
      try {
        return await this.#rebuild(live)
      } catch (error) {
        if (live.broken) return
        if (!tries.worthAnother(error)) return this.#ports.giveUp(live, error as Error)
        await tries.pause(error)
      }
  }

  /** The table as those who watch last saw it, then what they have missed. */
  async #rebuild(live: Live): Promise<void> {
    const { entries, rulesVersion, snapshot } = await this.#checkpoints.read(live)
    if (entries.length === 0) return this.#ports.giveUp(live, new Forgotten(live.table.id))
    const told = entries.slice(0, live.committed)
    const { table, broken } = loadTable(live.table.id, this.#ports.findGame, told, snapshot)
    if (broken) throw broken
    this.#refuseNewer(live, table, rulesVersion)
    // Where the log does not say it, it was looked up when the table was opened.
    table.imported ??= live.table.imported
    live.table = table
    live.diverged = false
    this.#absorb(live, table, entries.slice(live.committed))
    this.#checkpoints.keep(live, table, entries)
  }
}
