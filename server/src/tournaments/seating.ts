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
  // Asked some hundred thousand times: people are numbered through, and what is known of two is at hand.
  const apart = slots.map(a => slots.map(b => (wanted.apart(a, b) ? APART : 0)))
  for (let tables = Math.max(1, Math.ceil(slots.length / wanted.seats)); ; tables++) {
    const found = seatedAt(apart, tables, wanted)
    if (found) return found.map(deal => deal.map(table => table.map(at => slots[at]!)))
    if (tables >= slots.length) return []
  }
}

/** Nothing where somebody sits with whom she must not, at the first deal of which that can be said. */
function seatedAt(apart: readonly (readonly number[])[], tables: number, wanted: Wanted): Seating | undefined {
  const met = apart.map(row => row.map(() => 0))
  const costOf = (a: number, b: number) => met[a]![b]! ** 2 + apart[a]![b]!
  const deals: (readonly (readonly number[])[])[] = []
  while (deals.length < wanted.deals) {
    const seated = improved(dealt([...apart.keys()], tables, wanted.random), costOf, wanted.random)
    const pairs = seated.flatMap(pairsOf)
    if (pairs.some(([a, b]) => apart[a]![b]! > 0)) return undefined
    for (const [a, b] of pairs) {
      met[a]![b]! += 1
      met[b]![a]! += 1
    }
    deals.push(seated)
  }
  return deals
}

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
