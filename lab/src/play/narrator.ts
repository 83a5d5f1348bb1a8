import type { GameTypes, Seat } from '@grotto/kernel'
import { type Area, type Language, loadWords, type Words } from '@grotto/words'
import type { Desk, Narration } from '../games/desk.ts'

/** Puts a game and the evening around it into words. */
export interface Narrator extends Narration<GameTypes> {
  /** Of the terminal, of tables and of the game. */
  readonly words: Words
  readonly names: readonly string[]
}

/** Who sits down: people on the first seats, on the others a bot as often as needed. */
interface Company {
  readonly seats: number
  readonly people: number
  /** The name the bot goes by. */
  readonly character: string
}

export async function narratorFor(desk: Desk, language: Language, company: Company): Promise<Narrator> {
  const words = await loadWords<Area>(language, ['terminal', 'table', ...(desk.area ? [desk.area] : [])])
  const names = Array.from({ length: company.seats }, (_, seat) => nameOf(words, seat, company))
  return { words, names, ...(await desk.narration(language, names)) }
}

const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

function nameOf(words: Words, seat: Seat, { people, character }: Company): string {
  if (seat < people) return words.say('terminal.player', { number: seat + 1 })
  return words.say('terminal.bot', { name: `${character}${ROMAN[seat - people]}` })
}
