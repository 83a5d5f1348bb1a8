import type { Seat } from '@grotto/kernel'
import type { SeatInfo } from '@grotto/protocol'

const personAt = (seat: SeatInfo | undefined): string | undefined => (seat?.kind === 'human' ? seat.person : undefined)

/**
 * Presence is heard a moment after the seats. Until then whoever has just sat down is here, since she has just done so,
 * and nobody is where somebody else sits by now.
 */
export function presentAfter(
  present: readonly Seat[] | undefined,
  before: readonly SeatInfo[],
  after: readonly SeatInfo[],
): readonly Seat[] | undefined {
  if (!present) return undefined
  const isNew = (seat: Seat) => personAt(after[seat]) !== personAt(before[seat])
  const stayed = present.filter(seat => !isNew(seat))
  const came = [...after.keys()].filter(seat => isNew(seat) && personAt(after[seat]) !== undefined)
  return [...stayed, ...came].sort((a, b) => a - b)
}
