import type { Seat } from '@grotto/kernel'
import { gainedNow, type Shown } from '../telling/shown.ts'

/** What the expedition that has just been closed brought to those who were home in time, as far as chests are open. */
export function gainsOf(shown: Shown, without: readonly Seat[]): { seat: Seat; gained: number }[] {
  return [...shown.position.seats.keys()]
    .filter(seat => !without.includes(seat) && shown.position.seats[seat]!.chest !== null)
    .map(seat => ({ seat, gained: gainedNow(shown, seat) }))
    .sort((a, b) => b.gained - a.gained)
}
