import { type BotEntry, botsOf } from '@grotto/bots'
import type { Game } from '@grotto/kernel'
import { UsageError } from './usage-error.ts'

/** Nobody of this name plays the game. */
export class NoSuchBot extends UsageError {
  readonly bot: string
  readonly game: string
  readonly others: readonly string[]

  constructor(bot: string, game: string, others: readonly string[]) {
    super(`no bot "${bot}" plays ${game}; there are ${others.join(', ')}`)
    this.bot = bot
    this.game = game
    this.others = others
  }
}

/** A bot of the list by its id, or the list where there is none. */
export function botEntry(game: Pick<Game, 'id'>, id: string): BotEntry {
  const entries = botsOf(game.id, true)
  const entry = entries.find(each => each.id === id)
  if (entry) return entry
  throw new NoSuchBot(
    id,
    game.id,
    entries.map(each => each.id),
  )
}

/** The name a bot of a record goes by; an unknown one, of another day, by its id. */
export const characterOf = (game: Pick<Game, 'id'>, id: string): string =>
  botsOf(game.id, true).find(each => each.id === id)?.character ?? id
