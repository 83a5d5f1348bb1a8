import { devour, runOutOfTime } from '../effects/devouring.ts'
import { check } from '../effects/dice.ts'
import { hasStatus, isOnExit } from '../party/queries.ts'
import { fromStarting } from '../party/seat-order.ts'
import type { Draft } from '../state/draft.ts'
import { STATUS } from '../state/state.ts'

/** Z-10 Out of Time: every caver not on the exit checks, conscious or not, or is devoured. */
export function outOfTime(draft: Draft): void {
  const { state } = draft
  runOutOfTime(draft)
  let failed = 0
  for (let steps = 0; steps < state.setting.party.length; steps++) {
    const caver = fromStarting(state, steps)
    if (hasStatus(state, caver, STATUS.devoured) || isOnExit(state, caver)) continue
    if (!check(draft, caver, 'outOfTime')) failed |= 1 << caver
  }
  for (let caver = 0; failed >> caver; caver++) if ((failed >> caver) & 1) devour(draft, caver)
}
