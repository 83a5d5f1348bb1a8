import type { TableInfo } from '@grotto/protocol'

type Seats = TableInfo['seats']

/** Names of those who have sat down since, without oneself. */
export function newcomers(before: Seats, now: Seats, me: string | undefined): readonly string[] {
  const known = new Set(before.map(seat => (seat.kind === 'human' ? seat.person : '')))
  return now.flatMap(seat =>
    seat.kind === 'human' && seat.person !== me && !known.has(seat.person) ? [seat.name] : [],
  )
}
