import type { Seat } from '@grotto/kernel'
import type { SeatInfo } from '@grotto/protocol'

/** Loading the page again takes a moment or two: whoever is back by then has not been away. */
export const BACK_WITHIN_MS = 4000

const personAt = (seat: SeatInfo | undefined): string | undefined => (seat?.kind === 'human' ? seat.person : undefined)

const inOrder = (seats: Iterable<Seat>): readonly Seat[] => [...new Set(seats)].sort((a, b) => a - b)

/**
 * Seats whose player is here. Presence is heard a moment after the seats: until then whoever has just sat down is here,
 * since she has just done so, and nobody is where somebody else sits by now.
 */
export class Presence {
  /** Nothing before the server has said so. */
  seats: readonly Seat[] | undefined
  private waiting: ReturnType<typeof setTimeout> | undefined
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
  }

  /** Who has come is here at once; who has gone is away when she has not come back for a while. */
  hear(online: readonly Seat[]): void {
    clearTimeout(this.waiting)
    const gone = this.seats?.some(seat => !online.includes(seat))
    this.seats = inOrder([...online, ...(this.seats ?? [])])
    if (gone) this.waiting = setTimeout(() => this.settle(online), BACK_WITHIN_MS)
  }

  sitDown(before: readonly SeatInfo[], after: readonly SeatInfo[]): void {
    if (!this.seats) return
    const isNew = (seat: Seat) => personAt(after[seat]) !== personAt(before[seat])
    const came = [...after.keys()].filter(seat => isNew(seat) && personAt(after[seat]) !== undefined)
    this.seats = inOrder([...this.seats.filter(seat => !isNew(seat)), ...came])
  }

  stop(): void {
    clearTimeout(this.waiting)
  }

  private settle(online: readonly Seat[]): void {
    this.seats = online
    this.changed()
  }
}
