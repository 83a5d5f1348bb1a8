import type { SubTerraEvent, SubTerraState, SubTerraTypes } from '@grotto/sub-terra'
import type { Bot, Decision, Thinking } from '../contract.ts'
import { firstAction } from './acting.ts'
import { agreeing } from './agreeing.ts'
import { ANSWERS } from './answers.ts'
import type { Choice } from './choice.ts'
import { intentOf, reasonsFor } from './explaining.ts'
import { bestPlan } from './plans.ts'
import { lookAround } from './situation.ts'
import { isAnotherPlan, teamPlan } from './team.ts'

/** The answer of the rules of thumb to whatever is asked. */
export function byThumb(state: SubTerraState): Choice {
  const situation = lookAround(state)
  const { legal } = situation
  if (legal.length === 1) return { action: legal[0]!, reason: 'onlyAction' }
  const answer = ANSWERS[state.question.type]
  if (answer) return answer(situation)
  const { plan, reach } = bestPlan(situation)
  return { action: firstAction(situation, plan, reach), reason: plan.deed, plan }
}

/** The same with reasons and intent. */
export function explained(view: SubTerraState, { action, reason, plan }: Choice): Decision<SubTerraTypes> {
  if (!plan) return { action, reasons: [{ reason }] }
  const situation = lookAround(view)
  const reasons = reasonsFor(situation, plan)
  // What speaks for the plan would read as if it spoke for the effort itself.
  const because = action.type === 'exert' ? [{ reason: 'exert' }, ...reasons] : reasons
  return { action, intent: intentOf(situation, plan), reasons: because }
}

/** The decision of one who speaks for the team, and says so where she was to do something else. */
export function asTeam(
  view: SubTerraState,
  log: readonly SubTerraEvent[],
  thinking: Thinking,
  decision: Decision<SubTerraTypes>,
): Decision<SubTerraTypes> {
  const { intent, reasons } = decision
  const changed = intent !== undefined && isAnotherPlan(view, log, thinking, intent)
  const team = teamPlan(view, thinking.seat)
  return {
    ...decision,
    ...(team.length > 0 && { team }),
    ...(changed && { reasons: [...reasons, { reason: 'changedMind' }] }),
  }
}

/** Weighs where to go and what to do there for the rest of the turn, by rules of thumb: no chance is tried out. */
export const carefulBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-careful',
  version: 5,
  decide: (view, log, thinking) =>
    agreeing(view, log, thinking, () => asTeam(view, log, thinking, explained(view, byThumb(view)))),
}
