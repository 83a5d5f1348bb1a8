import { DAMAGE } from '../box/numbers.ts'
import { check, leaveUnchecked } from '../effects/dice.ts'
import { wound } from '../effects/hurting.ts'
import { isConscious } from '../party/queries.ts'
import { fromStarting } from '../party/seat-order.ts'
import { shieldFrom } from '../party/shields.ts'
import type { Draft } from '../state/draft.ts'
import type { HazardRule } from './hazard.ts'

/** T-4 Rolls unless failing would cost nothing. */
function fails(draft: Draft, caver: number): boolean {
  if (!isConscious(draft.state, caver)) return false
  const why = shieldFrom(draft.state, caver, 'tremor')
  if (why) leaveUnchecked(draft, caver, 'tremor', why)
  return !why && !check(draft, caver, 'tremor')
}

/** Z-2 Tremor: every conscious caver checks, a submerged one too; all dice are read before anybody is hurt. */
export const tremor: HazardRule = draft => {
  const size = draft.state.setting.party.length
  let failed = 0
  for (let turn = 0; turn < size; turn++) {
    const caver = fromStarting(draft.state, turn)
    if (fails(draft, caver)) failed |= 1 << caver
  }
  for (let turn = 0; turn < size; turn++) {
    const caver = fromStarting(draft.state, turn)
    if ((failed >> caver) & 1) wound(draft, caver, DAMAGE.tremor, 'tremor')
  }
}
