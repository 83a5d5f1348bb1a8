import type { Refusal } from '@grotto/kernel'
import { isMarked } from '../cave/cave.ts'
import { fixRope } from '../effects/markers.ts'
import { NO } from '../refusals/reasons.ts'
import { MARK, type SubTerraState } from '../state/state.ts'
import { attempt } from '../turns/checks.ts'
import { plainAction } from './action.ts'

function ropeRefusal({ cave, cavers }: SubTerraState, caver: number): Refusal | undefined {
  const at = cavers.at[caver]!
  if (cave.kind[at] !== 'ledge' && cave.kind[at] !== 'slide') return NO.noLedgeOrSlide
  return isMarked(cave, at, MARK.rope) ? NO.ropeThere : undefined
}

/** A-9 Place rope: on the ledge or slide you stand on, if the check succeeds. */
export const placeRope = plainAction('placeRope', {
  replacedBy: 'rig',
  refuses: ropeRefusal,
  perform(draft, caver) {
    if (attempt(draft, caver, 'placeRope')) fixRope(draft, caver)
  },
})

/** V-5 Rig: the same for less, without a check. */
export const rig = plainAction('rig', { needs: 'rig', refuses: ropeRefusal, perform: fixRope })
