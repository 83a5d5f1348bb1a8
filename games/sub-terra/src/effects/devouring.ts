import { has } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import { NONE, STATUS } from '../state/state.ts'
import { must, writable } from './writing.ts'

/** Z-10 Time is out, for the rest of the game. */
export function runOutOfTime(draft: Draft): void {
  const { state, sink } = draft
  if (state.outOfTime) return
  must(state.hazardsLeft === 0, 'Z-10 time is out after the last card')
  writable(draft).outOfTime = true
  sink?.({ type: 'outOfTime' })
}

/** Z-10 Removed from the game; V-3 a spare tile goes back on top of the stack. */
export function devour(draft: Draft, caver: number): void {
  const state = writable(draft)
  const { cavers } = state
  must(!(cavers.status[caver]! & STATUS.devoured), 'Z-10 nobody is devoured twice')
  cavers.status[caver] = STATUS.devoured
  cavers.at[caver] = NONE
  cavers.health[caver] = 0
  if (has(state, caver, 'intuitive') && state.spare !== NONE) {
    state.knownTop = state.spare
    state.spare = NONE
  }
  draft.sink?.({ type: 'devoured', caver: nameOf(state, caver) })
}
