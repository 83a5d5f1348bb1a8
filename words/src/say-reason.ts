import { AREAS, type Area } from './areas.ts'
import type { Words } from './words.ts'

/** Why a bot would do something: a key, and what its sentence speaks of. */
export interface SaidReason {
  readonly reason: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** A reason's sentence, in whichever of the loaded areas it stands: of its game, or of every table. */
export function sayReason<A extends Area>(words: Words<A>, { reason, args }: SaidReason): string | undefined {
  const key = AREAS.map(area => `${area}.reason.${reason}`).find(each => words.has(each))
  return key !== undefined && words.has(key) ? words.say(key, args) : undefined
}
