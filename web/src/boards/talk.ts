import type { Seat } from '@grotto/kernel'
import type { Passing, Plan, Pointed, Talk } from './board.ts'

/** A word as whoever holds the table hears it. */
export type Overheard =
  | Pointed
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: string }
  | { readonly type: 'intend'; readonly seat: Seat; readonly plan: Plan | null }

export const SILENCE: Talk = { passing: [], plans: [] }

/** More at once nobody could read. */
const KEPT = 12
let last = 0

/** The talk after one more word; `since` is the number of the last event at this moment. */
export function hear(talk: Talk, word: Overheard, since: number): Talk {
  last += 1
  if (word.type !== 'intend') {
    const passing: Passing = { ...word, number: last }
    return { ...talk, passing: [...talk.passing, passing].slice(-KEPT) }
  }
  const others = talk.plans.filter(({ seat }) => seat !== word.seat)
  const plans = word.plan ? [...others, { number: last, seat: word.seat, plan: word.plan, since }] : others
  return { ...talk, plans }
}
