import { besideOn, isLinked } from '../cave/cave.ts'
import { bit } from '../cave/compass.ts'
import { blast } from '../effects/markers.ts'
import { collapse } from '../hazards/cave-in.ts'
import { NO } from '../refusals/reasons.ts'
import { NONE } from '../state/state.ts'
import { sideAction } from './action.ts'

/** V-4 Demolish: explosives on a side of her tile that is not connected; then the roof comes down somewhere. */
export const demolish = sideAction('demolish', {
  needs: 'demolish',
  refuses({ cave, cavers, explosivesLeft }, caver, side) {
    const at = cavers.at[caver]!
    if (explosivesLeft === 0) return NO.noExplosivesLeft
    if (cave.blasted[at]! & bit(side)) return NO.explosivesThere
    if (isLinked(cave, at, side)) return NO.connected
    const ontoGap = besideOn(cave, at, side) === NONE
    return ontoGap && cave.open[at]! & bit(side) ? NO.openAlready : undefined
  },
  perform(draft, caver, side) {
    blast(draft, caver, side)
    collapse(draft, 'demolish')
  },
})
