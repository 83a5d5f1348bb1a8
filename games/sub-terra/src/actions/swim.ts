import { isMarked } from '../cave.ts'
import { moveTo } from '../moving.ts'
import { leavingRefusal } from '../passages.ts'
import { NO } from '../reasons.ts'
import { MARK } from '../state.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** A-6 Swim: onto an adjacent flooded tile. Leaving one is a plain move. The amphibious never need it. */
export const swim = sideAction('swim', {
  spares: 'amphibious',
  among: (state, caver) => (state.cave.floods === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const why = leavingRefusal(state, state.cavers.at[caver]!, side)
    return why ?? (isMarked(state.cave, tileBeside(state, caver, side), MARK.flooded) ? undefined : NO.notFlooded)
  },
  perform: (draft, caver, side) => moveTo(draft, caver, tileBeside(draft.state, caver, side), 'swim'),
})
