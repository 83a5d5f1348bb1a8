import { HAZARD_KINDS, type HazardCard } from '../types/hazards.ts'
import type { Difficulty } from '../types/options.ts'

/** B-1 How many plain and severe cards of each kind the pool of a difficulty holds. */
const PER_KIND: Readonly<Record<Difficulty, { readonly plain: number; readonly severe: number }>> = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 4, severe: 1 },
  expert: { plain: 3, severe: 1 },
}

function poolOf(difficulty: Difficulty): readonly HazardCard[] {
  const { plain, severe } = PER_KIND[difficulty]
  return HAZARD_KINDS.flatMap(kind => [
    ...Array<HazardCard>(plain).fill({ kind, twice: false }),
    ...Array<HazardCard>(severe).fill({ kind, twice: true }),
  ])
}

/** B-1 The cards that are shuffled, and of which S-5 deals a part. *Out of Time* is not among them. */
export const HAZARD_POOLS: Readonly<Record<Difficulty, readonly HazardCard[]>> = {
  normal: poolOf('normal'),
  advanced: poolOf('advanced'),
  expert: poolOf('expert'),
}
