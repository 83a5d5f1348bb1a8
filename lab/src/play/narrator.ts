import type { GameTypes, Seat } from '@grotto/kernel'
import { type Language, loadWords, type Words } from '@grotto/words'
import type { Desk, Narration } from '../games/desk.ts'

/** What is said at the terminal: its own words, those of tables, and the reasons of bots. */
type Spoken = 'terminal' | 'table' | 'diamant' | 'subTerra'

/** Puts a game and the evening around it into words. */
export interface Narrator extends Narration<GameTypes> {
  readonly words: Words<Spoken>
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
  const words = await loadWords(language, ['terminal', 'table', ...AREA_OF[desk.game.id]!])
  const names = Array.from({ length: company.seats }, (_, seat) => nameOf(words, seat, company))
  return { words, names, ...(await desk.narration(language, names)) }
}

const AREA_OF: Readonly<Record<string, readonly Spoken[]>> = { diamant: ['diamant'], 'sub-terra': ['subTerra'] }

const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

function nameOf(words: Words<Spoken>, seat: Seat, { people, character }: Company): string {
  if (seat < people) return words.say('terminal.player', { number: seat + 1 })
  return words.say('terminal.bot', { name: `${character}${ROMAN[seat - people]}` })
}
