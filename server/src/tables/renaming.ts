import type { Person, Store } from '@grotto/storage'
import { isFull } from '../commands/log-length.ts'
import type { Clock } from '../process/clock.ts'
import { isSilentPlay } from '../talk/table-modes.ts'
import type { Tables } from './tables.ts'

const OPEN = new Set(['lobby', 'playing'])
const TABLES = 20

/**
 * Who changes the name is called so at the tables where she sits, too, but where they play in silence: it would be a
 * word. An operator's is none.
 */
export async function renameAtTables(
  { store, tables, clock }: { store: Store; tables: Tables; clock: Clock },
  { id: person, name }: Person,
  byOperator = false,
): Promise<void> {
  const rows = (await store.tablesOf(person, TABLES)).filter(({ status }) => OPEN.has(status))
  for (const { id } of rows) {
    const loaded = await tables.open(id)
    const seat = loaded?.table.seatOf(person)
    const sitter = seat === undefined ? undefined : loaded?.table.seats[seat]
    if (!loaded || sitter?.kind !== 'human' || sitter.name === name || isFull(loaded)) continue
    if (byOperator || !isSilentPlay(loaded.table))
      await tables.commit(loaded, [loaded.table.apply({ type: 'renamed', person, name }, clock.now())])
  }
}
