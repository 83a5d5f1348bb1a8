import type { Entry } from '@grotto/storage'
import type { Visitor } from '../budgets/budgets.ts'
import type { Review } from '../reviews/review.ts'
import type { Table } from '../table/table.ts'
import type { ShadowRoom } from '../talk/shadows.ts'

/** Somebody who looks at a table and hears of everything that happens there. */
export interface Watcher {
  readonly person: string
  readonly name: string
  /** In which of her devices' generations she was let in; who does not say was in the present one. */
  readonly generation?: number
  /** Whether updates bring whole views, for want of the rules. */
  readonly whole: boolean
  /** Whether the page is in sight; who does not say is taken to look. */
  readonly looking?: boolean
  send(text: string): void
  /** The table was unloaded: the watcher connects anew and gets the whole table. */
  lost(): void
  /** Onlookers are welcome no more. */
  shutOut(table: string): void
}

/** A table in memory. */
export interface LoadedTable {
  /** Another object after a race with another node was lost. */
  table: Table
  readonly watchers: Set<Watcher>
  /** Those who look at its finished game together, while anybody does. */
  review: Review | undefined
  /** Who looks over whose shoulder, once anybody has asked. */
  shadows: ShadowRoom | undefined
  /** People who look at the table on other nodes, by id, with their names. */
  elsewhere: ReadonlyMap<string, string>
  /** Somebody came or went here. */
  readonly peopleChanged: () => void
  /** Whether anybody looks at the table, or may do so on another node. */
  readonly isAttended: () => boolean
  /** When somebody last came to the table while it was left to bots. */
  attendedSince: number
  /** When somebody here is to be reminded of her turn. */
  readonly remindAt: () => number | undefined
  /** The last entry that is on disk and told. */
  committed: number
  /** Memory holds entries that are not in the log; the table will be reloaded. */
  diverged: boolean
  reloading: Promise<void> | undefined
  /** Settles when everything applied so far is written (or has failed). */
  writing: Promise<unknown>
  /** How many writes are under way. */
  pending: number
  /** A write failed: what is in memory is not what is in the store. */
  broken: boolean
  usedAt: number
  /** Who sits here and was last heard of; unknown after a restart until somebody comes. Bots think at her expense. */
  visitor: Visitor | undefined
  /** When each person was last seen here, and since when nobody else can have been. */
  readonly leftAt: Map<string, number>
  /** When each person who sits here last called without looking on: a program that asks now and then. */
  readonly heardAt: Map<string, number>
  readonly loadedAt: number
  /** What was answered to commands that did something here: sent again, they hear the same. */
  readonly receipts: Map<string, string>
  /** How many commands of each person did something here. */
  readonly commandsOf: Map<string, number>
  /** The row as it was last written, and the due-time in it. */
  writtenRow: string
  writtenDue: number | null
  writtenPeople: number
  cachedAt: number
  /** People of whom the store knows that this log speaks of them. */
  readonly mentioned: Set<string>
}

/** The answer that is kept with a change, and how to give it once the change is on disk. */
export interface PendingReceipt {
  readonly person: string
  readonly command: string
  /** As JSON. */
  readonly answer: string
  readonly give: () => void
}

/** A table enters memory as its entries left it; nobody looks at it yet. */
export function loadedTable(
  table: Table,
  now: number,
  onPeople: (loaded: LoadedTable) => void,
  remindAt: (loaded: LoadedTable) => number | undefined,
  shared: boolean,
): LoadedTable {
  const loaded: LoadedTable = {
    table,
    peopleChanged: () => onPeople(loaded),
    remindAt: () => remindAt(loaded),
    isAttended: () => shared || loaded.watchers.size > 0,
    attendedSince: 0,
    watchers: new Set(),
    review: undefined,
    shadows: undefined,
    elsewhere: new Map(),
    committed: table.sequence,
    diverged: false,
    reloading: undefined,
    writing: Promise.resolve(),
    pending: 0,
    broken: false,
    usedAt: now,
    visitor: undefined,
    loadedAt: now,
    leftAt: new Map(),
    heardAt: new Map(),
    receipts: new Map(),
    commandsOf: new Map(),
    writtenRow: '',
    writtenDue: Number.NaN,
    writtenPeople: 0,
    cachedAt: table.sequence,
    mentioned: new Set(),
  }
  return loaded
}

/** Nobody looks at it, nobody used it since then, and nothing is under way. */
export const isIdle = (loaded: LoadedTable, since: number): boolean =>
  !isLookedAt(loaded) && loaded.usedAt < since && loaded.pending === 0

/** Whether anybody here looks at the table, or at its finished game. */
export const isLookedAt = ({ watchers, review }: LoadedTable): boolean =>
  watchers.size > 0 || (review !== undefined && review.here.size > 0)

/** Somebody who sits at a table was heard of. */
export function noteVisitor(loaded: LoadedTable, visitor: Visitor): void {
  if (loaded.table.seatOf(visitor.person) !== undefined) loaded.visitor = visitor
}

/** Somebody calls about the table at which she sits. */
export function noteCall({ table, heardAt }: LoadedTable, person: string, now: number): void {
  if (table.seatOf(person) !== undefined) heardAt.set(person, now)
}

/** People without a seat of whom a table knows when they went. */
const ONLOOKERS_GONE = 100

/**
 * Somebody looks no more. Of those who sit here it is known as long as the table is in memory; of others for a while, since
 * they may sit down by a call. Guests are free to make: whoever sends one after the other to look in fills no memory.
 */
export function noteLeft({ table, leftAt }: LoadedTable, person: string, now: number): void {
  leftAt.delete(person)
  leftAt.set(person, now)
  if (leftAt.size <= ONLOOKERS_GONE + table.seats.length) return
  // In the order in which they went; not many of them sit here.
  for (const other of leftAt.keys()) if (table.seatOf(other) === undefined) return void leftAt.delete(other)
}

/** So many milliseconds after a call a program is still taken to be there. */
const CALLS_AGAIN = 30_000

/** Whether somebody looks at the table, or called lately and has not gone since. */
export function isHere(loaded: LoadedTable, person: string, now: number): boolean {
  const { watchers, elsewhere, heardAt, leftAt } = loaded
  if (elsewhere.has(person) || [...watchers].some(watcher => watcher.person === person)) return true
  const heard = heardAt.get(person) ?? Number.NEGATIVE_INFINITY
  return now - heard < CALLS_AGAIN && heard > (leftAt.get(person) ?? Number.NEGATIVE_INFINITY)
}

/** The name under which an answer is kept; a command is known by who sent it. */
export const receiptName = (person: string, command: string): string => `${person} ${command}`

/** Takes in what the log says was answered. */
export function learnReceipts({ receipts, commandsOf }: LoadedTable, entries: readonly Entry[]): void {
  for (const { receipt } of entries) {
    if (!receipt) continue
    const name = receiptName(receipt.person, receipt.command)
    if (!receipts.has(name)) commandsOf.set(receipt.person, (commandsOf.get(receipt.person) ?? 0) + 1)
    receipts.set(name, receipt.answer)
  }
}
