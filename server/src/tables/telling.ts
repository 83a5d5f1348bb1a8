import type { Seat } from '@grotto/kernel'
import type { UpdateMessage } from '@grotto/protocol'
import { presenceOf } from '../presence.ts'
import { newsOf, wholeNews } from '../table/picture.ts'
import type { Happened, Table } from '../table/table.ts'
import type { Live, Watcher } from './live.ts'

/** What somebody who looks on will hear. */
export type Delivery = readonly [Watcher, string]

/** What everybody who looks on may hear of what happened; nothing for those to whom it must stay unseen. */
export function deliveriesOf(live: Live, happened: readonly Happened[]): Delivery[] {
  const { table, watchers } = live
  const deliveries: Delivery[] = []
  if (watchers.size === 0) return deliveries
  const wording = wordingOf(table, happened)
  for (const watcher of watchers) {
    const text = wording(table.seatOf(watcher.person) ?? null, watcher.whole)
    if (text !== undefined) deliveries.push([watcher, text])
  }
  return seatsMoved(happened) ? [...deliveries, ...presenceFor(live)] : deliveries
}

/** Presence speaks of seats: when somebody sits elsewhere it must be told again. */
const seatsMoved = (happened: readonly Happened[]): boolean =>
  happened.some(({ entry }) => entry.type === 'sat' || entry.type === 'started')

function presenceFor(live: Live): Delivery[] {
  const text = JSON.stringify(presenceOf(live))
  return [...live.watchers].map(watcher => [watcher, text])
}

/** The text of the update for each seat, with whole views or to be followed, or none; put into words once for each. */
function wordingOf(
  table: Table,
  happened: readonly Happened[],
): (you: Seat | null, whole: boolean) => string | undefined {
  const followed = new Map<Seat | null, string | undefined>()
  const inFull = new Map<Seat | null, string | undefined>()
  return (you, whole) => {
    const made = whole ? inFull : followed
    if (!made.has(you)) made.set(you, worded(whole ? wholeNews(table, you, happened) : newsOf(table, you, happened)))
    return made.get(you)
  }
}

const worded = (message: UpdateMessage | undefined): string | undefined => message && JSON.stringify(message)
