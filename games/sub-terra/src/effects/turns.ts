import { ACTION_POINTS, EXERT_POINTS } from '../box/numbers.ts'
import { hasStatus, isConscious } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import { NOBODY, STATUS, type SubTerraState, TURN_OVER, TURN_START, waiting } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraEvent } from '../types/event.ts'
import { must, writable } from './writing.ts'

/** T-2 The next to have a turn. */
export function passTurnTo(draft: Draft, caver: number): void {
  const state = writable(draft)
  must(caver >= 0 && caver < state.setting.party.length, 'T-2 somebody has the turn')
  state.turn = caver
  state.question = TURN_START
}

/** T-5 The unconscious are passed over, and the devoured without a word. */
function opening(state: SubTerraState): SubTerraEvent | undefined {
  const caver = nameOf(state, state.turn)
  if (isConscious(state, state.turn)) return { type: 'turnStarted', caver }
  return hasStatus(state, state.turn, STATUS.devoured) ? undefined : { type: 'turnSkipped', caver, why: 'unconscious' }
}

/** T-2 Her turn begins, with all its points. */
export function openTurn(draft: Draft): void {
  const state = writable(draft)
  must(state.turn !== NOBODY, 'T-2 somebody has the turn')
  state.points = ACTION_POINTS
  state.exerted = false
  state.commandUsed = false
  state.triedHide = false
  state.triedRope = false
  const event = draft.sink && opening(state)
  if (event) draft.sink?.(event)
}

/** Z-10 The devoured have no turn any more. */
export function passOver(draft: Draft): void {
  const state = writable(draft)
  must(hasStatus(state, state.turn, STATUS.devoured), 'T-2 everybody else has her turn')
  state.question = TURN_OVER
}

/** T-2 Costs are paid here and nowhere else; V-8 a commanded caver's action was paid for by the command. */
export function pay(draft: Draft, caver: number, action: SubTerraAction, cost: number): void {
  const state = writable(draft)
  const { type } = state.question
  if (type !== 'turn' && type !== 'commanded') return
  if (type === 'turn') state.points -= cost
  must(state.points >= 0, 'T-2 nobody spends what she has not')
  draft.sink?.({ type: 'acted', caver: nameOf(state, caver), action, cost })
}

/** T-3 */
export function exertHerself(draft: Draft, caver: number): void {
  const state = writable(draft)
  must(!state.exerted, 'T-3 once a turn')
  state.exerted = true
  state.points += EXERT_POINTS
  draft.sink?.({ type: 'exerted', caver: nameOf(state, caver) })
}

/** V-8 */
export function giveCommand(draft: Draft, caver: number, other: number): void {
  const state = writable(draft)
  must(!state.commandUsed, 'V-8 once a turn')
  state.commandUsed = true
  state.question = waiting('commanded', other)
  draft.sink?.({ type: 'commanded', caver: nameOf(state, other), by: nameOf(state, caver) })
}

/** V-8 */
export function declineCommand({ state, sink }: Draft, caver: number): void {
  sink?.({ type: 'declined', caver: nameOf(state, caver) })
}

/** T-2 Her turn is over. */
export function endTurn(draft: Draft): void {
  closeTurn(draft)
  draft.sink?.({ type: 'turnEnded', caver: nameOf(draft.state, draft.state.turn) })
}

/**
 * The same without a word, where it was not hers to decide anything. A-9 Counts attempts in consecutive own turns; a
 * turn without one breaks the row.
 */
export function closeTurn(draft: Draft): void {
  const state = writable(draft)
  const { turn } = state
  must(turn !== NOBODY, 'T-2 somebody has the turn')
  const { hideTries, ropeTries } = state.cavers
  hideTries[turn] = state.triedHide ? hideTries[turn]! + 1 : 0
  ropeTries[turn] = state.triedRope ? ropeTries[turn]! + 1 : 0
  state.question = TURN_OVER
}
