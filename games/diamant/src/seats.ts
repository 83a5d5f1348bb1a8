import type { Seat } from '@grotto/kernel'

/** A set of seats as a bit pattern, seat 0 the lowest bit: at most eight sit at a table. */
export type SeatSet = number

export const NOBODY: SeatSet = 0

export const only = (seat: Seat): SeatSet => 1 << seat
export const everyone = (players: number): SeatSet => (1 << players) - 1
export const holds = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0

const ALL_SETS = Array.from({ length: 256 }, (_, set) => set)
const list = (set: SeatSet): readonly Seat[] => [0, 1, 2, 3, 4, 5, 6, 7].filter(seat => holds(set, seat))

/** By set. Not frozen: frozen arrays are slow to walk through. */
const SEATS: readonly (readonly Seat[])[] = ALL_SETS.map(list)
const SIZES: readonly number[] = SEATS.map(seats => seats.length)

/** The seats of a set in seat order. */
export const seatsIn = (set: SeatSet): readonly Seat[] => SEATS[set]!
/** How many seats a set has. */
export const sizeOf = (set: SeatSet): number => SIZES[set]!
