import { isMarked } from '../cave/cave.ts'
import { linkRefusal, steepRefusal } from '../cave/passages.ts'
import { whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { MARK } from '../state/state.ts'
import { moveTo } from '../turns/entering.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** A-6 Swim: onto an adjacent flooded tile. Leaving one is a plain move. The amphibious never need it. */
export const swim = sideAction('swim', {
  replacedBy: 'amphibious',
  among: (state, caver) => (state.cave.floods === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const at = whereIs(state, caver)
    const why = linkRefusal(state, at, side)
    if (why) return why
    // Whoever sees no flooded tile need not hear of ropes.
    return isMarked(state.cave, tileBeside(state, caver, side), MARK.flooded)
      ? steepRefusal(state, at, side)
      : NO.notFlooded
  },
  perform: (draft, caver, side) => moveTo(draft, caver, tileBeside(draft.state, caver, side), 'swim'),
})
