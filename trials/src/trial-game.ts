import type { GameTypes } from '@grotto/kernel'
import type { Measure, Observer } from './observation.ts'

/** A player of one sentence, whom no list of bots has. */
export interface Habit<G extends GameTypes = GameTypes> {
  /** Of the bot it is made of; a habit of one sentence has none. */
  readonly version?: number
  act(state: G['state']): G['action']
}

/** What is counted in the games of a title, beyond who won and with what score. */
export interface TrialGame<G extends GameTypes = GameTypes> {
  readonly id: string
  /** All seats win or lose together. */
  readonly cooperative: boolean
  /** Everything that `observe` tells. */
  readonly measures: readonly Measure[]
  /** `state` is the game's own while it goes on: after each event it is what that event left. */
  observe(state: G['state']): Observer<G['event'], G['state']>
  habit?(name: string): Habit<G> | undefined
}
