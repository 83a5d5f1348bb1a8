import { play } from '../actions/playing.ts'
import { copyWith } from '../state/copy.ts'
import type { SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraEvent } from '../types/event.ts'

/** I-3 The same for everybody: all but what was said to come. */
export const viewOf = (state: SubTerraState): SubTerraState => copyWith(state, undefined)

const CHANCE_ASKED = Symbol('chance was asked')
const askNothing = (): never => {
  throw CHANCE_ASKED
}

/** The view after an action, where neither die nor draw has a say in it. */
export function foreseeAction(view: SubTerraState, action: SubTerraAction): SubTerraState | 'unknown' {
  const next = viewOf(view)
  try {
    play(next, action, askNothing, undefined)
    return next
  } catch (thrown) {
    if (thrown === CHANCE_ASKED) return 'unknown'
    throw thrown
  }
}

/** The die an event tells, whichever rule had it rolled. */
export const dieIn = (event: SubTerraEvent): number | undefined => ('die' in event ? event.die : undefined)

/** Whether something became known that was not known before: a tile, a card, a die. */
export const isRevealing = (event: SubTerraEvent): boolean =>
  event.type === 'tileDrawn' || event.type === 'hazardRevealed' || dieIn(event) !== undefined
