import type { Seat } from '@grotto/kernel'
import { gainedNow, type Shown } from '../telling/shown.ts'

/** What the expedition that has just been closed brought to those who were home in time. */
export function gainsOf(shown: Shown, without: readonly Seat[]): { seat: Seat; gained: number }[] {
  return [...shown.position.seats.keys()]
    .filter(seat => !without.includes(seat))
    .map(seat => ({ seat, gained: gainedNow(shown, seat) }))
    .sort((a, b) => b.gained - a.gained)
}
