import type { Seat } from '@grotto/kernel'
import type { AnnotationsMessage, TableMessage, UpdateMessage } from '@grotto/protocol'
import { asSent } from '../reviews/reviews.ts'
import type { TableEntry } from '../table/entries.ts'
import { mayLook } from '../table/may-look.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import { isToldAlike, newsOf, plainNews, wholeNews } from '../table/table-messages.ts'
import { attentionAfter, leaveShadows } from '../talk/shadows.ts'
import type { LoadedTable, Watcher } from './loaded-table.ts'
import { presenceOf, tellPresence } from './presence.ts'

/** What somebody who looks on will hear. */
export type Delivery = readonly [Watcher, string]

/** What everybody who looks on may hear of what happened; nothing for those to whom it must stay unseen. */
export function deliveriesOf(loaded: LoadedTable, applied: readonly AppliedEntry[]): Delivery[] {
  const { table, watchers } = loaded
  const deliveries: Delivery[] = annotationsFor(loaded, applied)
  if (watchers.size === 0) return deliveries
  const wording = wordingOf(table, applied)
  for (const watcher of watchers) {
    if (!mayLook(table, watcher.person)) continue
    const text = wording(watcher)
    if (text !== undefined) deliveries.push([watcher, text])
  }
  deliveries.push(...attentionAfter(loaded, applied))
  return seatsMoved(applied) ? [...deliveries, ...presenceFor(loaded)] : deliveries
}

/** What was written to moves is heard by those who look at the finished game. */
function annotationsFor({ table, review }: LoadedTable, applied: readonly AppliedEntry[]): Delivery[] {
  if (!review) return []
  const written = applied.filter(({ entry }) => entry.type === 'annotated').length
  const removed = applied.flatMap(({ entry }) => (entry.type === 'unannotated' ? [entry.number] : []))
  if (written + removed.length === 0) return []
  const added = written === 0 ? [] : table.annotations.slice(-written).map(asSent)
  const text = JSON.stringify({ type: 'annotations', table: table.id, added, removed } satisfies AnnotationsMessage)
  return [...review.here.keys()].map(reviewer => [reviewer, text])
}

const CLOSES: ReadonlySet<TableEntry['type']> = new Set(['started', 'configured', 'sat'])

/** Presence speaks of seats: when somebody sits elsewhere it must be told again. */
const seatsMoved = (applied: readonly AppliedEntry[]): boolean =>
  applied.some(({ entry }) => entry.type === 'sat' || entry.type === 'started')

function presenceFor(loaded: LoadedTable): Delivery[] {
  const text = JSON.stringify(presenceOf(loaded))
  return [...loaded.watchers].filter(watcher => mayLook(loaded.table, watcher.person)).map(watcher => [watcher, text])
}

/** Whoever looked on while that was allowed goes when it no longer is: the game began, or those who play wish to be alone. */
export function shutOutOnlookers(loaded: LoadedTable, applied: readonly AppliedEntry[]): void {
  if (!applied.some(({ entry }) => CLOSES.has(entry.type))) return
  const out = [...loaded.watchers].filter(({ person }) => !mayLook(loaded.table, person))
  for (const watcher of out) {
    loaded.watchers.delete(watcher)
    watcher.shutOut(loaded.table.id)
    leaveShadows(loaded, watcher.person)
  }
  if (out.length > 0) tellPresence(loaded)
}

/** The text of the update for somebody who looks on, with whole views or to be followed, or none. */
type Wording = (watcher: Watcher) => string | undefined

function wordingOf(table: Table, applied: readonly AppliedEntry[]): Wording {
  if (!isToldAlike(table, applied)) return seatWording(table, applied)
  let [text, inFull]: [string?, Wording?] = []
  return watcher => {
    if (watcher.whole) {
      inFull ??= seatWording(table, applied)
      return inFull(watcher)
    }
    text ??= worded(newsOf(table, null, applied))
    return text
  }
}

/** Put into words once for each seat. */
function seatWording(table: Table, applied: readonly AppliedEntry[]): Wording {
  const followed = new Map<Seat | null, string | undefined>()
  const inFull = new Map<Seat | null, string | undefined>()
  const news = newsWording(table, applied)
  return ({ person, whole }) => {
    const you = table.seatOf(person) ?? null
    const made = whole ? inFull : followed
    if (!made.has(you)) made.set(you, whole ? worded(wholeNews(table, you, applied)) : news(you))
    return made.get(you)
  }
}

function newsWording(table: Table, applied: readonly AppliedEntry[]): (you: Seat | null) => string | undefined {
  const plain = plainNews(table, applied)
  return you => plain?.(you) ?? worded(newsOf(table, you, applied))
}

const worded = (message: UpdateMessage | TableMessage | undefined): string | undefined =>
  message && JSON.stringify(message)
