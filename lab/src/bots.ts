import { type Bot, type BotEntry, botsOf } from '@grotto/bots'
import { type Chance, fastChance, type Game, type GameTypes, type Seat } from '@grotto/kernel'
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

/** Decides for a seat; `log` is every public fact so far. */
export type Decide<G extends GameTypes> = (state: G['state'], seat: Seat, log: readonly G['event'][]) => G['action']

/** How a bot thinks at the laboratory: repeatable, so by a number of iterations and never by the clock. */
export interface Thought {
  readonly bot: string
  readonly iterations?: number | undefined
}

/** A bot on any seat of a game: it is shown views, unless it is a seer, and has luck of its own. */
export function decider<G extends GameTypes>(game: Game<G>, thought: Thought, seed: string): Decide<G> {
  const { make, seer } = botEntry(game, thought.bot)
  const bot: Bot<G> = make(game)
  const luck = new Map<Seat, Chance>()
  const randomOf = (seat: Seat): Chance => {
    const known = luck.get(seat) ?? fastChance(`${seed}/bot/${seat}`)
    luck.set(seat, known)
    return known
  }
  const { iterations } = thought
  const shown = seer
    ? (state: G['state']): G['view'] => state
    : (state: G['state'], seat: Seat) => game.view(state, seat)
  return (state, seat, log) => {
    const thinking = { seat, random: randomOf(seat), ...(iterations === undefined ? {} : { iterations }) }
    return bot.decide(shown(state, seat), log, thinking).action
  }
}
