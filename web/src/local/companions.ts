import { FACTS, type GameName } from '../games.ts'
import type { LocalSitter } from './shelf.ts'

/** Bots who come along when nobody else was named. */
const NAMES: Record<GameName, readonly string[]> = {
  diamant: ['Vega', 'Nonna Prudenza', 'Dr. Halley', 'Magpie', 'Echo', 'Rosso', 'Bruma'],
  'sub-terra': ['Ilse', 'Marco', 'Noor', 'Pilar', 'Yann'],
}

export const companions = (game: GameName, count: number = FACTS[game].bots): readonly LocalSitter[] =>
  NAMES[game].slice(0, count).map(name => ({ name, bot: 'random' }))

/** How a bot is called where only its id is known. */
export const botName = (bot: string): string => bot
