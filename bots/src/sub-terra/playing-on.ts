import type { Chance } from '@grotto/kernel'
import { leftBehind, type SubTerraAction, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { byThumb } from './careful.ts'
import { exertCost } from './danger.ts'
import { worth, type Yardstick } from './worth.ts'

/**
 * Everybody plays on by rules of thumb until all have had their turn, in this round or so many rounds ahead; then the
 * position is judged. The last horrors and the last card are not drawn: what they may do is known well enough, and luck
 * would drown small differences. Only where the last of them has no turn, being out or on the ground, are they drawn.
 */
export function playOn(
  state: SubTerraState,
  action: SubTerraAction,
  chance: Chance,
  measure: Yardstick,
  roundsAhead: number,
): number {
  const draft = subTerra.copy(state)
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

const isLastTurn = ({ phase, round, turn, starting, setting }: SubTerraState, lastRound: number): boolean =>
  phase === 'action' && round === lastRound && (turn + 1) % setting.party.length === starting

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

/** E-2 Up to two left behind there is a medal. */
export const MOST_LEFT_BEHIND = 2
