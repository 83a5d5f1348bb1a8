const KEY = 'grotto.seen'
/** Tables of which this device remembers how far it saw them. */
const KEPT = 60

type Seen = Readonly<Record<string, number>>

function seen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen
  } catch {
    return {}
  }
}

/** How many moves of a table this device has seen; nothing where it never did. */
export const seenMoves = (table: string): number | undefined => seen()[table]

export function rememberSeen(table: string, moves: number): void {
  const { [table]: before, ...others } = seen()
  if (before === moves) return
  const kept = Object.entries(others).slice(1 - KEPT)
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: moves }))
}
