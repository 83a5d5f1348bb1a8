import {
  type DiamantEvent,
  type DiamantTypes,
  type DiamantView,
  deadlyChance,
  diamant,
  holds,
  NOBODY,
  SIZE_OF,
  valueOfLeaving,
} from '@grotto/diamant'
import { type Bot, type Decision, type Hint, mayThinkOn, type Reason, type Thinking } from '../contract.ts'
import { lottery } from './lottery.ts'
import { allPlans, type Plan, playOut, supposed } from './plans.ts'
import { watch } from './watching.ts'

const ITERATIONS = 300
/** Shares of victory that close together are as good as equal: there the choice is a matter of luck. */
const INDIFFERENT = 0.004

/**
 * Plays each plan out many times to the end of the expedition, against others as their past choices make them likely
 * to be, and takes the card whose best plan leaves the better share of the victory.
 */
export const strongBot: Bot<DiamantTypes> = {
  id: 'diamant-strong',
  version: 1,
  decide(view, log, thinking) {
    const { plans, times } = tryOut(view, log, thinking)
    return decide(view, plans, times, thinking)
  },
  hint(view, log, thinking) {
    if (!holds(view.inside, thinking.seat)) return []
    const { plans } = tryOut(view, log, thinking)
    return [best(plans, 'goOn'), best(plans, 'leave')]
      .map(plan => toHint(view, plan))
      .sort((a, b) => b.winShare - a.winShare)
  },
}

const best = (plans: readonly Plan[], type: 'goOn' | 'leave'): Plan =>
  plans.filter(plan => plan.action.type === type).reduce((most, plan) => (plan.share > most.share ? plan : most))

const percent = (share: number) => Math.round(100 * share)

const toHint = (view: DiamantView, { action, share, score }: Plan): Hint<DiamantTypes> => ({
  action,
  winShare: share,
  score,
  reasons: [{ reason: 'expected', args: { percent: percent(share) } }, ON_THE_TABLE[action.type](view)],
})

/** What each card means here and now, whatever comes later. */
const ON_THE_TABLE: Readonly<Record<'goOn' | 'leave', (view: DiamantView) => Reason>> = {
  goOn: view => ({ reason: 'danger', args: { percent: percent(deadlyChance(view)) } }),
  // With everybody else, so at least.
  leave: view => ({ reason: 'bringsHome', args: { rubies: valueOfLeaving(view, SIZE_OF[view.inside] - 1) } }),
}

function decide(
  view: DiamantView,
  plans: readonly Plan[],
  times: number,
  { random }: Thinking,
): Decision<DiamantTypes> {
  const goOn = best(plans, 'goOn')
  const leave = best(plans, 'leave')
  const leaning = 1 / (1 + Math.exp((goOn.share - leave.share) / INDIFFERENT))
  const [chosen, other] = random('bot', 1_000_000) < 1_000_000 * leaning ? [leave, goOn] : [goOn, leave]
  return {
    action: chosen.action,
    reasons: [
      { reason: 'triedOut', args: { times } },
      { reason: 'expected', args: { percent: percent(chosen.share) } },
      { reason: 'otherwise', args: { percent: percent(other.share) } },
      { reason: 'danger', args: { percent: percent(deadlyChance(view)) } },
    ],
  }
}

function tryOut(view: DiamantView, log: readonly DiamantEvent[], thinking: Thinking): { plans: Plan[]; times: number } {
  const { seat, random } = thinking
  const beliefs = watch(view, log)
  const start = diamant.imagine(view, seat, log, random)
  start.chosen = NOBODY
  const plans = allPlans()
  let times = 0
  for (; mayThinkOn(thinking, times, ITERATIONS); times++) {
    const seed = random('bot', 0x7fffffff)
    const habits = supposed(beliefs, lottery(~seed))
    for (const plan of plans) playOut(diamant.copy(start), seat, plan, lottery(seed), habits)
  }
  for (const plan of plans) {
    plan.share /= times
    plan.score /= times
  }
  return { plans, times }
}
