import { CHECK_NEEDED, EXPERIENCE_BONUS, SURE_TRY } from './box/numbers.ts'
import type { Draft } from './draft.ts'
import { rollDie } from './draws.ts'
import { nameOf } from './encode.ts'
import { enjoys } from './look.ts'
import type { SubTerraState } from './state.ts'
import type { CheckReason } from './types.ts'

/** T-4 A die of 4 or more; V-8 the experienced add one. */
export function check(draft: Draft, caver: number, reason: CheckReason): boolean {
  const { state, sink } = draft
  const bonus = enjoys(state, caver, 'experienced') ? EXPERIENCE_BONUS : 0
  const die = rollDie(draft)
  const success = die + bonus >= CHECK_NEEDED
  sink?.({ type: 'checked', caver: nameOf(state, caver), reason, die, bonus, needed: CHECK_NEEDED, success })
  return success
}

/** A-9 Whether her attempts in her last two own turns make this one succeed by itself, as the edition has it. */
export function isSure(state: SubTerraState, caver: number, reason: 'hide' | 'placeRope'): boolean {
  const { thirdTry } = state.setting.options
  const counts = reason === 'hide' ? thirdTry !== 'none' : thirdTry === 'hide+rope'
  const tries = reason === 'hide' ? state.cavers.hideTries : state.cavers.ropeTries
  return counts && tries[caver]! >= SURE_TRY - 1
}

/** An attempt: noted for the third try, then rolled unless it is sure. */
export function attempt(draft: Draft, caver: number, reason: 'hide' | 'placeRope'): boolean {
  const { state, sink } = draft
  if (reason === 'hide') state.triedHide = true
  else state.triedRope = true
  if (!isSure(state, caver, reason)) return check(draft, caver, reason)
  const success = true
  const automatic = true
  sink?.({
    type: 'checked',
    caver: nameOf(state, caver),
    reason,
    bonus: 0,
    needed: CHECK_NEEDED,
    success,
    automatic,
  })
  return success
}
