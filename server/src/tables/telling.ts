import { updateMessage } from '../table/picture.ts'
import type { Happened, Table } from '../table/table.ts'
import type { Live, Watcher } from './live.ts'

/** What somebody who looks on will hear. */
export type Delivery = readonly [Watcher, string]

/** What everybody who looks on may hear of what happened; nothing for those to whom it must stay unseen. */
export function deliveriesOf(live: Live, happened: readonly Happened[]): Delivery[] {
  const texts = new Map<number | null, string | undefined>()
  const deliveries: Delivery[] = []
  for (const watcher of live.watchers) {
    const you = live.table.seatOf(watcher.person) ?? null
    if (!texts.has(you)) texts.set(you, textFor(live.table, you, happened))
    const text = texts.get(you)
    if (text !== undefined) deliveries.push([watcher, text])
  }
  return deliveries
}

function textFor(table: Table, you: number | null, happened: readonly Happened[]): string | undefined {
  const message = updateMessage(table, you, happened)
  return message && JSON.stringify(message)
}
