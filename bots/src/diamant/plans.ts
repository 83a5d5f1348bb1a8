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
  SIZE_OF,
  scoreOf,
  valueOfLeaving,
  worthOfRelics,
} from '@grotto/diamant'
import { HABITS, type Habit } from './habits.ts'
import type { Lottery } from './lottery.ts'
import { prospects } from './prospects.ts'

/** A card to lay now and how to go on from there, and what came of playing that out many times. */
export interface Plan {
  readonly action: DiamantAction
  /** How much the cost of one more card may outweigh its gain before it is time to leave. */
  readonly courage: number
  share: number
  score: number
}

const COURAGES: readonly number[] = [0.6, 1, 1.7]

export const allPlans = (): Plan[] => [
  { action: LEAVE, courage: 0, share: 0, score: 0 },
  ...COURAGES.map(courage => ({ action: GO_ON, courage, share: 0, score: 0 })),
]

/** Who the others may be this time, by what is believed of them. */
export const supposed = (beliefs: readonly number[][], luck: Lottery): Habit[] =>
  beliefs.map(belief => HABITS[sample(belief, luck.fraction())])

/** To the end of the expedition; what comes after it is left to the prospects. The same luck meets every plan. */
export function playOut(draft: DiamantState, seat: number, plan: Plan, luck: Lottery, habits: readonly Habit[]): void {
  const { round } = draft
  let own = plan.action
  while (draft.round === round && !draft.over) {
    // Nothing a habit looks at changes before the last of them has chosen.
    for (const acting of diamant.toAct(draft)) {
      const leaves = acting !== seat && luck.fraction() < habits[acting](draft)
      diamant.advance(draft, acting, acting === seat ? own : leaves ? LEAVE : GO_ON, luck.chance)
    }
    if (holds(draft.inside, seat)) own = wouldLeave(draft, seat, plan.courage) ? LEAVE : GO_ON
  }
  plan.share += prospects(draft, seat)
  plan.score += scoreOf(draft, seat)
}

function sample(weights: readonly number[], fraction: number): number {
  let rest = fraction
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]
    if (rest < 0) return i
  }
  return weights.length - 1
}

/** How much relics on the path pull towards leaving. */
const RELIC_PULL = 0.1

/** How the bot supposes it will go on itself, later in the expedition. */
function wouldLeave(view: DiamantView, seat: number, courage: number): boolean {
  const others = SIZE_OF[view.inside] - 1
  const relics = worthOfRelics(view)
  const home = valueOfLeaving(view, others >> 1) + relics / (others + 1)
  if (view.round === ENTRANCES && behindCamp(view, seat, home + relics)) return false
  const gain = expectedShare(view, 1 + ((others + 1) >> 1))
  return deadlyChance(view) * home + RELIC_PULL * relics >= courage * gain
}

/** Somebody who is already in camp would still be ahead. */
function behindCamp(view: DiamantView, seat: number, home: number): boolean {
  const own = scoreOf(view, seat) + home
  for (let other = 0; other < view.options.players; other++)
    if (!holds(view.inside, other) && scoreOf(view, other) > own) return true
  return false
}
