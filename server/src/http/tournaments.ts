import { ClubTournaments, SetUpTournament, TournamentInfo, TournamentMade, TournamentNext } from '@grotto/protocol'
import type { Person, Tournament } from '@grotto/storage'
import type { NewTablePorts } from '../tables/new-table.ts'
import { beginTournament } from '../tournaments/begin.ts'
import { mayOrganise, tournamentInfo, tournamentsOf } from '../tournaments/info.ts'
import { nextTable } from '../tournaments/next-table.ts'
import { FEWEST_ENTRANTS, isClosed, MOST_ENTRANTS, newTournament, TOURNAMENT_CAPS } from '../tournaments/set-up.ts'
import { courseOf } from '../tournaments/settling.ts'
import { leaveTable, openOnes } from '../tournaments/withdraw.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

/** Tournaments of clubs. To whoever is no member of the club, nothing is there. */
export const tournamentRoutes = (ports: NewTablePorts): AnyRoute[] => [
  ...ofClubRoutes(ports),
  ...organisingRoutes(ports),
  ...playingRoutes(ports),
]

async function found({ store }: NewTablePorts, id: string, person: Person): Promise<Tournament> {
  const tournament = await store.tournaments.tournament(id)
  if (!tournament || !(await store.clubs.club(tournament.club, person.id))) throw notFound()
  return tournament
}

const again = async (ports: NewTablePorts, id: string, person: Person): Promise<TournamentInfo> =>
  tournamentInfo(ports, await found(ports, id, person), person.id)

function ofClubRoutes(ports: NewTablePorts): AnyRoute[] {
  const { store, clock } = ports
  return [
    route({
      method: 'GET',
      path: '/api/clubs/:id/tournaments',
      operation: 'listTournaments',
      says: 'The tournaments of a club of mine, the latest first.',
      answer: ClubTournaments,
      budget: 'figures',
      async handle({ person, params }) {
        if (!(await store.clubs.club(params.id, person.id))) throw notFound()
        return { tournaments: await tournamentsOf(ports, params.id, person.id) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/clubs/:id/tournaments',
      operation: 'setUpTournament',
      says: 'A new tournament of my club. Its seeds are drawn and committed to now; nobody can look ahead or choose.',
      body: SetUpTournament,
      answer: TournamentMade,
      budget: 'tournaments',
      async handle({ person, params, body }) {
        const club = await store.clubs.club(params.id, person.id)
        if (!club) throw notFound()
        const made = newTournament(ports, { club: club.id, organiser: person.id, now: clock.now() }, body)
        if ('refusal' in made) throw new Problem(422, 'refused', made.refusal)
        // One that everybody has left is over, and in nobody's way.
        for (const open of await openOnes(ports, club.id)) await courseOf(ports, open)
        if (!(await store.tournaments.create(made, TOURNAMENT_CAPS))) throw new Problem(422, 'tooManyTournaments')
        return { id: made.id }
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id',
      operation: 'getTournament',
      says: 'A tournament: who plays, what its seeds must lead to, the standing over the deals I am through with.',
      answer: TournamentInfo,
      budget: 'figures',
      handle: ({ person, params }) => again(ports, params.id, person),
    }),
  ]
}

/** Who set it up, or the founder of the club. */
function organisingRoutes(ports: NewTablePorts): AnyRoute[] {
  const { store, clock } = ports
  const organised = async (id: string, person: Person): Promise<Tournament> => {
    const tournament = await found(ports, id, person)
    if (!(await mayOrganise(ports, tournament, person.id))) throw new Problem(403, 'notAllowed')
    return tournament
  }
  /** Somebody was faster: it has begun, or was called off. */
  const begunOrGone = async (id: string, person: Person): Promise<Problem> => {
    await found(ports, id, person)
    return new Problem(409, 'tournamentBegun')
  }
  return [
    route({
      method: 'POST',
      path: '/api/tournaments/:id/begin',
      operation: 'beginTournament',
      says: 'The server seats everybody who has entered, and nobody enters any more.',
      answer: TournamentInfo,
      budget: 'tournaments',
      async handle({ person, params }) {
        const tournament = await organised(params.id, person)
        if (isClosed(tournament, clock.now())) throw new Problem(409, 'tournamentOver')
        if ((await store.tournaments.entrants(tournament.id)).length < FEWEST_ENTRANTS)
          throw new Problem(422, 'tooFewEntrants')
        if (!(await beginTournament(ports, tournament))) throw await begunOrGone(tournament.id, person)
        return again(ports, tournament.id, person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tournaments/:id',
      operation: 'callTournamentOff',
      says: 'It does not take place; only before it has begun.',
      budget: 'tournaments',
      async handle({ person, params }) {
        const { id } = await organised(params.id, person)
        if (!(await store.tournaments.callOff(id))) throw await begunOrGone(id, person)
        return { calledOff: true }
      },
    }),
  ]
}

function playingRoutes(ports: NewTablePorts): AnyRoute[] {
  const { store, clock } = ports
  return [
    route({
      method: 'POST',
      path: '/api/tournaments/:id/entry',
      operation: 'enterTournament',
      says: 'I play in this tournament.',
      answer: TournamentInfo,
      budget: 'tournaments',
      async handle({ person, params }) {
        const { id } = await found(ports, params.id, person)
        await store.keepPerson({ ...person, seen: clock.now() })
        if (!(await store.tournaments.enter(id, person.id, clock.now(), MOST_ENTRANTS)))
          throw new Problem(409, 'tournamentBegun')
        return again(ports, id, person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tournaments/:id/entry',
      operation: 'leaveTournament',
      says: 'I withdraw. Nobody waits for me, and bots have my seats from then on.',
      answer: TournamentInfo,
      budget: 'tournaments',
      async handle({ person, params }) {
        const tournament = await found(ports, params.id, person)
        const { id } = tournament
        await leaveTable(ports, tournament, person.id)
        await store.tournaments.withdraw(id, person.id)
        return again(ports, id, person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/play',
      operation: 'playTournament',
      says: 'I am there for my next deal: my table, once everybody who sits there has come; until then, for whom it waits. Asked again every few seconds.',
      answer: TournamentNext,
      budget: 'nextTables',
      async handle({ person, params }) {
        const tournament = await found(ports, params.id, person)
        if (isClosed(tournament, clock.now())) throw new Problem(409, 'tournamentOver')
        const course = await courseOf(ports, tournament)
        const me = course.entrants.find(each => each.person === person.id)
        if (!me || me.gone || tournament.begun === null) throw new Problem(403, 'notAllowed')
        return nextTable(ports, course, me)
      },
    }),
  ]
}
