import { healthOf } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { nameOf } from '../state/names.ts'
import { must, writable } from './writing.ts'

/** A-5, V-6 Gives one health back; T-6 who was unconscious is conscious at once. */
export function restore(draft: Draft, caver: number, by: number): void {
  const { state, sink } = draft
  const health = healthOf(state, caver) + 1
  must(health <= state.setting.maxHealth[caver]!, 'S-2 never more health than at the start')
  writable(draft).cavers.health[caver] = health
  sink?.({
    type: 'healed',
    caver: nameOf(state, caver),
    by: nameOf(state, by),
    health,
    revived: health === 1,
  })
}
