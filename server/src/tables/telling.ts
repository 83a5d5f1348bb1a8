import type { Seat, Viewer } from '@grotto/kernel'
import { presenceOf } from '../presence.ts'
import { ownPart, seesAsSpectator } from '../table/alike.ts'
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
  const part = quiet ? undefined : ownPart(table)
  const news = remembering(part ? inParts(table, happened, part) : inFull(table, happened))
  return remembering((you: Seat | null) => {
    const asSpectator = you === null || (!quiet && seesAsSpectator(table, you))
    const text = news(asSpectator ? 'spectator' : you)
    return text && `{"type":"update","table":"${table.id}","you":${you},${text}`
  })
}

const inFull = (table: Table, happened: readonly Happened[]) => (viewer: Viewer) =>
  withoutBrace(newsOf(table, viewer, happened))

/** Stands for what each viewer sees for herself; a sign that no name and no game has. */
const GAP = '\u0000'
const GAP_IN_WORDS = JSON.stringify(GAP)

/** All but one part of the view is put into words once; that part comes from what the game shows each viewer. */
function inParts(table: Table, happened: readonly Happened[], part: string): (viewer: Viewer) => string | undefined {
  const news = newsOf(table, 'spectator', happened)
  if (!news) return () => undefined
  const view = news.view as Record<string, unknown>
  const text = withoutBrace({ ...news, view: { ...view, [part]: GAP } })!
  const gap = text.indexOf(GAP_IN_WORDS)
  const [before, after] = [text.slice(0, gap), text.slice(gap + GAP_IN_WORDS.length)]
  return viewer => {
    const seen = viewer === 'spectator' ? view : (table.view(viewer) as Record<string, unknown>)
    return before + JSON.stringify(seen[part]) + after
  }
}

const withoutBrace = (message: object | undefined): string | undefined => message && JSON.stringify(message).slice(1)

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
