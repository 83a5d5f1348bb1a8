import { KINDRED } from './habits.ts'
import { best, type CardPlan } from './plans.ts'

/** Shares of victory that close together are as good as equal: there the choice is a matter of luck. */
const INDIFFERENT = 0.004
/** The same where somebody like me is sure to sit there: who knows how I think should not know what I lay. */
const INDIFFERENT_AMONG_MY_LIKE = 0.02

/** What is believed of the next choice of somebody else in the cave. */
export interface Expected {
  /** How likely they think as I do. */
  readonly kindred: number
  /** How likely they have some other habit, and leave by it. */
  readonly leaves: number
}

/** From how likely each habit is, and how likely to leave it makes one here. */
export function expected(belief: readonly number[], leaving: readonly number[]): Expected {
  let leaves = 0
  let all = 0
  for (let habit = 0; habit < belief.length; habit++) {
    all += belief[habit]!
    if (habit !== KINDRED) leaves += belief[habit]! * leaving[habit]!
  }
  return { kindred: belief[KINDRED]! / all, leaves: leaves / all }
}

/** The likelier somebody thinks as I do, the more is left to luck; others cannot make use of my being plain. */
function indifference(others: readonly Expected[]): number {
  let nobody = 1
  for (const { kindred } of others) nobody *= 1 - kindred
  return INDIFFERENT + (INDIFFERENT_AMONG_MY_LIKE - INDIFFERENT) * (1 - nobody)
}

const HALVINGS = 12

/**
 * The chance to leave that is right if all who think as I do have the same: a quantal response equilibrium of the one
 * choice. What a card is worth depends on how many leave together; as a rule the more do, the better it is to stay, so
 * halving finds that chance. The plans are left weighed against it. `times[n]`: playouts in which n others left.
 */
export function settle(plans: readonly CardPlan[], times: readonly number[], others: readonly Expected[]): number {
  let low = 0
  let high = 1
  for (let halving = 0; halving < HALVINGS; halving++) {
    const chance = (low + high) / 2
    if (answer(plans, times, others, chance) > chance) low = chance
    else high = chance
  }
  return answer(plans, times, others, (low + high) / 2)
}

/** How likely I should leave if those like me do so with this chance. */
function answer(
  plans: readonly CardPlan[],
  times: readonly number[],
  others: readonly Expected[],
  chance: number,
): number {
  weigh(plans, times, leavingTogether(others, chance))
  return 1 / (1 + Math.exp((best(plans, 'goOn').share - best(plans, 'leave').share) / indifference(others)))
}

/** How likely none of the others leaves, one of them, two … */
export function leavingTogether(others: readonly Expected[], chance: number): number[] {
  const likely = [1]
  for (const { kindred, leaves } of others) {
    const one = leaves + kindred * chance
    likely.push(0)
    for (let count = likely.length - 1; count > 0; count--)
      likely[count] = likely[count]! * (1 - one) + likely[count - 1]! * one
    likely[0]! *= 1 - one
  }
  return likely
}

function weigh(plans: readonly CardPlan[], times: readonly number[], likely: readonly number[]): void {
  for (const plan of plans) {
    plan.share = mean(plan.shares, times, likely)
    plan.score = mean(plan.scores, times, likely)
  }
}

/** A number of leavers that never came up in the playouts is left out. */
function mean(sums: readonly number[], times: readonly number[], likely: readonly number[]): number {
  let sum = 0
  let seen = 0
  for (let count = 0; count < times.length; count++) {
    if (times[count] === 0) continue
    sum += (likely[count]! * sums[count]!) / times[count]!
    seen += likely[count]!
  }
  return sum / seen
}
