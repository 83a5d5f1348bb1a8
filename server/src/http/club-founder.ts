import { ChangeClub, ClubInfo, OneMember, OneTable } from '@grotto/protocol'
import type { Club, ClubChanges } from '@grotto/storage'
import { clubInfo } from '../clubs/club-info.ts'
import { isZone } from '../clubs/evening.ts'
import { seasonChanged } from '../clubs/season.ts'
import { newId } from '../process/randomness.ts'
import { type ClubRoutePorts, clubOf } from './club-of.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

/** Who founded it decides; whether she still is the founder, the store knows in the moment in which it is done. */
export function founderRoutes(ports: ClubRoutePorts): AnyRoute[] {
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
