import { tilesOfKind } from '../cave.ts'
import { NO } from '../reasons.ts'
import { surface as comeUp } from '../turns.ts'
import { tileAnswer } from './tile-answer.ts'

/** V-1 Surfacing: on any water tile, flooded or not. */
export const surface = tileAnswer('surface', {
  tiles: state => tilesOfKind(state.cave, 'water'),
  otherwise: NO.noWater,
  perform: (draft, _, tile) => comeUp(draft, tile),
})
