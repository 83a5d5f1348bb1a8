import type { Area } from './areas.ts'
import type { Words } from './words.ts'

/** Why a bot would do something: a key, and what its sentence speaks of. */
export interface SaidReason {
  readonly reason: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** A reason's sentence: of its game, or one that bots of every game may say. */
export function sayReason<A extends Area>(words: Words<A>, { reason, args }: SaidReason): string | undefined {
  const keys = [`diamant.reason.${reason}`, `subTerra.reason.${reason}`, `table.reason.${reason}`]
  const key = keys.find(each => words.has(each))
  return key !== undefined && words.has(key) ? words.say(key, args) : undefined
}
