import type { Change, Entry, Receipt as KeptReceipt, TableRow } from '@grotto/storage'
import { mentionedIn } from '../privacy/scrubbing.ts'
import { resultsOf } from '../results/results-of.ts'
import { dueOf } from '../table/due.ts'
import { asJson } from '../table/entries.ts'
import { rowOf } from '../table/row.ts'
import type { AppliedEntry } from '../table/table.ts'
import type { LoadedTable, PendingReceipt } from './loaded-table.ts'

/** What is written when something happened: the entries, the answer to whoever asked, what lists show if it is given. */
export function changeOf(
  loaded: LoadedTable,
  applied: readonly AppliedEntry[],
  receipt: PendingReceipt | undefined,
  row: TableRow | undefined,
): Change {
  const { table } = loaded
  const last = applied.length - 1
  const entries = applied.map((each, place) => entryOf(each, place === last ? receipt : undefined))
  const people = loaded.writtenPeople === table.people.size ? undefined : [...table.people]
  loaded.writtenPeople = table.people.size
  const mentions = mentionsOf(loaded, applied, receipt)
  const results = applied.some(({ finished }) => finished) ? resultsOf(table) : []
  return {
    table: table.id,
    entries,
    ...(row ? { row } : {}),
    ...(people ? { people } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
    ...(results.length > 0 ? { results } : {}),
  }
}

/** People the store does not know this log to speak of. */
function mentionsOf(
  { mentioned }: LoadedTable,
  applied: readonly AppliedEntry[],
  receipt: PendingReceipt | undefined,
): string[] {
  const unknown: string[] = []
  const note = (person: string) => mentioned.has(person) || unknown.includes(person) || unknown.push(person)
  for (const { entry } of applied) mentionedIn(entry).forEach(note)
  if (receipt) note(receipt.person)
  return unknown
}

/** When the table wants to be woken: for a bot, a clock, or somebody who is to be reminded. */
export function nextDue(loaded: LoadedTable, botPace: number, attended = loaded.isAttended()): number | null {
  const [due, reminder] = [dueOf(loaded.table, botPace, attended), loaded.remindAt()]
  return reminder === undefined ? due : Math.min(due ?? reminder, reminder)
}

/** Whether the row must be written along: all but whose turn it is must never be behind, the due-time least of all. */
export const rowMatters = (loaded: LoadedTable, applied: readonly AppliedEntry[], botPace: number): boolean =>
  applied.some(({ info }) => info) || loaded.writtenDue !== nextDue(loaded, botPace)

/** The row if it differs from the written one. */
export function changedRow(loaded: LoadedTable, botPace: number): TableRow | undefined {
  const row = rowOf(loaded.table, nextDue(loaded, botPace))
  return isWritten(loaded, row) ? undefined : row
}

/** Whether the row is as it was written; from now on it counts as written. */
export function isWritten(loaded: LoadedTable, row: TableRow): boolean {
  const text = JSON.stringify(row)
  const same = text === loaded.writtenRow
  loaded.writtenRow = text
  loaded.writtenDue = row.due
  return same
}

const entryOf = ({ sequence, at, entry }: AppliedEntry, receipt: PendingReceipt | undefined): Entry =>
  receipt ? { sequence, at, body: asJson(entry), receipt: keptReceipt(receipt) } : { sequence, at, body: asJson(entry) }

const keptReceipt = ({ person, command, answer }: PendingReceipt): KeptReceipt => ({
  person,
  command,
  answer,
})
