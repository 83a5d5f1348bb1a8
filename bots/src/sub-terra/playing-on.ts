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
 * would drown small differences.
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
  let next = action
  for (; !isLastTurn(draft, lastRound); next = byThumb(draft).action) {
    subTerra.advance(draft, 0, next, chance)
    if (isBeyond(draft, lastRound)) return worth(draft, measure)
  }
  playLastTurn(draft, next, chance)
  return worth(draft, measure) - (draft.exerted ? exertCost(draft, draft.turn) : 0)
}

/** The last turn of a round, up to its end but for the check it may owe. */
function playLastTurn(draft: WritableState, first: SubTerraAction, chance: Chance): void {
  for (let next = first; next.type !== 'endTurn'; next = byThumb(draft).action) {
    if (!goesOnAfter(draft, next, chance)) return
    if (draft.exerted && draft.points === 0 && draft.question.type === 'turn') return
  }
}

/**
 * Whether her turn goes on. T-3, T-5, V-1 A turn that ends by itself, since all is spent, she falls or dives, would end
 * the round: so it is played as if the others came after her.
 */
function goesOnAfter(draft: WritableState, action: SubTerraAction, chance: Chance): boolean {
  const { turn, starting, exerted } = draft
  draft.starting = turn
  draft.exerted = false
  subTerra.advance(draft, 0, action, chance)
  const goesOn = draft.turn === turn && draft.phase === 'action'
  draft.turn = turn
  draft.starting = starting
  if (exerted) draft.exerted = goesOn
  return goesOn
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
