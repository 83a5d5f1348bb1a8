import { LIST } from '@grotto/catalog/list'
import { ClubInfo, ClubRatings, ClubSeason, ClubStatistics, MyClubs, MyMembership, OneMember } from '@grotto/protocol'
import { calendarOf } from '../clubs/calendar.ts'
import { clubInfo, myClubs } from '../clubs/club-info.ts'
import { eveningIn } from '../clubs/evening.ts'
import { toClub } from '../clubs/invited-clubs.ts'
import { KeptFigures } from '../clubs/kept-figures.ts'
import { Ratings } from '../clubs/ratings.ts'
import { endedSeason, statisticsOf } from '../clubs/statistics.ts'
import { newId } from '../process/randomness.ts'
import { founderRoutes } from './club-founder.ts'
import { comingRoutes, invitationRoutes } from './club-joining.ts'
import { type ClubRoutePorts, clubOf } from './club-of.ts'
import { notFound } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

/** Private groups. To whoever is no member, or not the founder where only she may act, nothing is there. */
export const clubRoutes = (ports: ClubRoutePorts): AnyRoute[] => [
  ...comingRoutes(ports),
  ...lookingRoutes(ports),
  ...figureRoutes(ports),
  ...invitationRoutes(ports),
  ...founderRoutes(ports),
  ...memberRoutes(ports),
]

/** What members see. */
function lookingRoutes(ports: ClubRoutePorts): AnyRoute[] {
  const { store, clock } = ports
  return [
    route({
      method: 'GET',
      path: '/api/my/clubs',
      operation: 'listMyClubs',
      says: 'The clubs I am in.',
      answer: MyClubs,
      handle: ({ person }) => myClubs(ports, person),
    }),
    route({
      method: 'GET',
      path: '/api/clubs/:id',
      operation: 'getClub',
      says: 'A club of mine: its members and who is on, its tables, its evening, its link.',
      answer: ClubInfo,
      handle: async ({ person, params }) => clubInfo(ports, await clubOf(store, params.id, person), person),
    }),
    route({
      method: 'GET',
      path: '/api/clubs/:id/calendar',
      operation: 'getClubCalendar',
      says: 'The club’s evening as a calendar file.',
      async handle({ person, params, reply }) {
        const club = await clubOf(store, params.id, person)
        const evening = eveningIn(club.evening)
        if (!evening) throw notFound()
        reply.header('content-disposition', 'attachment; filename="grotto-club.ics"')
        reply.type('text/calendar; charset=utf-8')
        return calendarOf(club, evening, clock.now())
      },
    }),
  ]
}

/** What was reached at its tables. */
function figureRoutes(ports: ClubRoutePorts): AnyRoute[] {
  const { store, clock } = ports
  const kept = new KeptFigures(store)
  const ratings = new Ratings(store, kept)
  const together = (game: string) => LIST.find(({ id }) => id === game)?.season
  return [
    route({
      method: 'GET',
      path: '/api/clubs/:id/statistics',
      operation: 'getClubStatistics',
      says: 'What was reached at the club’s tables: the season, each game by member, the latest games.',
      answer: ClubStatistics,
      budget: 'figures',
      handle: async ({ person, params }) =>
        statisticsOf(store, kept, await clubOf(store, params.id, person), { now: clock.now(), together }),
    }),
    route({
      method: 'GET',
      path: '/api/clubs/:id/seasons/:ended',
      operation: 'getClubSeason',
      says: 'How a season of the club stood when it ended: 1 is the one before the season that runs.',
      answer: ClubSeason,
      budget: 'figures',
      async handle({ person, params }) {
        const club = await clubOf(store, params.id, person)
        const season = await endedSeason(store, kept, club, Number(params.ended), { now: clock.now(), together })
        if (!season) throw notFound()
        return season
      },
    }),
    route({
      method: 'GET',
      path: '/api/clubs/:id/ratings',
      operation: 'getClubRatings',
      says: 'Ratings of members who want one, with their uncertainty: among people, and at tables with bots apart.',
      answer: ClubRatings,
      budget: 'figures',
      async handle({ person, params }) {
        const { id } = await clubOf(store, params.id, person)
        return ratings.of(id)
      },
    }),
  ]
}

function memberRoutes(ports: ClubRoutePorts): AnyRoute[] {
  const { store, bytes } = ports
  const { clubs } = store
  return [
    route({
      method: 'PUT',
      path: '/api/clubs/:id/me',
      operation: 'changeMyMembership',
      says: 'Whether I want a rating in this club. Nobody has one who does not want it.',
      body: MyMembership,
      answer: ClubInfo,
      budget: 'clubs',
      async handle({ person, params, body: { rated } }) {
        const club = await clubOf(store, params.id, person)
        await clubs.note(club.id, person.id, { rated })
        return clubInfo(ports, club, person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/clubs/:id/members',
      operation: 'leaveClub',
      says: 'I leave the club; its founder also removes others, and the link changes with that.',
      body: OneMember,
      budget: 'clubs',
      async handle({ person, params, body }) {
        const { id, founder } = await clubOf(store, params.id, person)
        if (body.person === person.id || founder === person.id) {
          await ports.leaveTables(id, body.person)
          // One from before she was a member; first, for from then on somebody may ask her anew.
          if (await clubs.club(id, body.person)) await store.companions.decline(body.person, toClub(id))
        }
        if (body.person === person.id) await clubs.leave(id, person.id)
        else if (!(await clubs.remove(id, person.id, body.person, newId(bytes)))) throw notFound()
        return { left: true }
      },
    }),
  ]
}
