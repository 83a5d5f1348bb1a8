import type { SubTerraAction } from '@grotto/sub-terra'
import type { Intent } from '../contract.ts'

/** What a rule of thumb has to say: an action, why, and what it is meant to lead to. */
export interface Choice {
  readonly action: SubTerraAction
  readonly reason: string
  readonly intent?: Intent
}
