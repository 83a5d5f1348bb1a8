import { ACTION_POINTS, EXERT_POINTS } from '../box/numbers.ts'
import { nameOf } from '../encode.ts'
import { NO } from '../reasons.ts'
import { finishTurn } from '../turns.ts'
import { plainAction } from './action.ts'

/** T-2 Points need not be spent. */
export const endTurn = plainAction('endTurn', { perform: finishTurn })

/** T-3 Exert: once a turn, a point more now for a check at its end. */
export const exert = plainAction('exert', {
  // So many points there are only after that, even where a position from outside does not say so.
  refuses: state => (state.exerted || state.points > ACTION_POINTS ? NO.alreadyExerted : undefined),
  perform({ state, sink }, caver) {
    state.exerted = true
    state.points += EXERT_POINTS
    sink?.({ type: 'exerted', caver: nameOf(state, caver) })
  },
})
