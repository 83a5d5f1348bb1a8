import { LIST } from '@grotto/catalog/list'
import {
  ChangeClub,
  ClubFound,
  ClubInfo,
  ClubLink,
  ClubRatings,
  ClubSeason,
  ClubSeen,
  ClubStatistics,
  FoundClub,
  InviteCompanion,
  MyClubs,
  MyMembership,
  OneMember,
  OneTable,
} from '@grotto/protocol'
import type { Club, ClubChanges, Person, Store } from '@grotto/storage'
import { calendarOf } from '../clubs/calendar.ts'
import { type ClubPorts, clubInfo, myClubs } from '../clubs/club-info.ts'
import { eveningIn, isZone } from '../clubs/evening.ts'
import { invitedClubs, toClub } from '../clubs/invited-clubs.ts'
import { KeptFigures } from '../clubs/kept-figures.ts'
import { Ratings } from '../clubs/ratings.ts'
import { seasonChanged } from '../clubs/season.ts'
import { endedSeason, statisticsOf } from '../clubs/statistics.ts'
import { type Bytes, newId } from '../process/randomness.ts'
import { ask } from './companions.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports extends ClubPorts {
  readonly bytes: Bytes
  /** Somebody leaves: a bot has her seat at tables where others would wait for her. */
  readonly leaveTables: (club: string, person: string) => Promise<void>
}

/** How many clubs somebody may be in, and how many people in a club. */
export const CLUB_CAPS = { clubs: 20, members: 60 } as const
/** Tables of a club that wait or are being played, of one member: nobody buries the others'. */
export const OPEN_CLUB_TABLES = 4

/** Private groups. To whoever is no member, or not the founder where only she may act, nothing is there. */
export const clubRoutes = (ports: Ports): AnyRoute[] => [
  ...comingRoutes(ports),
  ...lookingRoutes(ports),
  ...invitationRoutes(ports),
  ...founderRoutes(ports),
  ...memberRoutes(ports),
]

const keep = ({ store, clock }: Ports, person: Person): Promise<void> =>
  store.keepPerson({ ...person, seen: clock.now() })

async function clubOf({ clubs }: Store, id: string, person: Person): Promise<Club> {
  const club = await clubs.club(id, person.id)
  if (!club) throw notFound()
  return club
}

/** Found one, or come by its link. */
function comingRoutes(ports: Ports): AnyRoute[] {
  const { store, clock, bytes } = ports
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
      method: 'POST',
      path: '/api/clubs',
      operation: 'foundClub',
      says: 'A new club: a private group with a link. I am its founder and first member.',
      body: FoundClub,
      answer: ClubFound,
      budget: 'clubs',
      speaks: () => true,
      async handle({ person, body: { name } }) {
        await keep(ports, person)
        const [id, code, created] = [newId(bytes), newId(bytes), clock.now()]
        const club = {
          id,
          code,
          name,
          founder: person.id,
          created,
          evening: null,
          seasonFrom: null,
          seasonChanges: '[]',
        }
        if (!(await store.clubs.found(club, CLUB_CAPS.clubs))) throw new Problem(422, 'tooManyClubs')
        return { id }
      },
    }),
    route({
      method: 'POST',
      path: '/api/clubs/look',
      operation: 'lookAtClubLink',
      says: 'What a club’s link leads to, before I join.',
      body: ClubLink,
      answer: ClubSeen,
      budget: 'clubLinks',
      async handle({ person, body: { code } }) {
        const { id, name, members } = await linked(store, code, person)
        return { name, members, member: (await store.clubs.club(id, person.id)) !== undefined }
      },
    }),
    route({
      method: 'POST',
      path: '/api/clubs/join',
      operation: 'joinClub',
      says: 'I join the club that this link leads to.',
      body: ClubLink,
      answer: ClubFound,
      budget: 'clubLinks',
      handle: async ({ person, body: { code } }) => ({ id: await join(ports, person, code) }),
    }),
  ]
}

/** A founder keeps those out whom she has blocked: to them the link is worth nothing, and they are not told why. */
async function linked({ clubs, companions }: Store, code: string, person: Person) {
  const club = await clubs.byCode(code)
  if (!club || (await companions.blocking(person.id, [club.founder])).length > 0) throw notFound()
  return club
}

async function join(ports: Ports, person: Person, code: string): Promise<string> {
  const { store, clock } = ports
  const { id } = await linked(store, code, person)
  await keep(ports, person)
  if (await store.clubs.join(code, person.id, clock.now(), CLUB_CAPS)) {
    // It would let her in again when she was removed.
    await store.companions.decline(person.id, toClub(id))
    return id
  }
  const mine = await store.clubs.of(person.id)
  if (mine.length >= CLUB_CAPS.clubs) throw new Problem(422, 'tooManyClubs')
  if (((await store.clubs.byCode(code))?.members ?? 0) >= CLUB_CAPS.members) throw new Problem(422, 'clubFull')
  throw notFound()
}

