import {
  type DiamantAction,
  type DiamantEvent,
  type DiamantState,
  type DiamantTypes,
  type DiamantView,
  deadlyChance,
  diamant,
  ENTRANCES,
  expectedShare,
  GO_ON,
  holds,
  LEAVE,
  NOBODY,
  SIZE_OF,
  scoreOf,
  valueOfLeaving,
  worthOfRelics,
} from '@grotto/diamant'
import { type Bot, type Decision, type Hint, mayThinkOn, type Thinking } from '../contract.ts'
import { HABITS } from './habits.ts'
import { type Lottery, lottery } from './lottery.ts'
import { prospects } from './prospects.ts'
import { watch } from './watching.ts'

/** What came of playing an action out many times. */
interface Tally {
  readonly action: DiamantAction
  share: number
  score: number
}

export interface Courage {
  /** How much the gain of one more card must outweigh its cost while playing out. */
  readonly weight: number
  /** How much relics on the path weigh for leaving. */
  readonly relics: number
}

const COURAGE: Courage = { weight: 1, relics: 0.1 }
const ITERATIONS = 300
/** Shares of victory that close together are as good as equal: there the choice is a matter of luck. */
const INDIFFERENT = 0.004

/**
 * Plays both cards out many times to the end of the expedition, against others as their past choices make them likely
 * to be, and takes the one that leaves the better share of the victory.
 */
export function strongBot(id = 'diamant-strong', courage: Courage = COURAGE): Bot<DiamantTypes> {
  return {
    id,
    version: 1,
    decide: (view, log, thinking) => decide(view, tryOut(view, log, thinking, courage), thinking),
    hint: (view, log, thinking) =>
      holds(view.inside, thinking.seat) ? tryOut(view, log, thinking, courage).tallies.map(toHint).sort(byShare) : [],
  }
}

const byShare = (a: Hint<DiamantTypes>, b: Hint<DiamantTypes>) => b.winShare - a.winShare
const percent = (share: number) => Math.round(100 * share)

const toHint = ({ action, share, score }: Tally): Hint<DiamantTypes> => ({
  action,
  winShare: share,
  score,
  reasons: [{ reason: 'expected', args: { percent: percent(share) } }],
})

function decide(view: DiamantView, { tallies, times }: Tried, { random }: Thinking): Decision<DiamantTypes> {
  const [goOn, leave] = tallies
  const leaning = 1 / (1 + Math.exp((goOn.share - leave.share) / INDIFFERENT))
  const chosen = random('bot', 1_000_000) / 1_000_000 < leaning ? leave : goOn
  const other = chosen === leave ? goOn : leave
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

interface Tried {
  readonly tallies: readonly Tally[]
  readonly times: number
}

function tryOut(view: DiamantView, log: readonly DiamantEvent[], thinking: Thinking, courage: Courage): Tried {
  const { seat, random } = thinking
  const beliefs = watch(view, log)
  const start = diamant.imagine(view, seat, log, random)
  start.chosen = NOBODY
  const tallies: Tally[] = [GO_ON, LEAVE].map(action => ({ action, share: 0, score: 0 }))
  let times = 0
  for (; mayThinkOn(thinking, times, ITERATIONS); times++) {
    const seed = random('bot', 0x7fffffff)
    for (const tally of tallies) playOut(diamant.copy(start), seat, tally, lottery(seed), beliefs, courage)
  }
  for (const tally of tallies) {
    tally.share /= times
    tally.score /= times
  }
  return { tallies, times }
}

/** To the end of the expedition; what comes after it is left to the prospects. Both cards meet the same luck. */
function playOut(
  draft: DiamantState,
  seat: number,
  tally: Tally,
  luck: Lottery,
  beliefs: readonly number[][],
  courage: Courage,
): void {
  const { round } = draft
  const habits = beliefs.map(belief => HABITS[sample(belief, luck.fraction())])
  let own = tally.action
  while (draft.round === round && !draft.over) {
    // Nothing a habit looks at changes before the last of them has chosen.
    for (const acting of diamant.toAct(draft)) {
      const leaves = acting !== seat && luck.fraction() < habits[acting](draft)
      diamant.advance(draft, acting, acting === seat ? own : leaves ? LEAVE : GO_ON, luck.chance)
    }
    own = wouldLeave(draft, seat, courage) ? LEAVE : GO_ON
  }
  tally.share += prospects(draft, seat)
  tally.score += scoreOf(draft, seat)
}

function sample(weights: readonly number[], fraction: number): number {
  let rest = fraction
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]
    if (rest < 0) return i
  }
  return weights.length - 1
}

/** How the bot supposes it will go on itself, later in the expedition. */
function wouldLeave(view: DiamantView, seat: number, courage: Courage): boolean {
  const others = SIZE_OF[view.inside] - 1
  const relics = worthOfRelics(view)
  const home = valueOfLeaving(view, others >> 1) + relics / (others + 1)
  if (view.round === ENTRANCES && behindCamp(view, seat, home + relics)) return false
  const gain = expectedShare(view, 1 + ((others + 1) >> 1))
  return deadlyChance(view) * home + courage.relics * relics >= courage.weight * gain
}

function behindCamp(view: DiamantView, seat: number, home: number): boolean {
  const own = scoreOf(view, seat) + home
  for (let other = 0; other < view.options.players; other++)
    if ((view.inside & (1 << other)) === 0 && scoreOf(view, other) > own) return true
  return false
}
