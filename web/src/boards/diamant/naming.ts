import { type DiamantView, holds, scoreOf } from '@grotto/diamant'
import type { Words } from '@grotto/words'
import type { Sitter } from '../board.ts'
import type { KeyLine, NamedAction, StandingLine } from '../board-module.ts'

export const keys = (words: Words): readonly KeyLine[] => [
  ['G', words.say('diamant.goOn')],
  ['L', words.say('diamant.leave')],
  ['P', words.say('common.about', { what: words.say('diamant.talk.point'), text: words.say('diamant.talk.newest') })],
  ['Esc', words.say('table.keys.hurry')],
]

export const nameAction = (words: Words, { type }: NamedAction): string => words.say(`diamant.${type as 'leave'}`)

/** Which may be a bluff. */
export const namePlan = (words: Words, { type }: NamedAction): string | undefined =>
  type === 'goOn' || type === 'leave' ? words.say(`diamant.plan.${type}`) : undefined

export const namePoints = (words: Words, score: number): string =>
  words.say('diamant.advice.points', { score: Math.round(score) })

/** What is safe in the chests, most first; closed ones come last and stay closed. */
export const standing = (words: Words, view: DiamantView, sitters: readonly Sitter[]): readonly StandingLine[] =>
  sitters
    .map(({ name }, seat) => ({ who: name, score: holds(view.closed, seat) ? -1 : scoreOf(view, seat) }))
    .sort((a, b) => b.score - a.score)
    .map(({ who, score }) => ({
      who,
      what: score < 0 ? words.say('diamant.chestClosed') : words.say('diamant.points', { count: score }),
    }))
