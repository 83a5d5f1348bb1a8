import type { GameTypes, Seat } from './game.ts'
import type { Play, Step } from './play.ts'

/**
 * How far a seat may take back, and at what price. `free`: only own actions since the last question asked of this
 * seat, nothing came out, no chance was used. `consent`: the other people must agree. `never`: choices made in secret
 * were revealed since, or there is nothing to take back.
 */
export type UndoPrice = 'free' | 'consent' | 'never'

/**
 * The entry to return to when this seat takes its last action back; nothing where it has none in force. What goes on
 * over several actions is taken back whole, unless that would cost more than its last step.
 */
export function undoTarget<G extends GameTypes>(play: Play<G>, seat: Seat): number | undefined {
  const standing = play.standing
  const last = standing.findLastIndex(number => isActOf(play.steps[number]!, seat))
  if (last <= 0) return undefined
  const [step, whole] = [standing[last - 1]!, standing[beginningOf(play, seat, last) - 1]!]
  return undoPrice(play, seat, whole) === undoPrice(play, seat, step) ? whole : step
}

/** Where what this action goes on with began. */
function beginningOf<G extends GameTypes>(play: Play<G>, seat: Seat, last: number): number {
  const { standing, steps, game } = play
  const goesOn = ({ entry }: Step<G>): boolean =>
    entry.type === 'act' && (game.continues?.(entry.action as never) ?? false)
  let first = last
  while (first > 1 && goesOn(steps[standing[first]!]!) && isActOf(steps[standing[first - 1]!]!, seat)) first--
  return first
}

export function undoPrice<G extends GameTypes>(play: Play<G>, seat: Seat, to: number): UndoPrice {
  const taken = play.standing.filter(number => number > to).map(number => play.steps[number]!)
  if (taken.length === 0 || taken.some(step => step.simultaneous)) return 'never'
  return taken.every(step => isActOf(step, seat) && !step.usedChance && !step.revealed) ? 'free' : 'consent'
}

const isActOf = <G extends GameTypes>(step: Step<G>, seat: Seat): boolean =>
  step.entry.type === 'act' && step.entry.seat === seat
