import type { ReviewMessage, Shown } from '@grotto/protocol'
import type { LoadedTable, Watcher } from '../tables/loaded-table.ts'

/** Somebody who looks at a finished game together with others. */
export interface Reviewer {
  readonly person: string
  readonly name: string
  readonly since: number
}

/** Who leads and what she shows. Of two nodes the one that spoke later is believed. */
export interface Lead {
  readonly leader: string | undefined
  readonly shown: Shown
  readonly changed: number
}

/** Those who look at a finished game together. Nothing of it is stored: it ends when the last one goes. */
export interface Review {
  /** The number of the link by which they came. */
  readonly link: number
  /** Pages on this node, with when each came. */
  readonly here: Map<Watcher, number>
  /** People on other nodes, by node, and when that node last spoke of them. */
  readonly elsewhere: Map<string, { readonly people: readonly Reviewer[]; readonly heardAt: number }>
  lead: Lead
}

export const newReview = (link: number): Review => ({
  link,
  here: new Map(),
  elsewhere: new Map(),
  lead: { leader: undefined, shown: { move: 0 }, changed: 0 },
})

export const reviewersHere = ({ here }: Review): Reviewer[] =>
  [...here].map(([{ person, name }, since]) => ({ person, name, since }))

/** Everybody once, longest present first. */
export function reviewersIn(review: Review): Reviewer[] {
  const all = [...reviewersHere(review), ...[...review.elsewhere.values()].flatMap(({ people }) => people)]
  all.sort((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1))
  return [...new Map(all.toReversed().map(each => [each.person, each])).values()].toReversed()
}

export const isReviewing = ({ review }: LoadedTable, person: string): boolean =>
  review !== undefined && [...review.here.keys()].some(watcher => watcher.person === person)

/**
 * Whoever was given the lead, or led last, and is there; else whoever has been there longest. So a line that breaks for a
 * moment costs nobody the lead.
 */
export function leaderOf(review: Review, people = reviewersIn(review)): string | undefined {
  const { leader } = review.lead
  return people.some(({ person }) => person === leader) ? leader : people[0]?.person
}

export function reviewMessage(table: string, review: Review, withPeople: boolean): ReviewMessage {
  const people = reviewersIn(review)
  return {
    type: 'review',
    table,
    ...(withPeople ? { people: people.map(({ person, name }) => ({ person, name })) } : {}),
    leader: leaderOf(review, people) ?? '',
    shown: review.lead.shown,
  }
}
