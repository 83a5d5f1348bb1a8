import { type Game, type GameTypes, labelledChance, type Outcome, type Seat } from '@grotto/kernel'
import { type Decide, decider, type Thought } from '../bots.ts'
import { deskOf } from '../games/desks.ts'
import { botGame } from '../simulate/bot-game.ts'

/**
 * One deal: the same cards and dice for everybody who is compared. `tables` lists who sits where, table by table;
 * `watched` the seat that is measured at each.
 */
export interface Deal {
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly tables: readonly (readonly Thought[])[]
  readonly watched: readonly Seat[]
}

/** What became of the watched seat. */
export interface Fate {
  readonly result: string
  /** Part of the victory: 1 alone, split among those who share it. */
  readonly share: number
  readonly score: number
}

/** Plays every table of the deal. */
export function work({ game: id, options, seed, tables, watched }: Deal): Fate[] {
  const { game } = deskOf(id)
  return tables.map((sitters, index) => fateOf(outcomeOf(game, options, seed, sitters), watched[index]!))
}

function outcomeOf(game: Game, options: object, seed: string, sitters: readonly Thought[]): Outcome {
  const deciders = sitters.map(thought => decider(game, thought, seed))
  const decide: Decide<GameTypes> = (state, seat, log) => deciders[seat]!(state, seat, log)
  return game.outcome(botGame(game, options, labelledChance(seed), decide).state)!
}

function fateOf({ result, places, scores }: Outcome, seat: Seat): Fate {
  const winners = places.filter(place => place === 1).length
  return { result, share: places[seat] === 1 ? 1 / winners : 0, score: scores?.[seat] ?? 0 }
}
