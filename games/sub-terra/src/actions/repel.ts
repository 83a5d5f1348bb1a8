import { linkRefusal } from '../cave/passages.ts'
import { driveOff } from '../effects/horrors.ts'
import { hasHorror, whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** V-7 Repel: one horror leaves an adjacent connected tile, whatever else lies there. H-7 The one that came first. */
export const repel = sideAction('repel', {
  needs: 'repel',
  among: (state, caver) => (state.horrors.length === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const why = linkRefusal(state, whereIs(state, caver), side)
    return why ?? (hasHorror(state, tileBeside(state, caver, side)) ? undefined : NO.noHorrorThere)
  },
  perform(draft, caver, side) {
    const tile = tileBeside(draft.state, caver, side)
    driveOff(draft, caver, draft.state.horrors.indexOf(tile))
  },
})