/** A member asks somebody she has played with; who is asked comes without the link. */
function invitationRoutes(ports: Ports): AnyRoute[] {
  const { store } = ports
  const invitedTo = async (id: string, person: Person): Promise<Club> => {
    const found = (await invitedClubs(store, person.id)).find(({ club }) => club.id === id)
    if (!found) throw notFound()
    return found.club
  }
  return [
    route({
      method: 'POST',
      path: '/api/clubs/:id/invite',
      operation: 'inviteToClub',
      says: 'Asks somebody I have played with into a club of mine.',
      body: InviteCompanion,
      budget: 'invites',
      async handle({ person, params, body }) {
        const { id } = await clubOf(store, params.id, person)
        if (await store.clubs.club(id, body.person)) throw new Problem(403, 'notAllowed')
        await ask(ports, person, toClub(id), body.person)
        return { invited: true }
      },
    }),
    route({
      method: 'POST',
      path: '/api/clubs/:id/accept',
      operation: 'acceptClub',
      says: 'I come into a club that I am asked into.',
      answer: ClubFound,
      budget: 'clubLinks',
      async handle({ person, params }) {
        const { code } = await invitedTo(params.id, person)
        return { id: await join(ports, person, code) }
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/clubs/:id/invite',
      operation: 'declineClub',
      says: 'I do not come into the club: the invitation goes from my list.',
      async handle({ person, params }) {
        const { id } = await invitedTo(params.id, person)
        await store.companions.decline(person.id, toClub(id))
        return { declined: true }
      },
    }),
  ]
}

/** What members see. */
function lookingRoutes(ports: Ports): AnyRoute[] {
  const { store, clock } = ports
  const kept = new KeptFigures(store)
  const ratings = new Ratings(store, kept)
  const together = (game: string) => LIST.find(({ id }) => id === game)?.season
  return [
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

/** Who founded it decides; whether she still is the founder, the store knows in the moment in which it is done. */
function founderRoutes(ports: Ports): AnyRoute[] {
  const { store, clock, bytes } = ports
  const { clubs } = store
  return [
    route({
      method: 'PUT',
      path: '/api/clubs/:id',
      operation: 'changeClub',
      says: 'The founder gives the club another name, an evening, or a new season.',
      body: ChangeClub,
      answer: ClubInfo,
      budget: 'clubs',
      speaks: ({ name }) => name !== undefined,
      async handle({ person, params, body }) {
        const changes = changesIn(body, await clubOf(store, params.id, person), clock.now())
        if (Object.keys(changes).length === 0) throw new Problem(400, 'malformed')
        if (!(await clubs.change(params.id, person.id, changes))) throw notFound()
        return clubInfo(ports, await clubOf(store, params.id, person), person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/clubs/:id/link',
      operation: 'changeClubLink',
      says: 'The founder gives the club another link; the old one leads nowhere from then on.',
      answer: ClubInfo,
      budget: 'clubs',
      async handle({ person, params }) {
        if (!(await clubs.change(params.id, person.id, { code: newId(bytes) }))) throw notFound()
        return clubInfo(ports, await clubOf(store, params.id, person), person)
      },
    }),
    route({
      method: 'PUT',
      path: '/api/clubs/:id/founder',
      operation: 'handClubOver',
      says: 'The founder hands the club over to another member.',
      body: OneMember,
      answer: ClubInfo,
      budget: 'clubs',
      async handle({ person, params, body }) {
        if (!(await clubs.handOver(params.id, person.id, body.person))) throw notFound()
        return clubInfo(ports, await clubOf(store, params.id, person), person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/clubs/:id/tables',
      operation: 'removeClubTable',
      says: 'The founder takes a table off the club’s page: it goes on as any table does, and is none of the club’s.',
      body: OneTable,
      answer: ClubInfo,
      budget: 'clubs',
      async handle({ person, params, body }) {
        if (!(await clubs.removeTable(params.id, person.id, body.table))) throw notFound()
        return clubInfo(ports, await clubOf(store, params.id, person), person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/clubs/:id',
      operation: 'dissolveClub',
      says: 'The founder dissolves the club. Its tables and records stay, and belong to nobody but their players.',
      budget: 'clubs',
      async handle({ person, params }) {
        if (!(await clubs.dissolve(params.id, person.id))) throw notFound()
        return { dissolved: true }
      },
    }),
  ]
}

function changesIn({ name, evening, season }: ChangeClub, club: Club, now: number): ClubChanges {
  if (evening && !isZone(evening.zone)) throw new Problem(400, 'malformed')
  return {
    ...(name === undefined ? {} : { name }),
    ...(evening === undefined ? {} : { evening: evening && JSON.stringify(evening) }),
    ...(season === undefined ? {} : seasonChanged(club, season, now)),
  }
}

function memberRoutes(ports: Ports): AnyRoute[] {
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
