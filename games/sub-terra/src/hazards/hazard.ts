import { caversOn } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import type { SubTerraState } from '../state/state.ts'

/** Resolves a hazard once. Z-7 A severe card is resolved twice in a row: `half` says which time this is. */
export type HazardRule = (draft: Draft, half: 1 | 2) => void

/** Cavers on all tiles a rule picks, as a mask. */
export function caversOnAll(state: SubTerraState, tiles: readonly number[]): number {
  let mask = 0
  for (const tile of tiles) mask |= caversOn(state, tile)
  return mask
}
