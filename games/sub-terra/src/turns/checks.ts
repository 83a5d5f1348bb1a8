import { SURE_TRY } from '../box/numbers.ts'
import { check, noteAttempt, succeedUnchecked } from '../effects/dice.ts'
import type { Draft } from '../state/draft.ts'
import type { SubTerraState } from '../state/state.ts'

/** A-9 Whether her attempts in her last two own turns make this one succeed by itself, as the edition has it. */
function isSure(state: SubTerraState, caver: number, reason: 'hide' | 'placeRope'): boolean {
  const { thirdTry } = state.setting.options
  const counts = reason === 'hide' ? thirdTry !== 'none' : thirdTry === 'hide+rope'
  const tries = reason === 'hide' ? state.cavers.hideTries : state.cavers.ropeTries
  return counts && tries[caver]! >= SURE_TRY - 1
}

/** An attempt: noted for the third try, then rolled unless it is sure. */
export function attempt(draft: Draft, caver: number, reason: 'hide' | 'placeRope'): boolean {
  noteAttempt(draft, reason)
  if (!isSure(draft.state, caver, reason)) return check(draft, caver, reason)
  succeedUnchecked(draft, caver, reason)
  return true
}
