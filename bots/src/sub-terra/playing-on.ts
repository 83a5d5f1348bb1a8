import type { Chance } from '@grotto/kernel'
import {
  leftBehind,
  NONE,
  RESULTS,
  STATUS,
  type SubTerraAction,
  type SubTerraState,
  subTerra,
  type WritableState,
} from '@grotto/sub-terra'
import { byThumb } from './careful.ts'
import { exertCost } from './danger.ts'
import { worth, type Yardstick } from './worth.ts'

/**
 * Everybody plays on by rules of thumb until all have had their turn, in this round or so many rounds ahead; then the
 * position is judged. The last horrors and the last card are not drawn: what they may do is known well enough, and luck
 * would drown small differences. Only where the last of them falls in her own turn, which ends it at once, are they drawn.
 */
export function playOn(
  state: SubTerraState,
  action: SubTerraAction,
  chance: Chance,
  measure: Yardstick,
  roundsAhead: number,
): number {
  const draft = subTerra.copy(state) as WritableState
  const lastRound = state.round + roundsAhead
  for (let next = action; !(isLastTurn(draft, lastRound) && next.type === 'endTurn'); next = byThumb(draft).action) {
    const exerted = isLastTurn(draft, lastRound) && draft.exerted
    // T-3 A turn ends by itself when everything is spent; it is kept open, so that no card is drawn.
    if (exerted) draft.exerted = false
    subTerra.advance(draft, 0, next, chance)
    if (isBeyond(draft, lastRound)) return worth(draft, measure)
    if (exerted && isLastTurn(draft, lastRound)) draft.exerted = true
    if (exerted && draft.points === 0 && draft.question.type === 'turn') break
  }
  return worth(draft, measure) - (draft.exerted ? exertCost(draft, draft.turn) : 0)
}

const isLastTurn = (state: SubTerraState, lastRound: number): boolean =>
  state.phase === 'action' && state.round === lastRound && nobodyActsAfter(state)

/** T-2, T-5 Whether all whose turn would come later in this round are devoured or lie there. */
function nobodyActsAfter({ turn, starting, setting, cavers }: SubTerraState): boolean {
  const seats = setting.party.length
  for (let next = (turn + 1) % seats; next !== starting; next = (next + 1) % seats)
    if (cavers.status[next]! & STATUS.submerged || (cavers.health[next]! > 0 && cavers.at[next] !== NONE)) return false
  return true
}

/** Over, or past the action phase of that round. */
const isBeyond = ({ phase, round }: SubTerraState, lastRound: number): boolean =>
  phase === 'over' || round > lastRound || (round === lastRound && phase !== 'action')

/** Plays on by rules of thumb to the end of the game: how many are left behind. */
export function playToEnd(state: SubTerraState, action: SubTerraAction, chance: Chance): number {
  const draft = subTerra.copy(state)
  subTerra.advance(draft, 0, action, chance)
  while (draft.question.type !== 'over') subTerra.advance(draft, 0, byThumb(draft).action, chance)
  return leftBehind(draft).length
}

/** E-2 With so many left behind there is still a medal. */
export const MOST_LEFT_BEHIND = RESULTS.length - 1
