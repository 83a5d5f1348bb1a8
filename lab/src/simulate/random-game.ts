import type { Chance, Game, GameTypes, Sink } from '@grotto/kernel'
import type { Finished } from '@grotto/trials'

/** Picks one of n; separate from the game's chance, so that who plays does not change what is drawn. */
export type Pick = (n: number) => number

/**
 * Plays a game to its end with uniformly random choices, through the public contract: list, choose, advance.
 * `actions` is scratch space that the caller lends, so that a long run allocates nothing for it.
 */
export function randomGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  chance: Chance,
  pick: Pick,
  actions: G['action'][],
  sink?: Sink<G['event']>,
): Finished<G['state']> {
  const state = game.setup(options, chance, sink)
  let decisions = 0
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[0]!
    game.legal(state, seat, actions)
    game.advance(state, seat, actions[pick(actions.length)]!, chance, sink)
    decisions++
  }
  return { state, decisions }
}
