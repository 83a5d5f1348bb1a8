import { submerge } from '../effects/moving.ts'
import { NO } from '../refusals/reasons.ts'
import { finishTurn } from '../turns/turns.ts'
import { plainAction } from './action.ts'

/** V-1 Dive: from a water tile, off the map; her turn ends. */
export const dive = plainAction('dive', {
  needs: 'dive',
  refuses: ({ cave, cavers }, caver) => (cave.kind[cavers.at[caver]!] === 'water' ? undefined : NO.noWater),
  perform(draft, caver) {
    submerge(draft, caver)
    finishTurn(draft)
  },
})
