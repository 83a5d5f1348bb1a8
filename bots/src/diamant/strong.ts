import {
  type DiamantTypes,
  type DiamantView,
  deadlyChance,
  holds,
  rememberChests,
  sizeOf,
  valueOfLeaving,
} from '@grotto/diamant'
import type { Bot, Decision, Hint, Reason, Thinking } from '../contract.ts'
import { best, type CardPlan } from './plans.ts'
import { type Tried, tryOut } from './trying.ts'

/**
 * Plays each plan out many times to the end of the expedition, against others as their past choices make them likely
 * to be, and takes the card whose best plan leaves the better share of the victory; where that depends on what others
 * of its kind do, it draws.
 */
export const strongBot: Bot<DiamantTypes> = {
  id: 'diamant-strong',
  version: 3,
  decide(seen, log, thinking) {
    const view = rememberChests(seen, log)
    return decide(view, tryOut(view, log, thinking), thinking)
  },
  hint(view, log, thinking) {
    if (!holds(view.inside, thinking.seat)) return []
    const { plans } = tryOut(view, log, thinking)
    return [best(plans, 'goOn'), best(plans, 'leave')]
      .map(plan => toHint(view, plan))
      .sort((a, b) => b.winShare - a.winShare)
  },
}

const percent = (share: number) => Math.round(100 * share)

const toHint = (view: DiamantView, { action, share, score }: CardPlan): Hint<DiamantTypes> => ({
  action,
  winShare: share,
  score,
  reasons: [{ reason: 'expected', args: { percent: percent(share) } }, ...ON_THE_TABLE[action.type](view)],
})

/** What each card means here and now, whatever comes later. */
const ON_THE_TABLE: Readonly<Record<'goOn' | 'leave', (view: DiamantView) => Reason[]>> = {
  goOn: view => [dangerIn(view)],
  leave(view) {
    const withAll = valueOfLeaving(view, sizeOf(view.inside) - 1)
    const more = valueOfLeaving(view, 0) - withAll
    const alone = more > 0 ? [{ reason: 'moreAlone', args: { more } }] : []
    // With everybody else, so at least.
    return [{ reason: 'bringsHome', args: { rubies: withAll } }, ...alone]
  },
}

const dangerIn = (view: DiamantView): Reason => ({ reason: 'danger', args: { percent: percent(deadlyChance(view)) } })

/** Why she plays a card. Where no card of the deck is deadly, danger says nothing for leaving. */
function onTheTable(view: DiamantView, card: 'goOn' | 'leave'): Reason[] {
  const told = ON_THE_TABLE[card](view)
  return card === 'leave' && deadlyChance(view) > 0 ? [dangerIn(view), ...told] : told
}

function decide(view: DiamantView, { plans, times, leaning }: Tried, { random }: Thinking): Decision<DiamantTypes> {
  const goOn = best(plans, 'goOn')
  const leave = best(plans, 'leave')
  const [chosen, other] = random('bot', 1_000_000) < 1_000_000 * leaning ? [leave, goOn] : [goOn, leave]
  return {
    action: chosen.action,
    // What lies on the table first: that is what a coach speaks of.
    reasons: [
      ...onTheTable(view, chosen.action.type),
      { reason: 'expected', args: { percent: percent(chosen.share) } },
      { reason: 'otherwise', args: { percent: percent(other.share) } },
      { reason: 'triedOut', args: { times } },
    ],
  }
}
