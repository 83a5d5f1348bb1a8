import type { GameTypes, Seat } from '@grotto/kernel'
import { type Language, loadWords, type Words } from '@grotto/words'
import type { Desk, Narration } from '../games/desk.ts'

/** Puts a game and the evening around it into words. */
export interface Narrator extends Narration<GameTypes> {
  readonly words: Words<'terminal'>
  readonly names: readonly string[]
}

/** A narrator for a table where people sit on the first seats and bots on the others. */
export async function narratorFor(desk: Desk, language: Language, seats: number, people: number): Promise<Narrator> {
  const words = await loadWords(language, ['terminal'])
  const names = Array.from({ length: seats }, (_, seat) => nameOf(words, seat, seat < people))
  return { words, names, ...(await desk.narration(language, names)) }
}

function nameOf(words: Words<'terminal'>, seat: Seat, person: boolean): string {
  const name = words.say('terminal.player', { number: seat + 1 })
  return person ? name : words.say('terminal.bot', { name })
}
