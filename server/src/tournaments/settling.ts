import type { Entrant, Tournament, TournamentResult } from '@grotto/storage'
import { sealedId } from '../daily/challenge.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { missed, type Reached, reachedAt } from './reached.ts'
import type { Seating } from './seating.ts'
import { isClosed, secretsOf, setUpOf } from './set-up.ts'
import type { Card } from './standing.ts'

/** A tournament as it is now. */
export interface Course {
  readonly tournament: Tournament
  readonly entrants: readonly Entrant[]
  readonly seating: Seating
  readonly card: Card
}

/** One table of a deal. */
interface Place {
  readonly deal: number
  readonly slots: readonly number[]
}

/** Known to whoever knows the seeds: that is nobody before the deal is over. */
export const tableIdOf = (tournament: Tournament, deal: number, slots: readonly number[]): string =>
  sealedId(`tournament ${tournament.id} ${deal} ${slots.join(',')}`, secretsOf(tournament)[deal] ?? {})

/** How it stands; what has ended since somebody last looked is taken in, and at its closing time whatever has not. */
export async function courseOf(ports: NewTablePorts, tournament: Tournament): Promise<Course> {
  const { tournaments } = ports.store
  const entrants = await tournaments.entrants(tournament.id)
  const seating = seatingIn(tournament)
  const known = await tournaments.results(tournament.id)
  if (tournament.begun === null || tournament.settled !== null)
    return { tournament, entrants, seating, card: cardOf(known) }
  const fresh = await ended(ports, tournament, { seating, entrants, known: cardOf(known) })
  if (fresh.length > 0) await tournaments.keepResults(tournament.id, fresh)
  const card = cardOf([...known, ...fresh])
  const over = seating.every((tables, deal) => tables.flat().every(slot => card.get(deal)?.has(slot)))
  const now = ports.clock.now()
  if (over) await tournaments.settle(tournament.id, now)
  return { tournament: over ? { ...tournament, settled: now } : tournament, entrants, seating, card }
}

const seatingIn = ({ seating }: Tournament): Seating => (seating === null ? [] : (JSON.parse(seating) as Seating))

export function cardOf(results: readonly TournamentResult[]): Card {
  const card = new Map<number, Map<number, Reached>>()
  for (const { deal, slot, reached } of results)
    card.set(deal, (card.get(deal) ?? new Map()).set(slot, JSON.parse(reached) as Reached))
  return card
}

interface Known {
  readonly seating: Seating
  readonly entrants: readonly Entrant[]
  readonly known: Card
}

/** Results of tables that have ended and are not on the card yet. */
async function ended(ports: NewTablePorts, tournament: Tournament, at: Known): Promise<TournamentResult[]> {
  await ports.tables.rowsWritten()
  const open = at.seating
    .flatMap((tables, deal) => tables.map((slots): Place => ({ deal, slots })))
    .filter(({ deal, slots }) => slots.some(slot => !at.known.get(deal)?.has(slot)))
  const found = await Promise.all(open.map(place => endedAt(ports, tournament, at.entrants, place)))
  return found.flat()
}

async function endedAt(
  ports: NewTablePorts,
  tournament: Tournament,
  entrants: readonly Entrant[],
  { deal, slots }: Place,
): Promise<TournamentResult[]> {
  const { tables, store, clock } = ports
  const id = tableIdOf(tournament, deal, slots)
  const status = (await store.table(id))?.status
  if (status === 'finished' || status === 'abandoned') {
    const found = await tables.readCommitted(id, ({ table }) => reachedAt(table))
    if (found && found.length > 0) return found
  }
  const lost = status === 'frozen' || slots.every(slot => isGone(entrants, slot))
  return lost || isClosed(tournament, clock.now()) ? slots.map(slot => missed(deal, slot, clock.now())) : []
}

/** Nobody waits for her. */
export const isGone = (entrants: readonly Entrant[], slot: number): boolean =>
  entrants.find(each => each.slot === slot)?.gone ?? true

/** Whether she has played a deal, or passed it up. Who withdrew has passed up nothing yet: she would look for others. */
export const isThrough = ({ card }: Course, entrant: Entrant | undefined, deal: number): boolean =>
  entrant !== undefined && !entrant.gone && (card.get(deal)?.has(entrant.slot) ?? false)

/** The first deal that somebody is not through with. */
export function nextDealOf({ tournament, card }: Course, slot: number): number | undefined {
  const deals = [...Array(setUpOf(tournament).deals).keys()]
  return deals.find(deal => !card.get(deal)?.has(slot))
}

/** Whether everybody is through with a deal: then its seeds may be known. */
export const isTold = ({ tournament, seating, card }: Course, deal: number, now: number): boolean =>
  isClosed(tournament, now) ||
  (tournament.begun !== null && (seating[deal] ?? []).flat().every(slot => card.get(deal)?.has(slot)))
