import type { Thought } from '../bots.ts'
import type { Desk } from '../games/desk.ts'
import { type Cell, nameOf } from './cell.ts'

/** Sparring partners of different kinds, which Diamant bots are measured against. */
const PARTNERS: readonly Thought[] = [
  { bot: 'random' },
  { bot: 'hand-ten' },
  { bot: 'card-five' },
  { bot: 'scales' },
  { bot: 'mcts', iterations: 200 },
]

/** Every pool of so many partners, repetitions included: 35 of three. */
export function everyPool(seats: number, from = 0): readonly Thought[][] {
  if (seats === 0) return [[]]
  return PARTNERS.flatMap((partner, index) =>
    index < from ? [] : everyPool(seats - 1, index).map(pool => [partner, ...pool]),
  )
}

/** A cell for each pool; who is named too seldom for all seats sits down again. */
export function poolCells({ game }: Desk, options: object, pools: readonly (readonly Thought[])[]): Cell[] {
  const others = game.seatCount(options) - 1
  return pools.map(named => {
    const pool = Array.from({ length: others }, (_, seat) => named[seat % named.length]!)
    return { name: pool.map(nameOf).join(', '), options, pool }
  })
}
