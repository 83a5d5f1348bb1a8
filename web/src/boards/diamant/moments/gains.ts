import type { DiamantPosition } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'

/** What the expedition that has just been closed brought to those who were home in time. */
export function gainsOf(position: DiamantPosition, without: readonly Seat[]): { seat: Seat; gained: number }[] {
  const gains = position.byExpedition.at(-1) ?? []
  return gains
    .map((gained, seat) => ({ seat, gained }))
    .filter(({ seat }) => !without.includes(seat))
    .sort((a, b) => b.gained - a.gained)
}
