import type { Reached } from './reached.ts'

/** How everybody went at every deal: by deal, then by slot; nothing where she has yet to play it. */
export type Card = ReadonlyMap<number, ReadonlyMap<number, Reached>>

export interface StandingLine {
  readonly slot: number
  readonly place: number
  readonly points: number
  readonly spare: number
  /** Deals that count for her. */
  readonly played: number
  /** What each deal that is looked at gave her; nothing where she has yet to play it. */
  readonly deals: readonly (number | null)[]
}

/**
 * The standing over these deals. Where a game has scores, a deal gives her score less the mean of what all others had with
 * the same deal; where all at a table reach the same together, what that is worth (`worth`), and then what was left in
 * the end. Who let a deal pass, or a bot play it, has brought nothing home from it: it never pays to give up.
 */
export function standingOf(
  slots: readonly number[],
  deals: readonly number[],
  card: Card,
  worth: Readonly<Record<string, number>> | undefined,
): StandingLine[] {
  const lines = slots.map(slot => {
    const each = deals.map(deal => card.get(deal)?.get(slot))
    const points = deals.map((deal, at) => each[at] && pointsOf(each[at], slot, card.get(deal)!, worth))
    return {
      slot,
      points: tenths(points.reduce<number>((sum, given) => sum + (given ?? 0), 0)),
      spare: each.reduce((sum, reached) => sum + (reached ? spareOf(reached, worth) : 0), 0),
      played: each.filter(reached => reached?.result !== undefined).length,
      deals: points.map(given => (given === undefined ? null : tenths(given))),
    }
  })
  const better = (a: Omit<StandingLine, 'place'>, b: Omit<StandingLine, 'place'>) =>
    b.points - a.points || b.spare - a.spare
  const sorted = lines.toSorted((a, b) => better(a, b) || a.slot - b.slot)
  return sorted.map(line => ({ ...line, place: 1 + sorted.findIndex(other => better(other, line) === 0) }))
}

/** Of what was worth something: who lost early has nothing to spare. */
const spareOf = ({ result = '', spare = 0 }: Reached, worth: Readonly<Record<string, number>> | undefined): number =>
  (worth?.[result] ?? 0) > 0 ? spare : 0

function pointsOf(
  { result, score }: Reached,
  slot: number,
  deal: ReadonlyMap<number, Reached>,
  worth: Readonly<Record<string, number>> | undefined,
): number {
  if (worth) return result === undefined ? 0 : (worth[result] ?? 0)
  const others = [...deal].flatMap(([other, reached]) =>
    other !== slot && reached.result !== undefined ? (reached.score ?? 0) : [],
  )
  if (others.length === 0) return 0
  return (result === undefined ? 0 : (score ?? 0)) - others.reduce((sum, each) => sum + each, 0) / others.length
}

const tenths = (points: number): number => Math.round(points * 10) / 10 + 0
