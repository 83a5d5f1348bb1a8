import type { Words } from '@grotto/words'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'

export interface Reached {
  readonly result: string
  readonly place: number
  readonly score: number | null
  readonly cameOut: number
}

/** The best first, as the server has it. */
export const byMerit = (a: Reached, b: Reached): number =>
  a.place - b.place || (b.score ?? 0) - (a.score ?? 0) || b.cameOut - a.cameOut

/** What somebody reached, in a few words: the game's own word for it where it has one. */
export function reachedInWords(words: Words, game: GameName, { result, place, score, cameOut }: Reached): string {
  const key = `${pageOf(game).area}.result.${result}`
  const points = score === null ? [] : [words.say('club.points', { count: score })]
  const named = words.has(key) ? [words.say(key as never)] : [words.say('club.place', { place })]
  const out = cameOut > 0 ? [words.say('club.daily.out', { count: cameOut })] : []
  return [...named, ...points, ...out].join(' · ')
}
