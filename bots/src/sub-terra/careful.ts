import { makeCell, NONE, type SubTerraState, type SubTerraTypes } from '@grotto/sub-terra'
import type { Bot, Intent } from '../contract.ts'
import { ANSWERS } from './answers.ts'
import type { Choice } from './choice.ts'
import { bestPlan, find, firstAction, type Plan } from './plans.ts'
import { lookAround } from './situation.ts'

/** Says what a plan leads to, to the others at the table. */
function intentOf(state: SubTerraState, { deed, tile, caver }: Plan): Intent {
  const at = makeCell(state.cave.cell[tile]!)
  return caver === NONE ? { type: deed, at } : { type: deed, at, caver: state.setting.party[caver]! }
}

/** The answer of the rules of thumb to whatever is asked. */
export function byThumb(state: SubTerraState): Choice {
  const situation = lookAround(state)
  const { legal } = situation
  if (legal.length === 1) return { action: legal[0]!, reason: 'onlyAction' }
  const answer = ANSWERS[state.question.type]
  if (answer) return answer(situation)
  const { plan, reach } = bestPlan(situation)
  const done = find(situation, 'stop') ?? find(situation, 'endTurn') ?? find(situation, 'decline') ?? legal[0]!
  const action = firstAction(situation, plan, reach) ?? done
  return { action, reason: plan.deed, intent: intentOf(state, plan) }
}

/** Weighs where to go and what to do there for the rest of the turn, by rules of thumb: no chance is tried out. */
export const carefulBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-careful',
  version: 1,
  decide(view) {
    const { action, reason, intent } = byThumb(view)
    return { action, ...(intent && { intent }), reasons: [{ reason }] }
  },
}
