import { RUN_MOVES, SPRINT_MOVES } from '../box/numbers.ts'
import { movesFrom } from '../cave/passages.ts'
import { NO } from '../refusals/reasons.ts'
import type { SubTerraState } from '../state/state.ts'
import { plainAction } from './action.ts'
import { askForStep } from './step.ts'

const needsAMove = (state: SubTerraState, caver: number) => (movesFrom(state, caver) ? undefined : NO.nowhereToMove)

/** A-4 Run: one to three Moves, each decided after the last. A-11 Moves only: never a swim or a squeeze. */
export const run = plainAction('run', {
  refuses: needsAMove,
  perform: (draft, caver) => askForStep(draft, { caver, left: RUN_MOVES, made: 0, by: 'run' }),
})

/** V-6 Sprint: one or two Moves. */
export const sprint = plainAction('sprint', {
  needs: 'sprint',
  refuses: needsAMove,
  perform: (draft, caver) => askForStep(draft, { caver, left: SPRINT_MOVES, made: 0, by: 'sprint' }),
})
