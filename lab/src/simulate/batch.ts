import { type Chance, fastChance, type Game, type GameTypes, type Sink } from '@grotto/kernel'
import { botGame, decider, type Finished, type Thought } from '@grotto/trials'
import { labGameOf } from '../games/lab-games.ts'
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
  const { game, counter } = labGameOf(batch.game)
  const { sums, sink, ended } = counter()
  const playOne = batch.bot === 'random' ? randomPlayer(game, batch, sink) : botPlayer(game, batch, sink)
  let decisions = 0
  for (let number = batch.from; number < batch.to; number++) {
    const seed = `${batch.seed}/${number}`
    const { chance, draws } = counted(fastChance(`${seed}/chance`))
    const finished = playOne(seed, chance)
    decisions += finished.decisions
    ended?.(finished.state, draws())
  }
  return { ...sums, games: batch.to - batch.from, decisions }
}

function counted(inner: Chance): { chance: Chance; draws(): number } {
  let draws = 0
  const chance: Chance = (label, n) => {
    draws++
    return inner(label, n)
  }
  return { chance, draws: () => draws }
}

/** Plays the game of a seed. */
type PlayOne = (seed: string, chance: Chance) => Finished<GameTypes['state']>
type Events = Sink<GameTypes['event']> | undefined

/** Uniformly random play needs neither views nor a log: the fast way. */
function randomPlayer(game: Game, { options }: Batch, sink: Events): PlayOne {
  const actions: GameTypes['action'][] = []
  return (seed, chance) => {
    const choice = fastChance(`${seed}/choice`)
    return randomGame(game, options, chance, n => choice('', n), actions, sink)
  }
}

function botPlayer(game: Game, batch: Batch, sink: Events): PlayOne {
  return (seed, chance) => botGame(game, batch.options, chance, decider(game, batch, seed), { sink })
}
