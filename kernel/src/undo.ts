import type { GameTypes, Seat } from './game.ts'
import type { Play, Step } from './play.ts'

/**
 * How far a seat may take back, and at what price. `free`: only own actions since the last question asked of this
 * seat, nothing came out, no chance was used. `consent`: the other people must agree. `never`: choices made in secret
 * were revealed since, or there is nothing to take back.
 */
export type UndoPrice = 'free' | 'consent' | 'never'

/** The entry to return to when this seat takes its last action back; nothing where it has none in force. */
export function undoTarget<G extends GameTypes>(play: Play<G>, seat: Seat): number | undefined {
  const standing = play.standing
  const last = standing.findLastIndex(number => isActOf(play.steps[number]!, seat))
  return last > 0 ? standing[last - 1] : undefined
}

export function undoPrice<G extends GameTypes>(play: Play<G>, seat: Seat, to: number): UndoPrice {
  const taken = play.standing.filter(number => number > to).map(number => play.steps[number]!)
  if (taken.length === 0 || taken.some(step => step.simultaneous)) return 'never'
  return taken.every(step => isActOf(step, seat) && !step.usedChance && !step.revealed) ? 'free' : 'consent'
}

const isActOf = <G extends GameTypes>(step: Step<G>, seat: Seat): boolean =>
  step.entry.type === 'act' && step.entry.seat === seat
