import { DAMAGE } from '../box/numbers.ts'
import { isMarked, tilesOfKind } from '../cave/cave.ts'
import { hurtAll } from '../effects/hurting.ts'
import { raiseWater } from '../effects/markers.ts'
import { MARK } from '../state/state.ts'
import { caversOnAll, type HazardRule } from './hazard.ts'

/** Z-3 Flood: the water rises on every water tile and stays; it hurts whoever stands there. */
export const flood: HazardRule = draft => {
  const { state } = draft
  const water = tilesOfKind(state.cave, 'water')
  raiseWater(
    draft,
    water.filter(tile => !isMarked(state.cave, tile, MARK.flooded)),
  )
  hurtAll(draft, caversOnAll(state, water), DAMAGE.flood, 'flood')
}
