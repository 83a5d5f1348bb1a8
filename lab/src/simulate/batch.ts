import { fastChance, type Game, type GameTypes, type Sink } from '@grotto/kernel'
import { decider, type Thought } from '../bots.ts'
import { deskOf } from '../games/desks.ts'
import { botGame } from './bot-game.ts'
import { randomGame } from './random-game.ts'
import type { Sums } from './sums.ts'

/** A stretch of games, `from` up to but not including `to`. Each game's chance follows from seed and number alone. */
export interface Batch extends Thought {
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly from: number
  readonly to: number
}

/** Plays a batch and sums up what happened. */
export function work(batch: Batch): Sums {
  const { game, counter } = deskOf(batch.game)
  const { sums, sink } = counter()
  const playOne = batch.bot === 'random' ? randomPlayer(game, batch, sink) : botPlayer(game, batch, sink)
  let decisions = 0
  for (let number = batch.from; number < batch.to; number++) decisions += playOne(`${batch.seed}/${number}`)
  return { ...sums, games: batch.to - batch.from, decisions }
}

/** Plays the game of a seed and gives its number of decisions. */
type PlayOne = (seed: string) => number

/** Uniformly random play needs neither views nor a log: the fast way. */
function randomPlayer(game: Game, { options }: Batch, sink: Sink<GameTypes['event']>): PlayOne {
  const actions: GameTypes['action'][] = []
  return seed => {
    const choice = fastChance(`${seed}/choice`)
    return randomGame(game, options, fastChance(`${seed}/chance`), n => choice('', n), actions, sink).decisions
  }
}

function botPlayer(game: Game, batch: Batch, sink: Sink<GameTypes['event']>): PlayOne {
  return seed => botGame(game, batch.options, fastChance(`${seed}/chance`), decider(game, batch, seed), sink).decisions
}
