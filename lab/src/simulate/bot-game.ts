import type { Chance, Game, GameTypes, Sink } from '@grotto/kernel'
import type { Decide } from '../bots.ts'
import type { Finished } from './random-game.ts'

/** Plays a game to its end; `decide` is asked for every seat in turn. */
export function botGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  chance: Chance,
  decide: Decide<G>,
  sink: Sink<G['event']> = () => {},
): Finished<G['state']> {
  const log: G['event'][] = []
  const note = (event: G['event']): void => {
    log.push(event)
    sink(event)
  }
  const state = game.setup(options, chance, note)
  let decisions = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    game.advance(state, seat, decide(state, seat, log), chance, note)
    decisions++
  }
  return { state, decisions }
}
