import type { Chance, Seat, Sink } from '@grotto/kernel'
import { payableAnswersTo, RULE_OF } from './actions/index.ts'
import type { Draft } from './draft.ts'
import { nameOf } from './encode.ts'
import { proceed } from './phases.ts'
import { ACTING, HORRORS, NOBODY, type SubTerraState } from './state.ts'
import type { SubTerraAction, SubTerraEvent } from './types.ts'

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

/** T-2 Costs are paid here and nowhere else; V-8 a commanded caver's action was paid for by the command. */
function spend({ state, sink }: Draft, caver: number, action: SubTerraAction, cost: number): void {
  const { type } = state.question
  if (type === 'turn') state.points -= cost
  if (type === 'turn' || type === 'commanded') sink?.({ type: 'acted', caver: nameOf(state, caver), action, cost })
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
  spend(draft, asked.caver, action, rule.cost)
  state.question = state.turn === NOBODY ? HORRORS : ACTING
  rule.perform(draft, asked.caver, choice, asked)
  proceed(draft)
}
