import type { Json } from '@grotto/kernel'
import type { Change, Entry, Receipt as KeptReceipt, TableRow } from '@grotto/storage'
import { dueOf } from '../table/due.ts'
import { rowOf } from '../table/row.ts'
import type { Happened } from '../table/table.ts'
import type { Live, Receipt } from './live.ts'

const ROW_STALE_AFTER = 60_000

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
  return {
    table: table.id,
    entries,
    ...(row ? { row } : {}),
    ...(people ? { people } : {}),
  }
}

/** When the table wants to be woken: for a bot, a clock, or somebody who is to be reminded. */
export function nextDue(live: Live, botPace: number): number | null {
  const [due, reminder] = [dueOf(live.table, botPace), live.remindAt()]
  return reminder === undefined ? due : Math.min(due ?? reminder, reminder)
}

/** Whether the row must be written along: all but whose turn it is must never be behind, the waking least of all. */
export const rowMatters = (live: Live, happened: readonly Happened[], botPace: number): boolean =>
  happened.some(({ info }) => info) || live.writtenDue !== nextDue(live, botPace)

/** The row if it differs from the written one; the time alone is written only now and then. */
export function changedRow(live: Live, botPace: number): TableRow | undefined {
  const row = rowOf(live.table, nextDue(live, botPace))
  return isWritten(live, row) ? undefined : row
}

/** Whether the row is as it was written; from now on it counts as written. */
export function isWritten(live: Live, row: TableRow): boolean {
  const text = JSON.stringify({ ...row, touched: Math.floor(row.touched / ROW_STALE_AFTER) })
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
