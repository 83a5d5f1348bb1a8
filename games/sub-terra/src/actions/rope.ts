import type { Refusal } from '@grotto/kernel'
import { isMarked, setMark } from '../cave.ts'
import { attempt } from '../checks.ts'
import type { Draft } from '../draft.ts'
import { cellOf, nameOf } from '../encode.ts'
import { NO } from '../reasons.ts'
import { MARK, type SubTerraState } from '../state.ts'
import { plainAction } from './action.ts'

function ropeRefusal({ cave, cavers }: SubTerraState, caver: number): Refusal | undefined {
  const at = cavers.at[caver]!
  if (cave.kind[at] !== 'ledge' && cave.kind[at] !== 'slide') return NO.noLedgeOrSlide
  return isMarked(cave, at, MARK.rope) ? NO.ropeThere : undefined
}

/** C-10 It stays for the rest of the game. */
function fixRope({ state, sink }: Draft, caver: number): void {
  const at = state.cavers.at[caver]!
  setMark(state.cave, at, MARK.rope)
  sink?.({ type: 'ropePlaced', at: cellOf(state, at), caver: nameOf(state, caver) })
}

/** A-9 Place rope: on the ledge or slide you stand on, if the check succeeds. */
export const placeRope = plainAction('placeRope', {
  spares: 'rig',
  refuses: ropeRefusal,
  perform(draft, caver) {
    if (attempt(draft, caver, 'placeRope')) fixRope(draft, caver)
  },
})

/** V-5 Rig: the same for less, without a check. */
export const rig = plainAction('rig', { needs: 'rig', refuses: ropeRefusal, perform: fixRope })
