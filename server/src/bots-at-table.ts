import { type Chance, fastChance, type Game, type Json, type Seat } from '@grotto/kernel'

/** A seat's question to a bot: nothing in it but what that seat may know. */
export interface BotQuestion {
  readonly game: Game
  readonly bot: string
  readonly seat: Seat
  /** The seat's view, as `encode` writes it. */
  readonly view: Json
  /** Different for each decision, the same when asked again. */
  readonly seed: string
}

/** Who can sit in for people, and what they decide. */
export interface Roster {
  has(game: string, bot: string): boolean
  /** The bot that takes the seat of somebody who is away. */
  standInFor(game: string): string
  decide(question: BotQuestion): Promise<unknown>
}

/** A legal action picked at random: what is played when a bot fails. */
export function anyAction({ game, seat, view, seed }: BotQuestion): unknown {
  const decoded = game.decode(view)
  if (!decoded.ok) throw new Error(`the view cannot be read: ${decoded.refusal.reason}`)
  const choices = game.legal(decoded.value, seat)
  const chance: Chance = fastChance(seed)
  return choices[chance('any', choices.length)]
}

/** Picks at random whatever the name. */
export const randomRoster: Roster = {
  has: (_, bot) => bot === 'random',
  standInFor: () => 'random',
  decide: async question => anyAction(question),
}
