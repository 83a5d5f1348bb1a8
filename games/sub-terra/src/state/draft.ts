import type { Chance, Sink } from '@grotto/kernel'
import type { SubTerraEvent } from '../types/event.ts'
import type { SubTerraState } from './state.ts'

/**
 * A state being changed, with where chance comes from and where facts go. Events are written as
 * `draft.sink?.({ … })`, so nothing is made where nobody listens.
 */
export interface Draft {
  readonly state: SubTerraState
  readonly chance: Chance
  readonly sink: Sink<SubTerraEvent> | undefined
}
