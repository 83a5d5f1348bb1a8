import type { Answer } from '@grotto/protocol'
import type { Entry } from '@grotto/storage'
import type { Visitor } from '../budgets/budgets.ts'
import type { Table } from '../table/table.ts'

/** Somebody who looks at a table and hears of everything that happens there. */
export interface Watcher {
  readonly person: string
  readonly name: string
  /** Whether updates bring whole views, for want of the rules. */
  readonly whole: boolean
  /** Whether the page is in sight; who does not say is taken to look. */
  readonly looking?: boolean
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
  /** When somebody here is to be reminded of her turn. */
  readonly remindAt: () => number | undefined
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
  /** Who sits here and was last heard of; unknown after a restart until somebody comes. Bots think at her expense. */
  visitor: Visitor | undefined
  /** When each person was last seen here, and since when nobody else can have been. */
  readonly leftAt: Map<string, number>
  readonly loadedAt: number
  /** What was answered to commands that did something here: sent again, they hear the same. */
  readonly given: Map<string, string>
  /** How many commands of each person did something here. */
  readonly commandsOf: Map<string, number>
  /** The row as it was last written, and the time of waking in it. */
  writtenRow: string
  writtenDue: number | null
  writtenPeople: number
  cachedAt: number
  /** People of whom the store knows that this log speaks of them. */
  readonly mentioned: Set<string>
}

/** The answer that is kept with a change, and how to give it once the change is on disk. */
export interface Receipt {
  readonly person: string
  readonly command: string
  readonly answer: Answer
  readonly give: () => void
}

/** A table enters memory as its entries left it; nobody looks at it yet. */
export function alive(
  table: Table,
  now: number,
  onPeople: (live: Live) => void,
  remindAt: (live: Live) => number | undefined,
): Live {
  const live: Live = {
    table,
    peopleChanged: () => onPeople(live),
    remindAt: () => remindAt(live),
    watchers: new Set(),
    elsewhere: new Map(),
    committed: table.sequence,
    diverged: false,
    mending: undefined,
    writing: Promise.resolve(),
    pending: 0,
    broken: false,
    usedAt: now,
    visitor: undefined,
    loadedAt: now,
    leftAt: new Map(),
    given: new Map(),
    commandsOf: new Map(),
    writtenRow: '',
    writtenDue: Number.NaN,
    writtenPeople: 0,
    cachedAt: table.sequence,
    mentioned: new Set(),
  }
  return live
}

/** Nobody looks at it, nobody used it since then, and nothing is under way. */
export const isIdle = ({ watchers, usedAt, pending }: Live, since: number): boolean =>
  watchers.size === 0 && usedAt < since && pending === 0

/** Somebody who sits at a table was heard of. */
export function noteVisitor(live: Live, visitor: Visitor): void {
  if (live.table.seatOf(visitor.person) !== undefined) live.visitor = visitor
}

/** The name under which an answer is kept; a command is known by who sent it. */
export const receiptName = (person: string, command: string): string => `${person} ${command}`

/** Takes in what the log says was answered. */
export function learnReceipts({ given, commandsOf }: Live, entries: readonly Entry[]): void {
  for (const { receipt } of entries) {
    if (!receipt) continue
    const name = receiptName(receipt.person, receipt.command)
    if (!given.has(name)) commandsOf.set(receipt.person, (commandsOf.get(receipt.person) ?? 0) + 1)
    given.set(name, receipt.answer)
  }
}
