import type { Thought } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { type Cell, nameOf } from './cell.ts'

/** Every pool of so many of the game's partners, repetitions included: 35 of three out of five. */
export function everyPool(partners: readonly Thought[], seats: number, from = 0): readonly Thought[][] {
  if (seats === 0) return [[]]
  return partners.flatMap((partner, index) =>
    index < from ? [] : everyPool(partners, seats - 1, index).map(pool => [partner, ...pool]),
  )
}

/** A cell for each pool; who is named too seldom for all seats sits down again. */
export function poolCells({ game }: LabGame, options: object, pools: readonly (readonly Thought[])[]): Cell[] {
  const others = game.seatCount(options) - 1
  return pools.map(named => {
    const pool = Array.from({ length: others }, (_, seat) => named[seat % named.length]!)
    return { name: pool.map(nameOf).join(', '), options, pool }
  })
}
