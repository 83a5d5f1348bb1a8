import type { LogItem } from '@grotto/protocol'
import type { Visitor } from '../budgets/budgets.ts'
import { logItem } from './log-item.ts'
import { replayed } from './replaying.ts'
import type { Table } from './table.ts'

/** Those who ask while it is being completed wait for the same. */
const UNDER_WAY = new WeakMap<Table, Promise<void>>()

const COMPLETED = new WeakSet<Table>()

/** A table loaded by way of a snapshot knows the last part of its log only. */
export const isWhole = (table: Table): boolean =>
  !table.play || COMPLETED.has(table) || table.log[0]?.version === table.versions[0]

/** Makes the log of a table whole: what a snapshot left out is replayed. */
export function completeLog(table: Table, visitor: Visitor): Promise<void> {
  if (isWhole(table)) return Promise.resolve()
  const underWay = UNDER_WAY.get(table) ?? complete(table, visitor).finally(() => UNDER_WAY.delete(table))
  UNDER_WAY.set(table, underWay)
  return underWay
}

async function complete(table: Table, visitor: Visitor): Promise<void> {
  const { versions } = table
  const again = await replayed(table, table.play!.entries, visitor)
  // A step that nobody else saw has the version of the one before.
  const seen = again.steps.filter(({ number }) => versions[number] !== versions[number - 1])
  const items = seen.map(step => logItem(step, versions[step.number]!, versions))
  // Meanwhile the table may have gone on: what it knows itself stays.
  const known = table.log[0]?.version ?? Number.MAX_SAFE_INTEGER
  table.log = [...items.filter(({ version }) => version < known), ...table.log]
  COMPLETED.add(table)
}

/** Everything that became public and was not taken back, of a table whose log is whole. */
export const eventsInForce = (table: Table): object[] => itemsInForce(table).flatMap(({ events }) => events)

/** How many of these events there were at a moment. */
export const eventsUntil = (table: Table, at: number): number =>
  itemsInForce(table).reduce((sum, item) => (item.at <= at ? sum + item.events.length : sum), 0)

function itemsInForce(table: Table): LogItem[] {
  if (!isWhole(table)) throw new Error('the log is not whole')
  const standing: LogItem[] = []
  for (const item of table.log) {
    if (item.backTo === undefined) standing.push(item)
    else while (standing.length > 0 && standing.at(-1)!.version > item.backTo) standing.pop()
  }
  return standing
}
