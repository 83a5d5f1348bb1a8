import { fastChance } from '@grotto/kernel'
import { deskOf } from '../games/desks.ts'
import { randomGame } from './random-game.ts'
import type { Sums } from './sums.ts'

/** A stretch of games, `from` up to but not including `to`. Each game's chance follows from seed and number alone. */
export interface Batch {
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly from: number
  readonly to: number
}

/** Plays a batch of uniformly random games and sums up what happened. */
export function work({ game: id, options, seed, from, to }: Batch): Sums {
  const { game, counter } = deskOf(id)
  const { sums, sink } = counter()
  const actions: { type: string }[] = []
  let decisions = 0
  for (let number = from; number < to; number++) {
    const chance = fastChance(`${seed}/${number}/chance`)
    const choice = fastChance(`${seed}/${number}/choice`)
    decisions += randomGame(game, options, chance, n => choice('', n), actions, sink).decisions
  }
  return { ...sums, games: to - from, decisions }
}
