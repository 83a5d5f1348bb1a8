import { tilesOfKind } from '../cave/cave.ts'
import { NO } from '../refusals/reasons.ts'
import { surface as comeUp } from '../turns/turns.ts'
import { tileAnswer } from './tile-answer.ts'

/** V-1 Surfacing: on any water tile, flooded or not. */
export const surface = tileAnswer('surface', {
  tiles: state => tilesOfKind(state.cave, 'water'),
  otherwise: NO.noWater,
  perform: (draft, _, tile) => comeUp(draft, tile),
})
