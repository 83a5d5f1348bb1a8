import {
  type DiamantEvent,
  type DiamantState,
  type DiamantView,
  diamant,
  NOBODY,
  only,
  type SeatSet,
  seatsIn,
  sizeOf,
} from '@grotto/diamant'
import { mayThinkOn, type Thinking } from '../contract.ts'
import { HABITS, KINDRED } from './habits.ts'
import { type Lottery, lottery } from './lottery.ts'
import { allPlans, type CardPlan, playOut, supposed } from './plans.ts'
import { expected, settle } from './standoff.ts'
import { watch } from './watching.ts'

export interface Tried {
  readonly plans: readonly CardPlan[]
  readonly times: number
  /** How likely it is right to leave. */
  readonly leaning: number
}

const ITERATIONS = 300
/** Playouts between two looks at how those like me lean. */
const LOOK_AGAIN = 8
/** However sure that may be, what they would hardly do is still tried this often. */
const HARDLY = 0.12

/** Plays all plans out, as often as there is time to think. */
export function tryOut(view: DiamantView, log: readonly DiamantEvent[], thinking: Thinking): Tried {
  const { seat, random } = thinking
  const beliefs = watch(view, log)
  const start = diamant.imagine(view, seat, log, random)
  start.chosen = NOBODY
  const rivals = start.inside & ~only(seat)
  const leaving = HABITS.map(habit => habit(start))
  const others = seatsIn(rivals).map(other => expected(beliefs[other]!, leaving))
  const plans = allPlans(others.length)
  const times = Array.from({ length: others.length + 1 }, () => 0)
  let leaning = 0.5
  let done = 0
  for (; mayThinkOn(thinking, done, ITERATIONS); done++) {
    leaving[KINDRED] = Math.max(HARDLY, Math.min(1 - HARDLY, leaning))
    times[tryOnce(start, seat, plans, beliefs, leaving, random('bot', 0x7fffffff))]! += 1
    if (done % LOOK_AGAIN === 0) leaning = settle(plans, times, others)
  }
  return { plans, times: done, leaning: settle(plans, times, others) }
}

/** All plans once, against the same others with the same luck; says how many of them left with the first card. */
function tryOnce(
  start: DiamantState,
  seat: number,
  plans: readonly CardPlan[],
  beliefs: readonly number[][],
  leaving: readonly number[],
  seed: number,
): number {
  const luck = lottery(~seed)
  const who = supposed(beliefs, luck)
  const leavers = firstLeavers(
    start.inside & ~only(seat),
    who.map(habit => leaving[habit]!),
    luck,
  )
  const habits = who.map(habit => HABITS[habit]!)
  playOut(start, seat, plans, seed, habits, leavers)
  return sizeOf(leavers)
}

/** Who of them leaves with the first card. */
export function firstLeavers(of: SeatSet, leaving: readonly number[], luck: Lottery): SeatSet {
  let leavers = NOBODY
  for (const seat of seatsIn(of)) if (luck.fraction() < leaving[seat]!) leavers |= only(seat)
  return leavers
}
