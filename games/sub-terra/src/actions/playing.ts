import type { Chance, Seat, Sink } from '@grotto/kernel'
import { takeAnswer } from '../effects/asking.ts'
import { pay } from '../effects/turns.ts'
import type { Draft } from '../state/draft.ts'
import { NOBODY, type SubTerraState } from '../state/state.ts'
import { proceed } from '../turns/phases.ts'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraEvent } from '../types/event.ts'
import { payableAnswersTo, RULE_OF } from './index.ts'

/** Listing and performing actions. */

/** T-8 A player answers for her caver. */
export const seatToAct = ({ question, setting }: SubTerraState): Seat =>
  question.caver === NOBODY ? NOBODY : setting.seats[question.caver]!

/** Fills the list from its front and cuts it to length at the end, so that its room is used again and again. */
export function listActions(state: SubTerraState, into: SubTerraAction[]): void {
  const { caver } = state.question
  const rules = payableAnswersTo(state)
  let count = 0
  for (let place = 0; place < rules.length; place++) count = rules[place]!.offer(state, caver, into, count)
  into.length = count
}

export function play(
  state: SubTerraState,
  action: SubTerraAction,
  chance: Chance,
  sink: Sink<SubTerraEvent> | undefined,
): void {
  const draft: Draft = { state, chance, sink }
  const asked = state.question
  const rule = RULE_OF[action.type]
  const choice = rule.read(state, action)
  pay(draft, asked.caver, action, rule.cost)
  takeAnswer(draft)
  rule.perform(draft, asked.caver, choice, asked)
  proceed(draft)
}
