import { labelledChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraState, setComing, subTerra } from '@grotto/sub-terra'
import { mayThinkOn, type Thinking } from '../contract.ts'
import { playOn } from './playing-on.ts'
import { yardstick } from './worth.ts'

/** How far a bot looks, and how long it thinks where nothing else is said. */
export interface Outlook {
  /** Rounds beyond the one that is being played. */
  readonly roundsAhead: number
  /** Playouts for a decision. */
  readonly iterations: number
  /** Whether it plays on with stack and deck as they lie, where it is shown them; the dice it never knows. */
  readonly sees?: boolean
}

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
export interface Arm {
  readonly action: SubTerraAction
  gain: number
  squares: number
  times: number
}

export const mean = ({ gain, times }: Arm): number => (times === 0 ? 0 : gain / times)
/** How far the mean may be from the truth. */
export const error = (arm: Arm): number =>
  arm.times < 2 ? 100 : Math.sqrt(Math.max(0.01, arm.squares / arm.times - mean(arm) ** 2) / (arm.times - 1))

export interface Tried {
  /** The actions that were not given up. */
  readonly arms: readonly Arm[]
  readonly times: number
}

/** Every action meets the same lucks as the usual one; those that do no better are given up, the rest tried further. */
export function tryOut(
  view: SubTerraState,
  usual: SubTerraAction,
  thinking: Thinking,
  outlook: Outlook,
  share = 1,
): Tried {
  const { roundsAhead, iterations, sees } = outlook
  const start = sees ? withoutDice(view) : subTerra.imagine(view, thinking.seat, [], thinking.random)
  const measure = yardstick(start)
  let arms: Arm[] = subTerra
    .legal(start, thinking.seat)
    .filter(action => action !== usual)
    .map(action => ({ action, gain: 0, squares: 0, times: 0 }))
  let times = 0
  const mayGoOn = (lucks: number) => lucks < MOST_LUCKS && hasTime(thinking, times / share, lucks, iterations)
  for (let lucks = 0; arms.length > 0 && mayGoOn(lucks); lucks++) {
    const luck = thinking.random('bot', 1 << 30)
    const play = (action: SubTerraAction) => playOn(start, action, labelledChance(luck), measure, roundsAhead)
    const base = play(usual)
    for (const arm of arms) learn(arm, play(arm.action) - base)
    times += arms.length + 1
    if (lucks + 1 >= FIRST_LUCKS) arms = arms.filter(arm => mean(arm) + GIVEN_UP * error(arm) > 0)
  }
  return { arms, times }
}

function withoutDice(state: SubTerraState): SubTerraState {
  const start = subTerra.copy(state)
  if (start.coming) setComing(start, { ...start.coming, dice: [] })
  return start
}

/** With a clock it is looked at after every luck, since one takes some milliseconds. */
const hasTime = (thinking: Thinking, times: number, lucks: number, otherwise: number): boolean =>
  thinking.iterations === undefined && thinking.deadline !== undefined
    ? mayThinkOn(thinking, lucks * 16, otherwise)
    : mayThinkOn(thinking, times, otherwise)

function learn(arm: Arm, gain: number): void {
  arm.gain += gain
  arm.squares += gain * gain
  arm.times++
}

export const isBetter = (arm: Arm): boolean => mean(arm) >= GAIN && mean(arm) > ERRORS * error(arm)

/** The best of those that are better beyond doubt. */
export function better(arms: readonly Arm[]): Arm | undefined {
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
