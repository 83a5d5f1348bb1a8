import { type BotEntry, botsOf } from '@grotto/bots'
import type { Game } from '@grotto/kernel'
import { UsageError } from './usage-error.ts'

/** A bot of the list by its id, or the list where there is none. */
export function botEntry(game: Pick<Game, 'id'>, id: string): BotEntry {
  const entries = botsOf(game.id, true)
  const entry = entries.find(each => each.id === id)
  if (entry) return entry
  throw new UsageError(`no bot "${id}" plays ${game.id}; there are ${entries.map(each => each.id).join(', ')}`)
}

/** The name a bot of a record goes by; an unknown one, of another day, by its id. */
export const characterOf = (game: Pick<Game, 'id'>, id: string): string =>
  botsOf(game.id, true).find(each => each.id === id)?.character ?? id

/** Who sits down where nobody was named: rules of thumb, which play sensibly and at once. */
export function usualBot(game: Pick<Game, 'id'>): string {
  return botsOf(game.id).find(entry => entry.level === 2)?.id ?? 'random'
}
