import { HAZARD_KINDS, type HazardCard, type HazardKind } from '../types/hazards.ts'
import type { Difficulty } from '../types/options.ts'

/** Plain and severe cards of a kind, by difficulty. */
type Cards = Readonly<Record<Difficulty, { readonly plain: number; readonly severe: number }>>

/** B-1 The box holds as many cards of each kind. */
const PRINTED: Cards = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 4, severe: 1 },
  expert: { plain: 3, severe: 1 },
}

/** A kind that the box does not hold comes into play by options alone: records without them are dealt from these cards. */
const CARDS: Readonly<Record<HazardKind, Cards>> = {
  tremor: PRINTED,
  flood: PRINTED,
  gas: PRINTED,
  caveIn: PRINTED,
  horror: PRINTED,
}

function poolOf(difficulty: Difficulty): readonly HazardCard[] {
  return HAZARD_KINDS.flatMap(kind => {
    const { plain, severe } = CARDS[kind][difficulty]
    return [
      ...Array<HazardCard>(plain).fill({ kind, twice: false }),
      ...Array<HazardCard>(severe).fill({ kind, twice: true }),
    ]
  })
}

/** B-1 The cards that are shuffled, and of which S-5 deals a part. *Out of Time* is not among them. */
export const HAZARD_POOLS: Readonly<Record<Difficulty, readonly HazardCard[]>> = {
  normal: poolOf('normal'),
  advanced: poolOf('advanced'),
  expert: poolOf('expert'),
}
