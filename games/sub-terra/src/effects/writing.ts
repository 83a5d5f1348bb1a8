import type { Draft } from '../state/draft.ts'
import type { WritableState } from '../state/state.ts'

/** The state as effects see it. Nobody outside this folder asks for it. */
export const writable = ({ state }: Draft): WritableState => state as WritableState

/** What must hold after an effect, by its rule: a mistake stops the game where it is made. */
export function must(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Error(`broken rule: ${rule}`)
}
