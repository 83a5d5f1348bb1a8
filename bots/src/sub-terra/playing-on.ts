import type { Chance } from '@grotto/kernel'
import { leftBehind, type SubTerraAction, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { byThumb } from './careful.ts'
import { exertCost } from './danger.ts'
import { worth, type Yardstick } from './worth.ts'

/**
 * Everybody plays on by rules of thumb until all have had their turn; then the position is judged. Horrors and the
 * next card are not drawn: what they may do is known well enough, and luck would drown small differences.
 */
export function playRound(state: SubTerraState, action: SubTerraAction, chance: Chance, measure: Yardstick): number {
  const draft = subTerra.copy(state)
  if (state.phase !== 'action') {
    subTerra.advance(draft, 0, action, chance)
    return worth(draft, measure)
  }
  for (let next = action; !(isLastTurn(draft) && next.type === 'endTurn'); next = byThumb(draft).action) {
    const exerted = isLastTurn(draft) && draft.exerted
    // T-3 A turn ends by itself when everything is spent; it is kept open, so that no card is drawn.
    if (exerted) draft.exerted = false
    subTerra.advance(draft, 0, next, chance)
    if (draft.phase !== 'action' || draft.round !== state.round) return worth(draft, measure)
    if (exerted && isLastTurn(draft)) draft.exerted = true
    if (exerted && draft.points === 0 && draft.question.type === 'turn') break
  }
  return worth(draft, measure) - (draft.exerted ? exertCost(draft, draft.turn) : 0)
}

const isLastTurn = ({ turn, starting, setting }: SubTerraState): boolean =>
  (turn + 1) % setting.party.length === starting

/** Plays on by rules of thumb to the end of the game: how many are left behind. */
export function playToEnd(state: SubTerraState, action: SubTerraAction, chance: Chance): number {
  const draft = subTerra.copy(state)
  subTerra.advance(draft, 0, action, chance)
  while (draft.question.type !== 'over') subTerra.advance(draft, 0, byThumb(draft).action, chance)
  return leftBehind(draft).length
}

/** E-2 Up to two left behind there is a medal. */
export const MOST_LEFT_BEHIND = 2
