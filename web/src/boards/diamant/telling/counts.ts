import type { DiamantPosition, Trap } from '@grotto/diamant'
import { lying, type Trail } from './trail.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** D-60 Cards left in the face-down deck. */
export const deckSize = ({ deck }: DiamantPosition): number =>
  deck.treasures.length + deck.relics + sum(Object.values(deck.traps))

export const rubiesOnPath = (trail: Trail): number => sum(lying(trail).map(place => place.rubies))

/** D-22 How often a trap has been seen in this expedition. */
export const timesSeen = (trail: Trail, trap: Trap): number =>
  trail.filter(({ card }) => card.kind === 'trap' && card.trap === trap).length

/** D-23 Chance that the next card is a trap already seen. */
export function deadlyShare(position: DiamantPosition, trail: Trail): number {
  const { traps } = position.deck
  const deadly = (Object.keys(traps) as Trap[]).filter(trap => timesSeen(trail, trap) > 0)
  return sum(deadly.map(trap => traps[trap])) / Math.max(1, deckSize(position))
}

export const seatsInside = ({ seats }: DiamantPosition): number[] =>
  [...seats.keys()].filter(seat => seats[seat]!.inside)
