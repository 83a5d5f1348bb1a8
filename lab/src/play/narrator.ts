import type { GameTypes, RecordedSitter, Seat } from '@grotto/kernel'
import { type Area, type Language, loadWords, type Words } from '@grotto/words'
import { characterOf } from '../bots.ts'
import type { LabGame, Narration } from '../games/lab-game.ts'
import { onOneLine } from '../one-line.ts'

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

export async function narratorFor(labGame: LabGame, language: Language, company: Company): Promise<Narrator> {
  const words = await wordsFor(labGame, language)
  const names = Array.from({ length: company.seats }, (_, seat) => nameOf(words, seat, company))
  return { words, names, ...(await labGame.narration(language, names)) }
}

/** Tells a game that was recorded, by the names of those who played it. */
export async function narratorOf(
  labGame: LabGame,
  language: Language,
  sitters: readonly RecordedSitter[],
): Promise<Narrator> {
  const words = await wordsFor(labGame, language)
  const names = sitters.map(({ name, bot }, seat) => {
    if (!bot) return onOneLine(name) || words.say('terminal.player', { number: seat + 1 })
    const before = sitters.slice(0, seat).filter(other => other.bot?.name === bot.name).length
    return words.say('terminal.bot', { name: `${onOneLine(characterOf(labGame.game, bot.name))}${ROMAN[before]}` })
  })
  return { words, names, ...(await labGame.narration(language, names)) }
}

const wordsFor = ({ area }: LabGame, language: Language): Promise<Words> =>
  loadWords<Area>(language, ['terminal', 'table', 'analysis', ...(area ? [area] : [])])

const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

function nameOf(words: Words, seat: Seat, { people, character }: Company): string {
  if (seat < people) return words.say('terminal.player', { number: seat + 1 })
  return words.say('terminal.bot', { name: `${character}${ROMAN[seat - people]}` })
}
