import { HAZARD_KINDS, type HazardCard } from '../types/hazards.ts'
import { readOneOf } from './unreadable.ts'

/** `gas`, and `gas×2` for the severe card (`gasx2` is read too). */
export const makeHazard = (card: HazardCard): string => card.kind + (card.twice ? '×2' : '')

export function parseHazard(word: string): HazardCard {
  const kind = word.replace(/[×x]2$/, '')
  return { kind: readOneOf(kind, HAZARD_KINDS), twice: kind !== word }
}
