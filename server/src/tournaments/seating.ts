/** Who sits with whom: for each deal its tables, each a row of slots in the order of their seats. */
export type Seating = readonly (readonly (readonly number[])[])[]

interface Wanted {
  readonly deals: number
  readonly seats: number
  /** Whether two must not sit at one table. */
  readonly apart: (a: number, b: number) => boolean
  /** A whole number from 0 to n − 1. */
  readonly random: (n: number) => number
}

/** What it costs to seat two together who must not be, against two who have met. */
const APART = 10_000
/** Exchanges that are tried for every slot of a deal. */
const TRIES = 40

/**
 * Seats everybody once at each deal: tables as full as each other, people who have met as little as can be, who must stay
 * apart at different tables, with a table more where there is no other way.
 */
export function seatingOf(slots: readonly number[], wanted: Wanted): Seating {
  for (let tables = Math.max(1, Math.ceil(slots.length / wanted.seats)); ; tables++) {
    const found = seatedAt(slots, tables, wanted)
    if (found || tables >= slots.length) return found ?? []
  }
}

/** Nothing where somebody sits with whom she must not. */
function seatedAt(slots: readonly number[], tables: number, wanted: Wanted): Seating | undefined {
  const met = new Map<string, number>()
  const costOf = (a: number, b: number) => (met.get(pair(a, b)) ?? 0) ** 2 + (wanted.apart(a, b) ? APART : 0)
  const deals = Array.from({ length: wanted.deals }, () => {
    const seated = improved(dealt(slots, tables, wanted.random), costOf, wanted.random)
    for (const [a, b] of seated.flatMap(pairsOf)) met.set(pair(a, b), (met.get(pair(a, b)) ?? 0) + 1)
    return seated
  })
  return deals.some(deal => deal.flatMap(pairsOf).some(([a, b]) => wanted.apart(a, b))) ? undefined : deals
}

const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

const pairsOf = (table: readonly number[]): [number, number][] =>
  table.flatMap((a, at) => table.slice(at + 1).map((b): [number, number] => [a, b]))

function dealt(slots: readonly number[], tables: number, random: Wanted['random']): number[][] {
  const order = [...slots]
  for (let left = order.length; left > 1; left--) {
    const taken = random(left)
    ;[order[left - 1], order[taken]] = [order[taken]!, order[left - 1]!]
  }
  return Array.from({ length: tables }, (_, table) => order.filter((__, at) => at % tables === table))
}

/** Two exchange their seats as long as that is better. */
function improved(
  tables: number[][],
  costOf: (a: number, b: number) => number,
  random: Wanted['random'],
): readonly (readonly number[])[] {
  const costAt = (table: readonly number[], who: number, but: number) =>
    table.reduce((sum, other) => (other === who || other === but ? sum : sum + costOf(who, other)), 0)
  const tries = tables.length > 1 ? tables.flat().length * TRIES : 0
  for (let tried = 0; tried < tries; tried++) {
    const [here, there] = [tables[random(tables.length)]!, tables[random(tables.length)]!]
    const [a, b] = [random(here.length), random(there.length)]
    const [first, second] = [here[a]!, there[b]!]
    if (here === there) continue
    const before = costAt(here, first, first) + costAt(there, second, second)
    const after = costAt(there, first, second) + costAt(here, second, first)
    if (after < before) [here[a], there[b]] = [second, first]
  }
  return tables
}
