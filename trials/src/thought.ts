import { type Bot, botsOf } from '@grotto/bots'
import { type Chance, fastChance, type Game, type GameTypes, given, type Seat } from '@grotto/kernel'

/** Decides for a seat; `log` is every public fact so far. */
export type Decide<G extends GameTypes> = (state: G['state'], seat: Seat, log: readonly G['event'][]) => G['action']

/** How a bot thinks where it is measured: repeatable, so by a number of iterations and never by the clock. */
export interface Thought {
  readonly bot: string
  readonly iterations?: number | undefined
}

/** A bot on any seat of a game: it is shown views, unless it is a seer, and has luck of its own. */
export function decider<G extends GameTypes>(game: Game<G>, thought: Thought, seed: string): Decide<G> {
  const entry = botsOf(game.id, true).find(({ id }) => id === thought.bot)
  const { make, seer } = given(entry, `a bot called ${thought.bot}`)
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

/** `mcts:200` thinks 200 iterations; without a number a bot thinks as it does by itself. */
export function thoughtOf(text: string): Thought {
  const [, bot = text, iterations] = /^(.*?):([1-9]\d{0,5})$/.exec(text) ?? []
  return iterations === undefined ? { bot } : { bot, iterations: Number(iterations) }
}
