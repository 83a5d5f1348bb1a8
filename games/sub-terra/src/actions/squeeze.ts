import { moveTo } from '../moving.ts'
import { leavingRefusal } from '../passages.ts'
import { NO } from '../reasons.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** A-7 Squeeze: onto an adjacent squeeze tile. The agile just move there. */
export const squeeze = sideAction('squeeze', {
  spares: 'agile',
  among: (state, caver) => (state.cave.squeezes === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const why = leavingRefusal(state, state.cavers.at[caver]!, side)
    return why ?? (state.cave.kind[tileBeside(state, caver, side)] === 'squeeze' ? undefined : NO.noSqueeze)
  },
  perform: (draft, caver, side) => moveTo(draft, caver, tileBeside(draft.state, caver, side), 'squeeze'),
})
