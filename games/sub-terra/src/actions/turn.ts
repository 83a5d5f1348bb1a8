import { ACTION_POINTS } from '../box/numbers.ts'
import { exertHerself } from '../effects/turns.ts'
import { NO } from '../refusals/reasons.ts'
import { finishTurn } from '../turns/turns.ts'
import { plainAction } from './action.ts'

/** T-2 Points need not be spent. */
export const endTurn = plainAction('endTurn', { perform: finishTurn })

/** T-3 Exert: once a turn, a point more now for a check at its end. */
export const exert = plainAction('exert', {
  // So many points there are only after that, even where a position from outside does not say so.
  refuses: state => (state.exerted || state.points > ACTION_POINTS ? NO.alreadyExerted : undefined),
  perform: exertHerself,
})
