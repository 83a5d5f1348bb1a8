import { LIST } from '@grotto/catalog/list'
import { commitments } from '@grotto/kernel'
import type { ClubTournaments, TournamentInfo } from '@grotto/protocol'
import type { ClubMember, Entrant, Tournament } from '@grotto/storage'
import { characterOf } from '../bots/roster.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import type { Reached } from './reached.ts'
import { isClosed, secretsOf, setUpOf } from './set-up.ts'
import { type Course, cardOf, courseOf, isThrough, isTold, nextDealOf } from './settling.ts'
import { type StandingLine, standingOf } from './standing.ts'

type Card = ClubTournaments['tournaments'][number]

/** A club's tournaments, each in a few lines. Nothing is settled for it: whoever opens one does that. */
export async function tournamentsOf(ports: NewTablePorts, club: string, me: string): Promise<Card[]> {
  const { tournaments } = ports.store
  return Promise.all(
    (await tournaments.ofClub(club)).map(async tournament => {
      const entrants = await tournaments.entrants(tournament.id)
      const card = cardOf(await tournaments.results(tournament.id))
      return cardIn({ tournament, entrants, seating: [], card }, me, ports.clock.now())
    }),
  )
}

function cardIn(course: Course, me: string, now: number): Card {
  const { tournament, entrants } = course
  const { deals, seats } = setUpOf(tournament)
  const mine = entrants.find(each => each.person === me)
  return {
    ...{ id: tournament.id, game: tournament.game, deals, seats, closes: tournament.closes },
    state: stateOf(tournament, now),
    entered: entrants.length,
    mine: mine && !mine.gone ? { next: nextDealOf(course, mine.slot) ?? null } : null,
  }
}

const stateOf = (tournament: Tournament, now: number): Card['state'] =>
  tournament.settled !== null || isClosed(tournament, now) ? 'over' : tournament.begun === null ? 'entering' : 'playing'

/** A tournament as a member of its club may know it now. */
export async function tournamentInfo(
  ports: NewTablePorts,
  tournament: Tournament,
  me: string,
): Promise<TournamentInfo> {
  const { store, clock } = ports
  const now = clock.now()
  const course = await courseOf(ports, tournament)
  const members = await store.clubs.members(tournament.club)
  const { options, clock: seconds, bot, deals } = setUpOf(tournament)
  const told = [...Array(deals).keys()].map(deal => isTold(course, deal, now))
  return {
    ...cardIn(course, me, now),
    ...{ club: tournament.club, options, clock: seconds, bot, botName: characterOf(tournament.game, bot) },
    organiser: nameOf(members, tournament.organiser),
    organise: await mayOrganise(ports, tournament, me),
    entrants: course.entrants.map(({ person }) => ({ name: nameOf(members, person), you: person === me })),
    sealed: secretsOf(tournament).map((secrets, deal) => ({
      commitments: commitments(secrets),
      secrets: told[deal] ? { ...secrets } : null,
    })),
    standing: standingFor(course, members, me, told),
  }
}

/** Who set it up, and the founder: neither chooses seeds or seats. */
export async function mayOrganise({ store }: NewTablePorts, { organiser, club }: Tournament, me: string) {
  return organiser === me || (await store.clubs.club(club, me))?.founder === me
}

const nameOf = (members: readonly ClubMember[], person: string | null): string | null =>
  members.find(each => each.person === person)?.name ?? null

/** Of a deal that she has yet to play, nobody is told how it went for others: it would tell her what is coming. */
function standingFor(course: Course, members: readonly ClubMember[], me: string, told: readonly boolean[]) {
  const { entrants, card, seating, tournament } = course
  const mine = entrants.find(({ person }) => person === me)
  const mayKnow = told.map((isOut, deal) => isOut || isThrough(course, mine, deal))
  const deals = [...mayKnow.keys()].filter(deal => mayKnow[deal])
  const seated = new Set(seating.flat(2))
  const slots = entrants.filter(({ slot }) => seated.has(slot)).map(({ slot }) => slot)
  const worth = LIST.find(({ id }) => id === tournament.game)?.season
  return standingOf(slots, deals, card, worth).map(line => ({
    ...lineOf(line, entrants, members, me),
    deals: told.map((_, deal) => dealtTo(line, deals.indexOf(deal), card.get(deal)?.get(line.slot))),
  }))
}

function lineOf(
  { slot, place, points, spare, played }: StandingLine,
  entrants: readonly Entrant[],
  members: readonly ClubMember[],
  me: string,
) {
  const { person = null } = entrants.find(each => each.slot === slot) ?? {}
  return { place, points, spare, played, name: nameOf(members, person), you: person === me }
}

function dealtTo({ deals }: StandingLine, at: number, reached: Reached | undefined) {
  const points = deals[at] ?? null
  if (at < 0 || points === null || !reached) return null
  const { result, place, score, table } = reached
  if (result === undefined) return { points }
  return { points, result, place, score, ...(table ? { table } : {}) }
}
