import type { Person, Store } from '@grotto/storage'
import type { Clock } from './clock.ts'
import { isFull } from './commands/log-length.ts'
import type { Tables } from './tables.ts'

const OPEN = new Set(['lobby', 'playing'])
const TABLES = 20

/** Who changes the name is called so at the tables where she sits, too. */
export async function renameAtTables(
  { store, tables, clock }: { store: Store; tables: Tables; clock: Clock },
  { id: person, name }: Person,
): Promise<void> {
  const rows = (await store.tablesOf(person, TABLES)).filter(({ status }) => OPEN.has(status))
  for (const { id } of rows) {
    const live = await tables.open(id)
    const seat = live?.table.seatOf(person)
    const sitter = seat === undefined ? undefined : live?.table.seats[seat]
    if (live && sitter?.kind === 'human' && sitter.name !== name && !isFull(live))
      await tables.commit(live, [live.table.happen({ type: 'renamed', person, name }, clock.now())])
  }
}
