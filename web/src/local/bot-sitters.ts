import { FACTS, type GameName } from '../games.ts'
import { type BotInfo, rosterOf } from './bot-client.ts'
import type { LocalSitter } from './local-store.ts'

/** What the first, the second… of a name is called besides. */
export const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

/** The bots of a roster again and again; from the second round on they are numbered. */
const named = (roster: readonly BotInfo[]): LocalSitter[] =>
  ROMAN.flatMap(number => roster.map(({ id, name }) => ({ name: `${name}${number}`, bot: id })))

/** What bots are called where it does not matter which of them play. */
export const botNames = (roster: readonly BotInfo[]): string[] => named(roster).map(({ name }) => name)

/** The next of the roster who is not yet at the table. */
export function nextBotSitter(roster: readonly BotInfo[], sitters: readonly LocalSitter[]): LocalSitter {
  const all = named(roster)
  return all.find(bot => !sitters.some(sitter => sitter.name === bot.name)) ?? all[0]!
}

/** Bots who come along when nobody was named: those who think first, the one who plays at random only alone. */
export async function botSitters(
  game: GameName,
  count: number = FACTS[game].bots,
  others: readonly LocalSitter[] = [],
): Promise<readonly LocalSitter[]> {
  const roster = thinkers(await rosterOf(game))
  const sitters = [...others]
  for (let i = 0; i < count; i++) sitters.push(nextBotSitter(roster, sitters))
  return sitters.slice(others.length)
}

export function thinkers(roster: readonly BotInfo[]): readonly BotInfo[] {
  const thinking = roster.filter(({ level }) => level > 1)
  return thinking.length > 0 ? thinking : roster
}
