import { DAMAGE } from '../box/numbers.ts'
import { isMarked, setMark, tilesOfKind } from '../cave.ts'
import { hurtAll } from '../effects.ts'
import { cellOf } from '../encode.ts'
import { MARK } from '../state.ts'
import { caversOnAll, type HazardRule } from './hazard.ts'

/** Z-3 Flood: the water rises on every water tile and stays; it hurts whoever stands there. */
export const flood: HazardRule = draft => {
  const { state, sink } = draft
  const water = tilesOfKind(state.cave, 'water')
  const dry = water.filter(tile => !isMarked(state.cave, tile, MARK.flooded))
  for (const tile of dry) setMark(state.cave, tile, MARK.flooded)
  sink?.({ type: 'flooded', at: dry.map(tile => cellOf(state, tile)) })
  hurtAll(draft, caversOnAll(state, water), DAMAGE.flood, 'flood')
}
