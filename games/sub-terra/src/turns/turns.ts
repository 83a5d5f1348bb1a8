import { DAMAGE } from '../box/numbers.ts'
import { tilesOfKind } from '../cave/cave.ts'
import { ask } from '../effects/asking.ts'
import { check, leaveUnchecked } from '../effects/dice.ts'
import { hurt } from '../effects/hurting.ts'
import { emerge } from '../effects/moving.ts'
import { closeTurn, endTurn, openTurn, passOver } from '../effects/turns.ts'
import { hasStatus, isConscious, isOnExit } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { STATUS, type Waiting, waiting } from '../state/state.ts'
import { meetHorror } from './entering.ts'

/** T-2 to T-6 A caver's turn, from its beginning to its end. */

const TURNS: readonly Waiting[] = [0, 1, 2, 3, 4, 5].map(caver => waiting('turn', caver))

/** Opens the turn of the caver `state.turn` names: asks, skips it, or brings her up from under water. */
export function beginTurn(draft: Draft): void {
  const { state } = draft
  openTurn(draft)
  if (hasStatus(state, state.turn, STATUS.devoured)) passOver(draft)
  else if (hasStatus(state, state.turn, STATUS.submerged)) askWhereToSurface(draft)
  else if (isConscious(state, state.turn)) ask(draft, TURNS[state.turn]!)
  else closeTurn(draft)
}

/** V-1 The whole turn is surfacing; T-8 not asked where there is one water tile. */
function askWhereToSurface(draft: Draft): void {
  const { state } = draft
  const tiles = tilesOfKind(state.cave, 'water')
  if (tiles.length === 1) surface(draft, tiles[0]!)
  else ask(draft, waiting('surface', state.turn))
}

export function surface(draft: Draft, tile: number): void {
  const { turn } = draft.state
  emerge(draft, turn, tile)
  meetHorror(draft, turn)
  closeTurn(draft)
}

/** After an action: T-5 falling ends the turn at once, T-3 so does having nothing left to spend. */
export function continueTurn(draft: Draft): void {
  const { state } = draft
  if (!isConscious(state, state.turn)) endTurn(draft)
  else if (state.points === 0 && state.exerted) finishTurn(draft)
  else ask(draft, TURNS[state.turn]!)
}

/** T-3 The check for having exerted comes last. */
export function finishTurn(draft: Draft): void {
  const { state } = draft
  const caver = state.turn
  if (state.exerted && isOnExit(state, caver)) leaveUnchecked(draft, caver, 'exert', 'exit')
  else if (state.exerted && !check(draft, caver, 'exert')) hurt(draft, caver, DAMAGE.exert, 'exert')
  endTurn(draft)
}
