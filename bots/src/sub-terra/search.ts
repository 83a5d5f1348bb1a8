import { fastChance, labelledChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraState, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import { type Bot, type Decision, type Hint, mayThinkOn, type Reason, type Thinking } from '../contract.ts'
import { byThumb, explained } from './careful.ts'
import { reasonsOf } from './explaining.ts'
import { MOST_LEFT_BEHIND, playRound, playToEnd } from './playing-on.ts'
import { lookAround } from './situation.ts'
import { yardstick } from './worth.ts'

/** Playouts for a decision where nothing else is said. */
const ITERATIONS = 160
/** However much time is given: more lucks than this tell nothing new. */
const MOST_LUCKS = 60
/** Lucks every action is tried with before any is given up. */
const FIRST_LUCKS = 4
/** An action is given up when even this many standard errors more would not make it better than the usual one. */
const GIVEN_UP = 0.7
/** It is preferred to the usual one when it is better by this many standard errors, and by this much worth of life. */
const ERRORS = 2
const GAIN = 1

/** One action, and how much better it went than what the rules of thumb would do, luck by luck, in worth of life. */
interface Arm {
  readonly action: SubTerraAction
  gain: number
  squares: number
  times: number
}

const mean = ({ gain, times }: Arm): number => (times === 0 ? 0 : gain / times)
/** How far the mean may be from the truth. */
const error = (arm: Arm): number =>
  arm.times < 2 ? 100 : Math.sqrt(Math.max(0.01, arm.squares / arm.times - mean(arm) ** 2) / (arm.times - 1))

interface Tried {
  /** The actions that were not given up. */
  readonly arms: readonly Arm[]
  readonly times: number
}

/** Every action meets the same lucks as the usual one; those that do no better are given up, the rest tried further. */
function tryOut(view: SubTerraState, usual: SubTerraAction, thinking: Thinking, share = 1): Tried {
  const start = subTerra.imagine(view, thinking.seat, [], thinking.random)
  const measure = yardstick(start)
  let arms: Arm[] = subTerra
    .legal(start, thinking.seat)
    .filter(action => action !== usual)
    .map(action => ({ action, gain: 0, squares: 0, times: 0 }))
  let times = 0
  for (let lucks = 0; arms.length > 0 && lucks < MOST_LUCKS && mayGoOn(thinking, times, lucks, share); lucks++) {
    const luck = thinking.random('bot', 1 << 30)
    const base = playRound(start, usual, labelledChance(luck), measure)
    for (const arm of arms) learn(arm, playRound(start, arm.action, labelledChance(luck), measure) - base)
    times += arms.length + 1
    if (lucks + 1 >= FIRST_LUCKS) arms = arms.filter(arm => mean(arm) + GIVEN_UP * error(arm) > 0)
  }
  return { arms, times }
}

/** With a clock it is looked at after every luck, since one takes some milliseconds. */
const mayGoOn = (thinking: Thinking, times: number, lucks: number, share: number): boolean =>
  thinking.iterations === undefined && thinking.deadline !== undefined
    ? mayThinkOn(thinking, lucks * 16, ITERATIONS)
    : mayThinkOn(thinking, times / share, ITERATIONS)

function learn(arm: Arm, gain: number): void {
  arm.gain += gain
  arm.squares += gain * gain
  arm.times++
}

const isBetter = (arm: Arm): boolean => mean(arm) >= GAIN && mean(arm) > ERRORS * error(arm)

/** The best of those that are better beyond doubt. */
function better(arms: readonly Arm[]): Arm | undefined {
  let best: Arm | undefined
  let most = 0
  for (const arm of arms) {
    const sure = mean(arm) - ERRORS * error(arm)
    if (sure <= most || !isBetter(arm)) continue
    most = sure
    best = arm
  }
  return best
}

function decide(view: SubTerraState, thinking: Thinking): Decision<SubTerraTypes> {
  const usual = byThumb(view)
  const { arms, times } = tryOut(view, usual.action, thinking)
  const tried = { reason: 'triedOut', args: { times } }
  const arm = better(arms)
  if (arm) return { action: arm.action, reasons: [{ reason: 'wentBetter' }, tried] }
  const decision = explained(view, usual)
  return times === 0 ? decision : { ...decision, reasons: [...decision.reasons, tried] }
}

/** Whole games played on by rules of thumb for a hint, at least and at most. */
const FEWEST_GAMES = 4
const GAMES = 12
/** What is believed before the first of them: medals in one game. */
const USUAL_MEDALS = 0.4
/** What a life more or less changes about a medal. */
const LIFE_PER_MEDAL = 100

/** How often there is a medal at the end if this is done. */
function medalShare(view: SubTerraState, action: SubTerraAction, thinking: Thinking): number {
  let medals = 0
  let games = 0
  for (; games < FEWEST_GAMES || (games < GAMES && mayThinkOn(thinking, games * 16, GAMES * 16)); games++)
    if (playToEnd(view, action, fastChance(thinking.random('bot', 1 << 30))) <= MOST_LEFT_BEHIND) medals++
  return (medals + USUAL_MEDALS) / (games + 1)
}

/** What went no better beyond doubt is not told to be better than the usual action. */
const toldGain = (arm: Arm): number => (isBetter(arm) ? mean(arm) : Math.min(-0.1, mean(arm) - error(arm)))

/** The two or three best; the usual action sets the share, how the others went against it their distance from it. */
function hints(view: SubTerraState, thinking: Thinking): Hint<SubTerraTypes>[] {
  const usual = byThumb(view)
  const because = explained(view, usual).reasons
  const { arms } = tryOut(view, usual.action, thinking, 0.5)
  const share = medalShare(subTerra.view(view, thinking.seat), usual.action, thinking)
  const others = arms.map(arm => ({
    action: arm.action,
    gain: toldGain(arm),
    reasons: whyTry(view, arm),
  }))
  return [{ action: usual.action, gain: 0, reasons: because }, ...others]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 3)
    .map(({ action, gain, reasons }) => {
      const winShare = Math.min(1, Math.max(0, share + gain / LIFE_PER_MEDAL))
      return {
        action,
        winShare,
        reasons: [...reasons, { reason: 'expected', args: { percent: Math.round(100 * winShare) } }],
      }
    })
}

const whyTry = (view: SubTerraState, arm: Arm): Reason[] => [
  ...reasonsOf(lookAround(view), arm.action),
  ...(isBetter(arm) ? [{ reason: 'wentBetter' }] : []),
]

/** Tries every action out against what the rules of thumb would do, and prefers what goes better beyond doubt. */
export const searchBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-search',
  version: 1,
  decide: (view, _log, thinking) => decide(view, thinking),
  hint: (view, _log, thinking) => hints(view, thinking),
}
