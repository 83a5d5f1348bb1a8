import type { NewTablePorts } from '../tables/new-table.ts'
import { isOver } from './days.ts'

/** The finished game of a day is shown to those who have finished theirs, and to everybody once the day is over. */
export async function mayReplayDaily(ports: NewTablePorts, id: string, person: string): Promise<boolean> {
  const { tables, store, clock } = ports
  const found = await tables.readCommitted(id, ({ table }) =>
    table.daily && table.status === 'finished' ? { day: table.daily, game: table.game.id } : undefined,
  )
  if (!found) return false
  return isOver(found.day, clock.now()) || (await store.results.dailyOf(person, found.day, found.game)) !== undefined
}
