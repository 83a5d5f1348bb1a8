import type { Draft } from './draft.ts'
import { drawHazard } from './draws.ts'
import { nameOf } from './encode.ts'
import { isOver, leftBehind, resultOf } from './end.ts'
import { HAZARDS } from './hazards/index.ts'
import { outOfTime } from './hazards/out-of-time.ts'
import { hasHorrorWork, workOnHorrors } from './horrors.ts'
import { nextStarting } from './seat-order.ts'
import { HAZARD_CARDS } from './setting.ts'
import { HORRORS, NOBODY, OVER, STATUS, type Stage, TURN_START } from './state.ts'
import { beginTurn, continueTurn } from './turns.ts'

/** T-1 A round: action phase, horror phase, hazard phase, end phase; and what happens by itself between questions. */

const STAGES: Readonly<Record<Stage, (draft: Draft) => void>> = {
  turnStart: beginTurn,
  acting: continueTurn,
  turnOver: passTurn,
  horrors: goOnWithHorrors,
}

/** Runs on until somebody has to decide, or the game is over. */
export function proceed(draft: Draft): void {
  const { state } = draft
  while (state.question.caver === NOBODY && state.question !== OVER) STAGES[state.question.type as Stage](draft)
}

/** T-2 Clockwise, until all have had their turn. E-1 The end is looked for after each turn. */
function passTurn(draft: Draft): void {
  const { state } = draft
  if (isOver(state)) return endGame(draft)
  const next = (state.turn + 1) % state.setting.party.length
  if (next === state.starting) return enterHorrorPhase(draft)
  state.turn = next
  state.question = TURN_START
}

/** H Every horror makes a step. */
function enterHorrorPhase({ state, sink }: Draft): void {
  state.phase = 'horror'
  state.turn = NOBODY
  state.points = 0
  if (state.horrors.length > 0) sink?.({ type: 'phaseStarted', phase: 'horror' })
  state.horrorWork.steps = 1
  state.question = HORRORS
}

/** Z-1 The old gas ends, then comes the next card, or what is left of time. */
function enterHazardPhase(draft: Draft): void {
  const { state, sink } = draft
  state.phase = 'hazard'
  state.question = HORRORS
  sink?.({ type: 'phaseStarted', phase: 'hazard' })
  if (state.gas > 0) clearGas(draft)
  if (state.hazardsLeft > 0) resolveHazard(draft, drawHazard(draft))
  else outOfTime(draft)
}

function clearGas({ state, sink }: Draft): void {
  state.gas = 0
  sink?.({ type: 'gasCleared' })
}

function resolveHazard(draft: Draft, card: number): void {
  const { kind, twice } = HAZARD_CARDS[card]!
  HAZARDS[kind](draft, 1)
  if (twice) HAZARDS[kind](draft, 2)
}

function goOnWithHorrors(draft: Draft): void {
  if (hasHorrorWork(draft.state)) workOnHorrors(draft)
  else leavePhase(draft)
}

/** E-1 The end is looked for after each phase. */
function leavePhase(draft: Draft): void {
  const { state } = draft
  if (isOver(state)) endGame(draft)
  else if (state.phase === 'horror') enterHazardPhase(draft)
  else endRound(draft)
}

/** T-7 End phase: the starting marker passes on. A-10 Who hid is out in the open again. */
function endRound({ state, sink }: Draft): void {
  const { status } = state.cavers
  for (let caver = 0; caver < status.length; caver++) status[caver]! &= ~STATUS.hidden
  state.starting = nextStarting(state)
  state.round++
  state.phase = 'action'
  state.turn = state.starting
  state.question = TURN_START
  sink?.({ type: 'roundStarted', round: state.round, startingCaver: nameOf(state, state.starting) })
}

/** E-2 */
function endGame({ state, sink }: Draft): void {
  state.phase = 'over'
  state.turn = NOBODY
  state.points = 0
  state.question = OVER
  sink?.({
    type: 'gameEnded',
    result: resultOf(state),
    leftBehind: leftBehind(state).map(caver => nameOf(state, caver)),
  })
}
