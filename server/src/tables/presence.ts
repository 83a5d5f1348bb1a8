import type { Presence } from '@grotto/protocol'
import { isSilentPlay } from '../talk/table-modes.ts'
import type { LoadedTable, Watcher } from './tables.ts'

/** More than so many who look on are counted, not named. */
const NAMED = 20
/** In a crowd somebody comes or goes all the time: it is told once in so many milliseconds. */
const CROWD = 30
const GATHER = 1_000

/** Who is looking at a table right now. */
export function presenceOf({ table, watchers, elsewhere }: LoadedTable): Presence {
  const seats = new Set<number>()
  const spectators = new Map<string, string>()
  const here = [...watchers].map(({ person, name }) => [person, name] as const)
  for (const [person, name] of [...elsewhere, ...here]) {
    const seat = table.seatOf(person)
    if (seat === undefined) spectators.set(person, name)
    else seats.add(seat)
  }
  return {
    type: 'presence',
    table: table.id,
    online: [...seats].sort((a, b) => a - b),
    spectators: spectators.size,
    watching: [...spectators].slice(0, isSilentPlay(table) ? 0 : NAMED).map(([person, name]) => ({ person, name })),
  }
}

/** Whether any page of hers that shows the table is in sight. */
export const isLooking = (watchers: Iterable<Watcher>, person: string): boolean =>
  [...watchers].some(watcher => watcher.person === person && watcher.looking !== false)

/** Somebody came or went. */
export function tellPresence(loaded: LoadedTable): void {
  loaded.peopleChanged()
  tellHere(loaded)
}

const GATHERING = new WeakSet<LoadedTable>()

export function tellHere(loaded: LoadedTable): void {
  if (loaded.watchers.size <= CROWD) return tell(loaded)
  if (GATHERING.has(loaded)) return
  GATHERING.add(loaded)
  setTimeout(() => {
    GATHERING.delete(loaded)
    tell(loaded)
  }, GATHER).unref()
}

function tell(loaded: LoadedTable): void {
  const text = JSON.stringify(presenceOf(loaded))
  for (const watcher of loaded.watchers) watcher.send(text)
}
