import type { SubTerraAction } from '@grotto/sub-terra'
import type { TurnPlan } from './plan.ts'

/** What the rules of thumb say: an action and why; for a turn, the plan it begins. */
export interface Choice {
  readonly action: SubTerraAction
  readonly reason: string
  readonly plan?: TurnPlan
}
