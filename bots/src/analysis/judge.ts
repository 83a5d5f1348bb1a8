import { fastChance, type GameTypes, type Seat } from '@grotto/kernel'
import { adviserFor } from '../advice.ts'
import type { Reason } from '../contract.ts'
import type { Estimate } from '../estimate.ts'
import { estimate } from '../estimate.ts'
import type { Choice, Course, Moment } from './course.ts'
import { type Futures, isSame } from './futures.ts'
import { type Closeness, futuresOf, type Outlooks } from './weigh.ts'

/** What a bot would have done, and why: the most important first. */
export interface Advised {
  readonly action: GameTypes['action']
  readonly reasons: readonly Reason[]
}

/** A decision against the best alternative that was found, as far as the player could know. Plain data. */
export interface Judged {
  /** The place of its moment. */
  readonly moment: number
  readonly seat: Seat
  readonly chosen: GameTypes['action']
  readonly alternative: GameTypes['action']
  /** What the choice gave against it, or cost where it is less than nothing. */
  readonly gain: Estimate
  /** Whether futures of another seed said the same: else the two are called equal. */
  readonly isClear: boolean
  /** What the strongest bot would have done. */
  readonly strong?: Advised
}

/** Where there are no more, all alternatives are tried; else those that bots propose. */
const FEW = 2
/** Futures of the second look, for each of the first. */
const SECOND_LOOK = 3

/** Judges every decision of a moment that had an alternative worth looking at. */
export function judge<G extends GameTypes>(
  course: Course<G>,
  index: number,
  outlooks: Outlooks<G>,
  closeness: Closeness,
): readonly Judged[] {
  return course.moments[index]!.choices.flatMap(
    choice => judgeChoice(course, index, choice, outlooks(choice.seat), closeness) ?? [],
  )
}

function judgeChoice<G extends GameTypes>(
  course: Course<G>,
  index: number,
  { seat, action: chosen }: Choice<G>,
  futures: Futures<G>,
  closeness: Closeness,
): Judged | undefined {
  const moment = course.moments[index]!
  const legal = course.game.legal(course.game.view(moment.state, seat), seat)
  if (legal.length < 2) return undefined
  const strong = strongChoice(course, moment, seat, closeness.seed)
  const others = candidates(legal, futures, seat, strong).filter(action => !isSame(action, chosen))
  const alternative = bestOf(others, futures, seat)
  if (!alternative) return undefined
  const first = gainOf(futures, seat, chosen, alternative)
  const again = { futures: SECOND_LOOK * closeness.futures, seed: `${closeness.seed}/again` }
  const second = isBeyondDoubt(first)
    ? gainOf(futuresOf(course, moment, seat, again), seat, chosen, alternative)
    : undefined
  const isClear = second !== undefined && isBeyondDoubt(second) && second.mean > 0 === first.mean > 0
  return { moment: index, seat, chosen, alternative, gain: second ?? first, isClear, ...(strong && { strong }) }
}

/** What the strongest bot that can explain itself would do, with luck of the analysis. */
export function strongChoice<G extends GameTypes>(
  { game, log }: Course<G>,
  { state, told, first }: Moment<G>,
  seat: Seat,
  seed: string,
): Advised | undefined {
  const random = fastChance(`${seed}/strong/${first}/${seat}`)
  const advised = adviserFor(game)?.bot.decide(game.view(state, seat), log.slice(0, told), { seat, random })
  return advised && { action: advised.action, reasons: advised.reasons }
}

/** Everything where there is little; else what the strongest proposes and what the rules of thumb would do. */
function candidates<G extends GameTypes>(
  legal: readonly G['action'][],
  futures: Futures<G>,
  seat: Seat,
  strong: Advised | undefined,
): readonly G['action'][] {
  if (legal.length <= FEW || !strong) return legal
  return legal.filter(action => isSame(action, strong.action) || futures.isUsual(new Map([[seat, action]])))
}

function bestOf<G extends GameTypes>(
  actions: readonly G['action'][],
  futures: Futures<G>,
  seat: Seat,
): G['action'] | undefined {
  if (actions.length < 2) return actions[0]
  const means = actions.map(action => estimate(futures.after(new Map([[seat, action]]))[seat]!).mean)
  return actions[means.indexOf(Math.max(...means))]
}

/** What one choice came to against another, future by future. */
export function gainOf<G extends GameTypes>(
  futures: Futures<G>,
  seat: Seat,
  chosen: G['action'],
  alternative: G['action'],
): Estimate {
  const worths = (action: G['action']) => futures.after(new Map([[seat, action]]))[seat]!
  return difference(worths(chosen), worths(alternative))
}

/** The mean of paired differences. That none was seen in n futures does not say that there is none: about one in n. */
export function difference(ones: readonly number[], others: readonly number[]): Estimate {
  const { mean, margin } = estimate(ones.map((one, number) => one - others[number]!))
  return { mean, margin: Math.hypot(margin, 1 / ones.length) }
}

export const isBeyondDoubt = ({ mean, margin }: Estimate): boolean => Math.abs(mean) > margin
