import type { Json } from '@grotto/kernel'
import type { Change, GivenAnswer, TableRow } from '@grotto/storage'
import { dueOf } from '../table/due.ts'
import { rowOf } from '../table/row.ts'
import type { Happened } from '../table/table.ts'
import type { Live, Receipt } from './live.ts'

const ROW_STALE_AFTER = 60_000

/** What is written when something happened: the entries, the answer to whoever asked, and what lists show if it changed. */
export function changeOf(
  live: Live,
  happened: readonly Happened[],
  receipt: Receipt | undefined,
  now: number,
  botPace: number,
): Change {
  const { table } = live
  const entries = happened.map(({ sequence, at, entry }) => ({ sequence, at, body: entry as unknown as Json }))
  const row = changedRow(live, botPace)
  const people = live.writtenPeople === table.people.size ? undefined : [...table.people]
  live.writtenPeople = table.people.size
  return {
    table: table.id,
    entries,
    ...(row ? { row } : {}),
    ...(people ? { people } : {}),
    ...(receipt ? { answer: keptAnswer(receipt, now) } : {}),
  }
}

/** When the table wants to be woken: for a bot, a clock, or somebody who is to be reminded. */
export function nextDue(live: Live, botPace: number): number | null {
  const [due, reminder] = [dueOf(live.table, botPace), live.remindAt()]
  return reminder === undefined ? due : Math.min(due ?? reminder, reminder)
}

/** The row if it differs from the written one; the time alone is written only now and then. */
export function changedRow(live: Live, botPace: number): TableRow | undefined {
  const row = rowOf(live.table, nextDue(live, botPace))
  const stale = Math.floor(row.touched / ROW_STALE_AFTER)
  const text = JSON.stringify({ ...row, touched: stale })
  if (text === live.writtenRow) return undefined
  live.writtenRow = text
  return row
}

const keptAnswer = ({ person, command, answer }: Receipt, at: number): GivenAnswer => ({
  person,
  command,
  at,
  answer: answer as unknown as Json,
})
