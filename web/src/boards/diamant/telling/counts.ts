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

export const seatsInside = ({ seats }: DiamantPosition): number[] =>
  [...seats.keys()].filter(seat => seats[seat]!.inside)
