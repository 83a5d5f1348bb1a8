import type { Answer } from '@grotto/protocol'
import type { Entry } from '@grotto/storage'
import type { Table } from '../table/table.ts'

/** Somebody who looks at a table and hears of everything that happens there. */
export interface Watcher {
  readonly person: string
  readonly name: string
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
  /** When each person was last seen here, and since when nobody else can have been. */
  readonly leftAt: Map<string, number>
  readonly loadedAt: number
  /** What was answered to commands that did something here: sent again, they hear the same. */
  readonly given: Map<string, string>
  /** The row as it was last written, and the time of waking in it. */
  writtenRow: string
  writtenDue: number | null
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
    loadedAt: now,
    leftAt: new Map(),
    given: new Map(),
    writtenRow: '',
    writtenDue: Number.NaN,
    writtenPeople: 0,
    cachedAt: table.sequence,
  }
  return live
}

/** Nobody looks at it, nobody used it since then, and nothing is under way. */
export const isIdle = ({ watchers, usedAt, pending }: Live, since: number): boolean =>
  watchers.size === 0 && usedAt < since && pending === 0

/** The name under which an answer is kept; a command is known by who sent it. */
export const receiptName = (person: string, command: string): string => `${person} ${command}`

/** Takes in what the log says was answered. */
export function learnReceipts({ given }: Live, entries: readonly Entry[]): void {
  for (const { receipt } of entries)
    if (receipt) given.set(receiptName(receipt.person, receipt.command), receipt.answer)
}
