import { linkRefusal, steepRefusal } from '../cave/passages.ts'
import { whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { moveTo } from '../turns/entering.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** A-7 Squeeze: onto an adjacent squeeze tile. The agile just move there. */
export const squeeze = sideAction('squeeze', {
  replacedBy: 'agile',
  among: (state, caver) => (state.cave.squeezes === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const at = whereIs(state, caver)
    const why = linkRefusal(state, at, side)
    if (why) return why
    // Whoever sees no squeeze need not hear of ropes.
    return state.cave.kind[tileBeside(state, caver, side)] === 'squeeze' ? steepRefusal(state, at, side) : NO.noSqueeze
  },
  perform: (draft, caver, side) => moveTo(draft, caver, tileBeside(draft.state, caver, side), 'squeeze'),
})
