import type { Chance, Game, GameTypes, Sink } from '@grotto/kernel'
import type { Decide } from './thought.ts'

/** A finished game, and how many decisions it took. */
export interface Finished<State> {
  readonly state: State
  readonly decisions: number
}

interface Company<G extends GameTypes> {
  readonly sink?: Sink<G['event']> | undefined
  /** Sees to the state after the set-up, before anybody acts. */
  readonly prepare?: ((state: G['state']) => void) | undefined
}

/** Plays a game to its end; `decide` is asked for every seat in turn. */
export function botGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  chance: Chance,
  decide: Decide<G>,
  { sink = () => {}, prepare = () => {} }: Company<G> = {},
): Finished<G['state']> {
  const log: G['event'][] = []
  const note = (event: G['event']): void => {
    log.push(event)
    sink(event)
  }
  const state = game.setup(options, chance, note)
  prepare(state)
  let decisions = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    game.advance(state, seat, decide(state, seat, log), chance, note)
    decisions++
  }
  return { state, decisions }
}
