import { SIDES, type Side } from '../types/tiles.ts'
import { Unreadable } from './unreadable.ts'

/** `nes`, in any order and case, as `NES`. */
export function readSides(word: string | undefined): string {
  const letters = (word ?? '').toUpperCase()
  const sides = SIDES.filter((side: Side) => letters.includes(side)).join('')
  if (sides.length === 0 || sides.length !== letters.length)
    throw new Unreadable('sidesExpected', { found: word ?? '' })
  return sides
}
