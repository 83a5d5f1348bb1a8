import { CHECK_NEEDED, DIE_FACES, EXPERIENCE_BONUS } from '../box/numbers.ts'
import { enjoys } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import { NOBODY } from '../state/state.ts'
import type { CheckReason } from '../types/event.ts'
import type { Shield } from '../types/hazards.ts'
import { must, writable } from './writing.ts'

/** I-2 A die, given as coming or rolled. It is told with what it decides. */
export function rollDie(draft: Draft): number {
  const die = writable(draft).coming?.dice.shift() ?? draft.chance('cave:dice', DIE_FACES) + 1
  must(die >= 1 && die <= DIE_FACES, 'I-2 a die has six faces')
  return die
}

/** T-4 A die of 4 or more; V-8 the experienced add one. */
export function check(draft: Draft, caver: number, reason: CheckReason): boolean {
  const { state, sink } = draft
  const bonus = enjoys(state, caver, 'experienced') ? EXPERIENCE_BONUS : 0
  const die = rollDie(draft)
  const success = die + bonus >= CHECK_NEEDED
  sink?.({ type: 'checked', caver: nameOf(state, caver), reason, die, bonus, needed: CHECK_NEEDED, success })
  return success
}

/** A-9 The third try in a row: it succeeds without a die. */
export function succeedUnchecked({ state, sink }: Draft, caver: number, reason: CheckReason): void {
  sink?.({
    type: 'checked',
    caver: nameOf(state, caver),
    reason,
    bonus: 0,
    needed: CHECK_NEEDED,
    success: true,
    automatic: true,
  })
}

/** T-4 No die where failing would cost nothing. */
export function leaveUnchecked({ state, sink }: Draft, caver: number, reason: CheckReason, why: Shield): void {
  sink?.({ type: 'notChecked', caver: nameOf(state, caver), reason, why })
}

/** An attempt counts for the third try, however it ends. */
export function noteAttempt(draft: Draft, reason: 'hide' | 'placeRope'): void {
  const state = writable(draft)
  must(state.turn !== NOBODY, 'A-9 attempts are made in turns')
  if (reason === 'hide') state.triedHide = true
  else state.triedRope = true
}
