import type { Chance } from './chance.ts'
import type { Game, GameTypes } from './game.ts'

/**
 * How many sequences of decisions there are to a depth, from a state. Chance falls by the place in the tree alone, so
 * the number is the same for ever; a rule that lists or plays differently changes it.
 */
export function perft<G extends GameTypes>(game: Game<G>, state: G['state'], depth: number): number {
  if (depth === 0 || game.outcome(state)) return 1
  const seat = game.toAct(state)[0]!
  const legal = game.legal(state, seat)
  if (depth === 1) return legal.length
  return legal.reduce((sum, action, index) => {
    const next = game.copy(state)
    game.advance(next, seat, action, fallsAt(depth, index))
    return sum + perft(game, next, depth - 1)
  }, 0)
}

function fallsAt(depth: number, index: number): Chance {
  let draw = 0
  return (_label, n) => {
    draw += 1
    return (depth * 31 + index * 7 + draw * 17) % n
  }
}
