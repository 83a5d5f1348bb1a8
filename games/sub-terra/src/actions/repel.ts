import { cellOf, nameOf } from '../encode.ts'
import { removeHorror } from '../horrors.ts'
import { hasHorror } from '../look.ts'
import { linkRefusal } from '../passages.ts'
import { NO } from '../reasons.ts'
import { sideAction } from './action.ts'
import { linkedSides, tileBeside } from './move.ts'

/** V-7 Repel: one horror leaves an adjacent connected tile, whatever else lies there. H-7 The one that came first. */
export const repel = sideAction('repel', {
  needs: 'repel',
  among: (state, caver) => (state.horrors.length === 0 ? 0 : linkedSides(state, caver)),
  refuses(state, caver, side) {
    const why = linkRefusal(state, state.cavers.at[caver]!, side)
    return why ?? (hasHorror(state, tileBeside(state, caver, side)) ? undefined : NO.noHorrorThere)
  },
  perform(draft, caver, side) {
    const { state, sink } = draft
    const tile = tileBeside(state, caver, side)
    removeHorror(state, state.horrors.indexOf(tile))
    sink?.({ type: 'horrorRepelled', at: cellOf(state, tile), caver: nameOf(state, caver) })
  },
})
