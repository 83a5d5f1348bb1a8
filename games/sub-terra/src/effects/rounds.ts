import { isOver, leftBehind, resultOf } from '../party/end.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import { HORRORS, NOBODY, OVER, STATUS, TURN_START } from '../state/state.ts'
import { must, writable } from './writing.ts'

/** T-1 Says which round it is. */
export function announceRound({ state, sink }: Draft): void {
  sink?.({ type: 'roundStarted', round: state.round, startingCaver: nameOf(state, state.starting) })
}

/** T-7 A new round begins with the caver who gets the marker. A-10 Who hid is out in the open again. */
export function startRound(draft: Draft, starting: number): void {
  const state = writable(draft)
  const { status } = state.cavers
  must(!(status[starting]! & STATUS.devoured), 'T-7 the devoured never start')
  for (let caver = 0; caver < status.length; caver++) status[caver]! &= ~STATUS.hidden
  state.starting = starting
  state.round++
  state.phase = 'action'
  state.turn = starting
  state.question = TURN_START
  announceRound(draft)
}

/** H Every horror makes a step. Nobody is told where there is none. */
export function startHorrorPhase(draft: Draft): void {
  const state = writable(draft)
  must(state.phase === 'action', 'T-1 horrors come after the turns')
  state.phase = 'horror'
  state.turn = NOBODY
  state.points = 0
  state.horrorWork.steps = 1
  state.question = HORRORS
  if (state.horrors.length > 0) draft.sink?.({ type: 'phaseStarted', phase: 'horror' })
}

/** Z-1 */
export function startHazardPhase(draft: Draft): void {
  const state = writable(draft)
  must(state.phase === 'horror', 'T-1 hazards come after the horrors')
  state.phase = 'hazard'
  state.question = HORRORS
  draft.sink?.({ type: 'phaseStarted', phase: 'hazard' })
}

/** E-2 */
export function endGame(draft: Draft): void {
  const state = writable(draft)
  must(isOver(state), 'E-1 nobody is left who could get out')
  state.phase = 'over'
  state.turn = NOBODY
  state.points = 0
  state.question = OVER
  draft.sink?.({
    type: 'gameEnded',
    result: resultOf(state),
    leftBehind: leftBehind(state).map(caver => nameOf(state, caver)),
  })
}
