import { DAMAGE } from '../box/numbers.ts'
import { check } from '../checks.ts'
import type { Draft } from '../draft.ts'
import { wound } from '../effects.ts'
import { nameOf } from '../encode.ts'
import { isConscious } from '../look.ts'
import { fromStarting } from '../seat-order.ts'
import { shieldFrom } from '../shields.ts'
import type { HazardRule } from './hazard.ts'

/** T-4 Rolls unless failing would cost nothing. */
function fails(draft: Draft, caver: number): boolean {
  const { state, sink } = draft
  if (!isConscious(state, caver)) return false
  const why = shieldFrom(state, caver, 'tremor')
  if (why) sink?.({ type: 'notChecked', caver: nameOf(state, caver), reason: 'tremor', why })
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
