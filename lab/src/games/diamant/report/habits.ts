import { type DiamantAction, type DiamantState, GO_ON, LEAVE } from '@grotto/diamant'

/** `hand:12` leaves as soon as twelve rubies are in hand. */
export function diamantHabit(name: string, { hand }: DiamantState): DiamantAction | undefined {
  if (!name.startsWith('hand:')) return undefined
  return hand >= Number(name.slice('hand:'.length)) ? LEAVE : GO_ON
}
