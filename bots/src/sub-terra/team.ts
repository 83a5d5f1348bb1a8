import {
  ACTION_POINTS,
  isConscious,
  NONE,
  type SubTerraEvent,
  type SubTerraState,
  subTerra,
  type WritableState,
  whereIs,
} from '@grotto/sub-terra'
import type { Intent, Shown, Thinking } from '../contract.ts'
import { stillHolds } from './agreeing.ts'
import { intentOf, type SubTerraIntent } from './explaining.ts'
import { bestPlan } from './plans.ts'
import { lookAround } from './situation.ts'
import { actsLater } from './turns.ts'

/** What a caver would do if it were her turn now. */
export function planFor(state: SubTerraState, caver: number): SubTerraIntent {
  const draft = subTerra.copy(state) as WritableState
  Object.assign(draft, { turn: caver, points: ACTION_POINTS, exerted: false })
  draft.question = { ...state.question, type: 'turn', caver }
  const situation = lookAround(draft)
  return { ...intentOf(situation, bestPlan(situation).plan), by: state.setting.party[caver]! }
}

/** Nobody has done anything yet in this round: the moment to say who goes where. */
const isBeginning = ({ question, turn, starting, points }: SubTerraState): boolean =>
  question.type === 'turn' && turn === starting && points === ACTION_POINTS

/** Who goes where in this round, of the other seats whose next caver is still to come. */
export function teamPlan(view: SubTerraState, seat: number): Pick<Shown, 'seat' | 'plan'>[] {
  if (!isBeginning(view)) return []
  const { party, seats } = view.setting
  const said = new Set([seat])
  const plans: Pick<Shown, 'seat' | 'plan'>[] = []
  for (let step = 1; step < party.length; step++) {
    const caver = (view.turn + step) % party.length
    const owner = seats[caver]!
    if (said.has(owner) || !actsLater(view, caver) || !isConscious(view, caver) || whereIs(view, caver) === NONE)
      continue
    said.add(owner)
    plans.push({ seat: owner, plan: planFor(view, caver) })
  }
  return plans
}

/** Whether the table was told something else of whoever acts than what she does now. */
export function isAnotherPlan(
  view: SubTerraState,
  log: readonly SubTerraEvent[],
  { plans = [], seat }: Thinking,
  intent: Intent,
): boolean {
  const actor = view.setting.party[view.turn]
  const told = plans.find(shown => shown.seat === seat && shown.plan.by === actor && stillHolds(shown, log))?.plan
  return told !== undefined && (told.type !== intent.type || String(told.at) !== String(intent.at))
}
