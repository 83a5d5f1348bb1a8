import { ACTION_POINTS, DAMAGE } from './box/numbers.ts'
import { tilesOfKind } from './cave.ts'
import { check } from './checks.ts'
import type { Draft } from './draft.ts'
import { hurt } from './effects.ts'
import { nameOf } from './encode.ts'
import { isOnExit } from './end.ts'
import { hasStatus, isConscious } from './look.ts'
import { emerge } from './moving.ts'
import { STATUS, type SubTerraState, TURN_OVER, type Waiting, waiting } from './state.ts'

/** T-2 to T-6 A caver's turn, from its beginning to its end. */

const TURNS: readonly Waiting[] = [0, 1, 2, 3, 4, 5].map(caver => waiting('turn', caver))

/** Opens the turn of the caver `state.turn` names: asks, skips it, or brings her up from under water. */
export function beginTurn(draft: Draft): void {
  const { state } = draft
  state.points = ACTION_POINTS
  state.exerted = false
  state.commandUsed = false
  state.triedHide = false
  state.triedRope = false
  if (hasStatus(state, state.turn, STATUS.devoured)) state.question = TURN_OVER
  else if (hasStatus(state, state.turn, STATUS.submerged)) askWhereToSurface(draft)
  else if (isConscious(state, state.turn)) openTurn(draft)
  else skipTurn(draft)
}

function openTurn({ state, sink }: Draft): void {
  sink?.({ type: 'turnStarted', caver: nameOf(state, state.turn) })
  state.question = TURNS[state.turn]!
}

/** T-5 */
function skipTurn({ state, sink }: Draft): void {
  sink?.({ type: 'turnSkipped', caver: nameOf(state, state.turn), why: 'unconscious' })
  closeTurn(state)
}

/** V-1 The whole turn is surfacing; T-8 not asked where there is one water tile. */
function askWhereToSurface(draft: Draft): void {
  const { state, sink } = draft
  const tiles = tilesOfKind(state.cave, 'water')
  if (isConscious(state, state.turn)) sink?.({ type: 'turnStarted', caver: nameOf(state, state.turn) })
  else sink?.({ type: 'turnSkipped', caver: nameOf(state, state.turn), why: 'unconscious' })
  if (tiles.length === 1) surface(draft, tiles[0]!)
  else state.question = waiting('surface', state.turn)
}

export function surface(draft: Draft, tile: number): void {
  emerge(draft, draft.state.turn, tile)
  closeTurn(draft.state)
}

/** After an action: T-5 falling ends the turn at once, T-3 so does having nothing left to spend. */
export function continueTurn(draft: Draft): void {
  const { state } = draft
  if (!isConscious(state, state.turn)) endTurn(draft)
  else if (state.points === 0 && state.exerted) finishTurn(draft)
  else state.question = TURNS[state.turn]!
}

/** T-3 The check for having exerted comes last. */
export function finishTurn(draft: Draft): void {
  const { state, sink } = draft
  const caver = state.turn
  if (state.exerted && isOnExit(state, caver))
    sink?.({ type: 'notChecked', caver: nameOf(state, caver), reason: 'exert', why: 'exit' })
  else if (state.exerted && !check(draft, caver, 'exert')) hurt(draft, caver, DAMAGE.exert, 'exert')
  endTurn(draft)
}

function endTurn({ state, sink }: Draft): void {
  sink?.({ type: 'turnEnded', caver: nameOf(state, state.turn) })
  closeTurn(state)
}

/** A-9 Counts attempts in consecutive own turns; a turn without one breaks the row. */
function closeTurn(state: SubTerraState): void {
  const { hideTries, ropeTries } = state.cavers
  hideTries[state.turn] = state.triedHide ? hideTries[state.turn]! + 1 : 0
  ropeTries[state.turn] = state.triedRope ? ropeTries[state.turn]! + 1 : 0
  state.question = TURN_OVER
}
