import { type Chance, labelledChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraState, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import { type Bot, type Decision, type Hint, mayThinkOn, type Thinking } from '../contract.ts'
import { byThumb, explained } from './careful.ts'
import type { Choice } from './choice.ts'
import { exertCost } from './danger.ts'
import { worth, type Yardstick, yardstick } from './worth.ts'

/** One action, and how much better it went than what the rules of thumb would do, luck by luck. */
interface Arm {
  readonly action: SubTerraAction
  gain: number
  squares: number
  times: number
}

/** Playouts for a decision where nothing else is said. */
const ITERATIONS = 160
/** Lucks every action is tried with before any is given up. */
const FIRST_LUCKS = 4
export const S = { doubt: 1, drop: 0.7 }

const mean = ({ gain, times }: Arm): number => gain / times
/** Standard error of the gain: how far it may be from the truth. */
const error = (arm: Arm): number =>
  arm.times < 2 ? 100 : Math.sqrt(Math.max(0.01, arm.squares / arm.times - mean(arm) ** 2) / (arm.times - 1))

/**
 * Everybody plays on by rules of thumb until all have had their turn; then the position is judged. Horrors and the
 * next card are not drawn: what they may do is known well enough, and luck would drown small differences.
 */
function playOn(state: SubTerraState, action: SubTerraAction, chance: Chance, measure: Yardstick): number {
  const draft = subTerra.copy(state)
  if (state.phase !== 'action') {
    subTerra.advance(draft, 0, action, chance)
    return worth(draft, measure)
  }
  for (let next = action; !(isLastTurn(draft) && next.type === 'endTurn'); next = byThumb(draft).action) {
    const exerted = isLastTurn(draft) && draft.exerted
    // T-3 A turn ends by itself when everything is spent; it is kept open, so that no card is drawn.
    if (exerted) draft.exerted = false
    subTerra.advance(draft, 0, next, chance)
    if (draft.phase !== 'action' || draft.round !== state.round) return worth(draft, measure)
    if (exerted && isLastTurn(draft)) draft.exerted = true
    if (exerted && draft.points === 0 && draft.question.type === 'turn') break
  }
  return worth(draft, measure) - (draft.exerted ? exertCost(draft, draft.turn) : 0)
}

const isLastTurn = ({ turn, starting, setting }: SubTerraState): boolean =>
  (turn + 1) % setting.party.length === starting

interface Tried {
  /** The rules of thumb's own choice, and its mean worth. */
  readonly usual: Choice
  readonly worth: number
  /** The others that were not given up. */
  readonly arms: readonly Arm[]
  readonly times: number
}

/** Every action meets the same lucks as the usual one; those that do no better are given up, and the rest tried further. */
function tryOut(view: SubTerraState, usual: Choice, thinking: Thinking): Tried {
  const start = subTerra.imagine(view, thinking.seat, [], thinking.random)
  const measure = yardstick(start)
  let arms: Arm[] = subTerra
    .legal(start, thinking.seat)
    .filter(action => action !== usual.action)
    .map(action => ({ action, gain: 0, squares: 0, times: 0 }))
  let times = 0
  let sum = 0
  let lucks = 0
  for (; arms.length > 0 && mayThinkOn(thinking, times, ITERATIONS); lucks++) {
    const luck = thinking.random('bot', 1 << 30)
    const base = playOn(start, usual.action, labelledChance(luck), measure)
    sum += base
    for (const arm of arms) {
      const gain = playOn(start, arm.action, labelledChance(luck), measure) - base
      arm.gain += gain
      arm.squares += gain * gain
      arm.times++
    }
    times += arms.length + 1
    if (lucks + 1 >= FIRST_LUCKS) arms = arms.filter(arm => mean(arm) + S.drop * error(arm) > 0)
  }
  return { usual, worth: sum / Math.max(1, lucks), arms, times }
}

/** The best of those that are better beyond doubt. */
function better(arms: readonly Arm[]): Arm | undefined {
  let best: Arm | undefined
  let most = 0
  for (const arm of arms) {
    const sure = mean(arm) - S.doubt * error(arm)
    if (sure <= most) continue
    most = sure
    best = arm
  }
  return best
}

export const searchBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-search',
  version: 1,
  decide(view, _log, thinking): Decision<SubTerraTypes> {
    const usual = byThumb(view)
    if (usual.reason === 'onlyAction') return { action: usual.action, reasons: [{ reason: 'onlyAction' }] }
    const tried = tryOut(view, usual, thinking)
    const arm = better(tried.arms)
    if (!arm) return explained(view, usual)
    return { action: arm.action, reasons: [{ reason: 'triedOut', args: { times: tried.times } }] }
  },
  hint(view, _log, thinking): readonly Hint<SubTerraTypes>[] {
    const usual = byThumb(view)
    const { arms } = tryOut(view, usual, thinking)
    return [...arms]
      .sort((a, b) => mean(b) - mean(a))
      .slice(0, 3)
      .map(arm => ({ action: arm.action, winShare: 0, reasons: [] }))
  },
}
