import { type DiamantTypes, GO_ON, LEAVE } from '@grotto/diamant'
import type { Habit } from '../trial-game.ts'

/** `hand:12` leaves as soon as twelve rubies are in hand. */
export function diamantHabit(name: string): Habit<DiamantTypes> | undefined {
  const [, enough] = /^hand:(\d{1,3})$/.exec(name) ?? []
  if (enough === undefined) return undefined
  const least = Number(enough)
  return { act: ({ hand }) => (hand >= least ? LEAVE : GO_ON) }
}
