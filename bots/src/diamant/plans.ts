import {
  type DiamantAction,
  type DiamantState,
  type DiamantView,
  deadlyChance,
  diamant,
  ENTRANCES,
  expectedShare,
  GO_ON,
  holds,
  LEAVE,
  type SeatSet,
  scoreOf,
  seatsIn,
  sizeOf,
  valueOfLeaving,
  worthOfRelics,
} from '@grotto/diamant'
import type { Habit } from './habits.ts'
import { type Lottery, lottery } from './lottery.ts'
import { prospects } from './prospects.ts'

/** A card to lay now and how to go on from there, and what came of playing that out many times. */
export interface CardPlan {
  readonly action: DiamantAction
  /** How much the cost of one more card may outweigh its gain before it is time to leave. */
  readonly courage: number
  /** Added up over the playouts in which so many others left with the first card. */
  readonly shares: number[]
  readonly scores: number[]
  /** What it promises, by how likely each number of them is. */
  share: number
  score: number
}

const COURAGES: readonly number[] = [0.6, 1, 1.7]

/** Leaving, and going on with rising courage. */
export const allPlans = (others: number, courages = COURAGES): CardPlan[] => [
  plan(LEAVE, 0, others),
  ...courages.map(courage => plan(GO_ON, courage, others)),
]

const plan = (action: DiamantAction, courage: number, others: number): CardPlan => ({
  action,
  courage,
  shares: zeros(others),
  scores: zeros(others),
  share: 0,
  score: 0,
})

const zeros = (others: number): number[] => Array.from({ length: others + 1 }, () => 0)

export const best = (plans: readonly CardPlan[], type: 'goOn' | 'leave'): CardPlan =>
  plans.filter(({ action }) => action.type === type).reduce((most, each) => (each.share > most.share ? each : most))

/** Which habit each of them may have this time, by what is believed of them. */
export const supposed = (beliefs: readonly number[][], luck: Lottery): number[] =>
  beliefs.map(belief => sample(belief, luck.fraction()))

/**
 * All plans once, to the end of the expedition; what comes after it is left to the prospects. With the first card those
 * leave who are named, later on the others go by their habits. The same luck meets every plan, and those that begin with
 * going on are played as one until their ways part.
 */
export function playOut(
  start: DiamantState,
  seat: number,
  [leave, ...goOn]: readonly CardPlan[],
  seed: number,
  habits: readonly Habit[],
  leavers: SeatSet,
): void {
  for (const plans of [leave ? [leave] : [], goOn]) {
    const draft = diamant.copy(start)
    const luck = lottery(seed)
    for (const acting of seatsIn(start.inside)) {
      const leaves = acting === seat ? plans[0] === leave : holds(leavers, acting)
      diamant.advance(draft, acting, leaves ? LEAVE : GO_ON, luck.chance)
    }
    playOn({ seat, round: start.round, habits, left: sizeOf(leavers) }, draft, plans, luck)
  }
}

/** What does not change while an expedition is played out. */
interface Expedition {
  readonly seat: number
  readonly round: number
  readonly habits: readonly Habit[]
  /** How many others left with the first card. */
  readonly left: number
}

function playOn(expedition: Expedition, draft: DiamantState, plans: readonly CardPlan[], luck: Lottery): void {
  const { seat, round, habits, left } = expedition
  let going = plans
  while (draft.round === round && !draft.over) {
    const leaving = holds(draft.inside, seat) ? wouldLeave(draft, seat, going) : 0
    if (leaving > 0 && leaving < going.length) {
      const parted = luck.fork()
      const home = diamant.copy(draft)
      stepTogether(home, seat, true, parted, habits)
      playOn(expedition, home, going.slice(0, leaving), parted)
      going = going.slice(leaving)
      stepTogether(draft, seat, false, luck, habits)
    } else stepTogether(draft, seat, leaving > 0, luck, habits)
  }
  const share = prospects(draft, seat)
  const score = scoreOf(draft, seat)
  for (const { shares, scores } of going) {
    shares[left]! += share
    scores[left]! += score
  }
}

/** Nothing a habit looks at changes before the last of them has chosen, so neighbours with the same are asked once. */
function stepTogether(draft: DiamantState, seat: number, own: boolean, luck: Lottery, habits: readonly Habit[]): void {
  let asked: Habit | undefined
  let chance = 0
  for (const acting of seatsIn(draft.inside)) {
    if (acting !== seat && habits[acting] !== asked) {
      asked = habits[acting]!
      chance = asked(draft)
    }
    const leaves = acting === seat ? own : luck.fraction() < chance
    diamant.advance(draft, acting, leaves ? LEAVE : GO_ON, luck.chance)
  }
}

function sample(weights: readonly number[], fraction: number): number {
  let rest = fraction
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]!
    if (rest < 0) return i
  }
  return weights.length - 1
}

/** How much relics on the path pull towards leaving. */
const RELIC_PULL = 0.1

/** How the bot supposes it will go on itself, later in the expedition: with how many of these plans it would leave. */
function wouldLeave(view: DiamantView, seat: number, plans: readonly CardPlan[]): number {
  const others = sizeOf(view.inside) - 1
  const relics = worthOfRelics(view)
  const home = valueOfLeaving(view, others >> 1) + relics / (others + 1)
  if (view.round === ENTRANCES && behindCamp(view, seat, home + relics)) return 0
  const gain = expectedShare(view, 1 + ((others + 1) >> 1))
  const cost = deadlyChance(view) * home + RELIC_PULL * relics
  let leaving = 0
  while (leaving < plans.length && cost >= plans[leaving]!.courage * gain) leaving++
  return leaving
}

/** Somebody who is already in camp would still be ahead. */
function behindCamp(view: DiamantView, seat: number, home: number): boolean {
  const own = scoreOf(view, seat) + home
  for (let other = 0; other < view.options.players; other++)
    if (!holds(view.inside, other) && scoreOf(view, other) > own) return true
  return false
}
