import type { Json } from '@grotto/kernel'
import type { Change, Entry, Receipt as KeptReceipt, TableRow } from '@grotto/storage'
import { mentionedIn } from '../scrubbing.ts'
import { dueOf } from '../table/due.ts'
import { rowOf } from '../table/row.ts'
import type { Happened } from '../table/table.ts'
import type { Live, Receipt } from './live.ts'

/** What is written when something happened: the entries, the answer to whoever asked, what lists show if it is given. */
export function changeOf(
  live: Live,
  happened: readonly Happened[],
  receipt: Receipt | undefined,
  row: TableRow | undefined,
): Change {
  const { table } = live
  const entries = happened.map(entryOf)
  if (receipt) entries.push({ ...entries.pop()!, receipt: keptReceipt(receipt) })
  const people = live.writtenPeople === table.people.size ? undefined : [...table.people]
  live.writtenPeople = table.people.size
  const mentions = mentionsOf(live, happened, receipt)
  return {
    table: table.id,
    entries,
    ...(row ? { row } : {}),
    ...(people ? { people } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
  }
}

/** People the store does not know this log to speak of. */
function mentionsOf({ mentioned }: Live, happened: readonly Happened[], receipt: Receipt | undefined): string[] {
  const people = happened.flatMap(({ entry }) => mentionedIn(entry))
  if (receipt) people.push(receipt.person)
  return [...new Set(people)].filter(person => !mentioned.has(person))
}

/** When the table wants to be woken: for a bot, a clock, or somebody who is to be reminded. */
export function nextDue(live: Live, botPace: number): number | null {
  const [due, reminder] = [dueOf(live.table, botPace), live.remindAt()]
  return reminder === undefined ? due : Math.min(due ?? reminder, reminder)
}

/** Whether the row must be written along: all but whose turn it is must never be behind, the waking least of all. */
export const rowMatters = (live: Live, happened: readonly Happened[], botPace: number): boolean =>
  happened.some(({ info }) => info) || live.writtenDue !== nextDue(live, botPace)

/** The row if it differs from the written one. */
export function changedRow(live: Live, botPace: number): TableRow | undefined {
  const row = rowOf(live.table, nextDue(live, botPace))
  return isWritten(live, row) ? undefined : row
}

/** Whether the row is as it was written; from now on it counts as written. */
export function isWritten(live: Live, row: TableRow): boolean {
  const text = JSON.stringify(row)
  const same = text === live.writtenRow
  live.writtenRow = text
  live.writtenDue = row.due
  return same
}

const entryOf = ({ sequence, at, entry }: Happened): Entry => ({ sequence, at, body: entry as unknown as Json })

const keptReceipt = ({ person, command, answer }: Receipt): KeptReceipt => ({
  person,
  command,
  answer: JSON.stringify(answer),
})
