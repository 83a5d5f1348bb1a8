import type { Words } from '@grotto/words'
import type { KeyLine, NamedAction } from '../board-module.ts'

export const keys = (words: Words): readonly KeyLine[] => [
  ['G', words.say('diamant.goOn')],
  ['L', words.say('diamant.leave')],
  ['P', `${words.say('diamant.talk.point')}: ${words.say('diamant.talk.newest')}`],
  ['Esc', words.say('table.keys.hurry')],
]

export const nameAction = (words: Words, { type }: NamedAction): string => words.say(`diamant.${type as 'leave'}`)

export const namePoints = (words: Words, score: number): string =>
  words.say('diamant.advice.points', { score: Math.round(score) })
