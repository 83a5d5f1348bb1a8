import { check } from '../checks.ts'
import type { Draft } from '../draft.ts'
import { nameOf } from '../encode.ts'
import { isOnExit } from '../end.ts'
import { has, hasStatus } from '../look.ts'
import { fromStarting } from '../seat-order.ts'
import { NONE, STATUS } from '../state.ts'

/** Z-10 Removed from the game; V-3 a spare tile goes back on top of the stack. */
function devour({ state, sink }: Draft, caver: number): void {
  state.cavers.status[caver] = STATUS.devoured
  state.cavers.at[caver] = NONE
  state.cavers.health[caver] = 0
  sink?.({ type: 'devoured', caver: nameOf(state, caver) })
  if (!has(state, caver, 'intuitive') || state.spare === NONE) return
  state.knownTop = state.spare
  state.spare = NONE
}

/** Z-10 Out of Time: every caver not on the exit checks, conscious or not, or is devoured. */
export function outOfTime(draft: Draft): void {
  const { state, sink } = draft
  const beginsNow = !state.outOfTime
  state.outOfTime = true
  if (beginsNow) sink?.({ type: 'outOfTime' })
  let failed = 0
  for (let steps = 0; steps < state.setting.party.length; steps++) {
    const caver = fromStarting(state, steps)
    if (hasStatus(state, caver, STATUS.devoured) || isOnExit(state, caver)) continue
    if (!check(draft, caver, 'outOfTime')) failed |= 1 << caver
  }
  for (let caver = 0; failed >> caver; caver++) if ((failed >> caver) & 1) devour(draft, caver)
}
