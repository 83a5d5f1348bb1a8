import type { Words } from '@grotto/words'
import type { SaidReason } from './bot-office.ts'

/** A reason's sentence: of its game, or one that bots of every game may say. */
export function sayReason(words: Words, { reason, args }: SaidReason): string | undefined {
  const keys = [`diamant.reason.${reason}`, `subTerra.reason.${reason}`, `table.reason.${reason}`]
  const key = keys.find(each => words.has(each))
  return key !== undefined && words.has(key) ? words.say(key, args) : undefined
}
