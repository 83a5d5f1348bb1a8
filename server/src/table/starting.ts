import { type Entropies, entropyCommitment, type Seat } from '@grotto/kernel'
import type { Sitter } from './entries.ts'
import type { Table } from './table.ts'

/** Milliseconds a device has to say its entropy. Nobody taps anything for it. */
export const REVEAL_WITHIN = 10_000

/** The game is about to begin: devices say what they committed to. */
export interface Starting {
  readonly since: number
  /** Grows when somebody was left out and the others speak anew. */
  readonly round: number
  readonly entropies: ReadonlyMap<Seat, string>
}

/** Seats whose device has committed to its entropy. */
export const committedSeats = ({ seats }: Table): Seat[] =>
  seats.flatMap((sitter, seat) => (sitter.kind === 'human' && sitter.commitment ? [seat] : []))

/** Of those, the ones who have yet to say it. */
export const silentSeats = (table: Table): Seat[] =>
  committedSeats(table).filter(seat => !table.starting?.entropies.has(seat))

export const startDue = ({ starting }: Table): number | undefined => starting && starting.since + REVEAL_WITHIN

/** What the game is begun with. */
export interface ThrownIn {
  readonly entropies: Entropies
  /** What each seat had committed to before anybody spoke. Who gave her entropy as it is has, by giving it. */
  readonly entropyCommitments?: Entropies
  /** Seats that had committed and did not speak in time. */
  readonly leftOut?: readonly Seat[]
}

export function thrownIn(table: Table): ThrownIn {
  if (table.sameDeal) return { entropies: table.sameDeal.entropies }
  const { seats, starting } = table
  const playing = [...seats.entries()].filter(([, { kind }]) => kind !== 'open')
  const entropies = playing.map(([seat, sitter]) => starting?.entropies.get(seat) ?? givenBy(sitter))
  if (!starting) return { entropies }
  const leftOut = playing.flatMap(([, sitter], place) => (sitter.kind === 'human' && sitter.leftOut ? [place] : []))
  const entropyCommitments = entropies.map(entropy => entropy && entropyCommitment(entropy))
  return { entropies, entropyCommitments, ...(leftOut.length > 0 ? { leftOut } : {}) }
}

/** What each seat at the table has committed to so far; nothing where nobody has. */
export function commitmentsOf({ seats }: Table): Entropies | undefined {
  const committed = seats.map(sitter => {
    if (sitter.kind !== 'human') return null
    const given = givenBy(sitter)
    return sitter.commitment ?? (given && entropyCommitment(given))
  })
  return committed.some(each => each !== null) ? committed : undefined
}

const givenBy = (sitter: Sitter): string | null => (sitter.kind === 'human' ? (sitter.entropy ?? null) : null)

/** Somebody sat down, left, or changed her mind: it is not this party that starts. What was said commits to the next. */
export function callOff(table: Table): void {
  if (!table.starting) return
  table.seats = spoken(table)
  table.starting = undefined
}

/** Who spoke in vain has said what her next entropy must lead to (docs/fairness.md). */
export const spoken = ({ seats, starting }: Table): Sitter[] =>
  seats.map((sitter, seat) => {
    const said = starting?.entropies.get(seat)
    return said && sitter.kind === 'human' ? { ...sitter, commitment: said } : sitter
  })

/** A seat that is waited for no longer. */
export function withoutCommitment(sitter: Sitter): Sitter {
  if (sitter.kind !== 'human') return sitter
  const { commitment: _, ...rest } = sitter
  return { ...rest, leftOut: true }
}
