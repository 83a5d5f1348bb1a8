import { fastChance, type Game, type GameTypes, given, labelledChance, type Outcome, type Seat } from '@grotto/kernel'
import type { Bot, Thinking } from './contract.ts'

export interface Match<G extends GameTypes> {
  readonly outcome: Outcome
  readonly log: readonly G['event'][]
}

/** How hard each bot may think, by seat; nothing leaves it to the bot. */
export type Budget = (seat: Seat) => Pick<Thinking, 'iterations' | 'deadline' | 'now'>

const ITS_OWN: Budget = () => ({})

/**
 * One game among bots, `bots[seat]` on each seat. The seed fixes what is drawn and each seat's luck apart from one
 * another: seats that swap their bots meet the same cards.
 */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  bots: readonly Bot<G>[],
  seed: number | string,
  budget: Budget = ITS_OWN,
): Match<G> {
  const chance = labelledChance(seed)
  const lucks = bots.map((_, seat) => fastChance(`${seed}/seat ${seat}`))
  const log: G['event'][] = []
  const write = (event: G['event']) => void log.push(event)
  const state = game.setup(options, chance, write)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const thinking = { seat, random: lucks[seat]!, ...budget(seat) }
    const { action } = bots[seat]!.decide(game.view(state, seat), log, thinking)
    game.advance(state, seat, action, chance, write)
  }
  return { outcome: given(game.outcome(state), 'the outcome of a game in which nobody acts any more'), log }
}

/** A seat's part of the victory: 1 alone, split among those who share it, 0 otherwise. */
export function winShare({ places }: Outcome, seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

/** What an end is worth to a seat, as its game weighs it. */
export const worthOf = <G extends GameTypes>(game: Game<G>, outcome: Outcome, seat: Seat): number =>
  game.worth ? game.worth(outcome, seat) : winShare(outcome, seat)
