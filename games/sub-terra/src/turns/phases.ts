import { drawHazard } from '../effects/hazard-cards.ts'
import { clearGas } from '../effects/markers.ts'
import { endGame, startHazardPhase, startHorrorPhase, startRound } from '../effects/rounds.ts'
import { passTurnTo } from '../effects/turns.ts'
import { HAZARDS } from '../hazards/index.ts'
import { outOfTime } from '../hazards/out-of-time.ts'
import { hasHorrorWork, workOnHorrors } from '../horrors/horrors.ts'
import { HAZARD_CARDS } from '../options/setting.ts'
import { isOver } from '../party/end.ts'
import { nextStarting } from '../party/seat-order.ts'
import type { Draft } from '../state/draft.ts'
import { NOBODY, OVER, type Stage } from '../state/state.ts'
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
  if (next === state.starting) startHorrorPhase(draft)
  else passTurnTo(draft, next)
}

/** Z-1 The old gas ends, then comes the next card, or what is left of time. */
function enterHazardPhase(draft: Draft): void {
  startHazardPhase(draft)
  if (draft.state.gas > 0) clearGas(draft)
  if (draft.state.hazardsLeft > 0) resolveHazard(draft, drawHazard(draft))
  else outOfTime(draft)
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

/** E-1 The end is looked for after each phase. T-7 End phase: the starting marker passes on. */
function leavePhase(draft: Draft): void {
  const { state } = draft
  if (isOver(state)) endGame(draft)
  else if (state.phase === 'horror') enterHazardPhase(draft)
  else startRound(draft, nextStarting(state))
}
