import { type Game, type GameTypes, given, type Seat } from '@grotto/kernel'
import { estimate } from '../estimate.ts'
import { botFor } from '../registry.ts'
import { playoutOf } from '../search/mcts.ts'
import { Futures } from './futures.ts'
import { difference } from './judge.ts'
import { type Closeness, playerOf } from './weigh.ts'

/** What each action of a position is worth to a seat, the best first. */
export interface Valued<G extends GameTypes> {
  readonly action: G['action']
  readonly worth: number
}

/** A position, as a seat sees it, in which one action is better than all others beyond doubt. */
export interface Solved<G extends GameTypes> {
  readonly actions: readonly Valued<G>[]
  /** By how much the best is better than the next, at least: the lower end of the interval. */
  readonly lead: number
  /** Whether the bot that plays the futures would take the best every time. */
  readonly isUsual: boolean
}

/** Weighs all actions of a seat with the same futures. */
export function solve<G extends GameTypes>(
  game: Game<G>,
  view: G['view'],
  seat: Seat,
  closeness: Closeness,
): Solved<G> {
  const { futures: count, seed } = closeness
  const playout = playoutOf(botFor(playerOf({ game }), game))
  const futures = new Futures({ game, playout, view, viewer: seat, log: [], seed, count })
  const tried = game
    .legal(view, seat)
    .map(action => ({ action, worths: futures.after(new Map([[seat, action]]))[seat]! }))
    .map(each => ({ ...each, worth: estimate(each.worths).mean }))
    .sort((a, b) => b.worth - a.worth)
  const best = given(tried[0], 'an action to take')
  const others = tried.slice(1)
  const leads = others.map(({ worths }) => difference(best.worths, worths)).map(({ mean, margin }) => mean - margin)
  return {
    actions: tried.map(({ action, worth }) => ({ action, worth })),
    lead: Math.min(...leads),
    isUsual: futures.isUsual(new Map([[seat, best.action]])),
  }
}
