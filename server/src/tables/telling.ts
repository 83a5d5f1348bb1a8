import type { Seat, Viewer } from '@grotto/kernel'
import { presenceOf } from '../presence.ts'
import { seesAsSpectator } from '../table/alike.ts'
import { newsOf } from '../table/picture.ts'
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
    const text = wording(table.seatOf(watcher.person) ?? null)
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

/** The text of the update for each seat, or none. What several viewers see alike is put into words once. */
function wordingOf(table: Table, happened: readonly Happened[]): (you: Seat | null) => string | undefined {
  const quiet = happened.some(({ quietFor }) => quietFor !== undefined)
  const news = remembering((viewer: Viewer) => withoutBrace(newsOf(table, viewer, happened)))
  return remembering((you: Seat | null) => {
    const asSpectator = you === null || (!quiet && seesAsSpectator(table, you))
    const text = news(asSpectator ? 'spectator' : you)
    return text && `{"type":"update","table":"${table.id}","you":${you},${text}`
  })
}

const withoutBrace = (message: object | undefined): string | undefined => message && JSON.stringify(message).slice(1)

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
