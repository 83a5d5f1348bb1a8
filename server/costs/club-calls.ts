import type { ClubFound, ClubInfo, TableMade } from '@grotto/protocol'
import { Client } from '../test-kit/client.ts'
import type { CallRequest, Case } from './calls.ts'
import { TOURNAMENTS } from './fill-club.ts'
import type { World } from './world.ts'

/** Of the club that has 10,000 games and as many members as it may have. */
const atClub = (end: string, body?: (world: World) => unknown): Case['asked'] => {
  return async (world): Promise<CallRequest[]> => [
    { by: world.host, path: `/api/clubs/${world.club}${end}`, ...(body ? { body: body(world) } : {}) },
  ]
}

const WITH_A_CLUB = new WeakMap<Client, ClubInfo>()
async function founder({ server }: World): Promise<Client> {
  const by = await Client.arrive(server.address)
  const { id } = (await by.http('POST', '/api/clubs', { name: 'x' })) as ClubFound
  WITH_A_CLUB.set(by, (await by.http('GET', `/api/clubs/${id}`)) as ClubInfo)
  return by
}

/** What changes a club is measured at one of its own. */
const byFounder = (end: string, body?: (by: Client) => unknown): Case['asked'] => {
  return async world => {
    const by = await founder(world)
    return [{ by, path: `/api/clubs/${WITH_A_CLUB.get(by)!.id}${end}`, ...(body ? { body: body(by) } : {}) }]
  }
}

/** Of a tournament with sixty people, six deals and 120 tables. */
const atTournament = (end: string, id = TOURNAMENTS.begun): Case['asked'] => {
  return async ({ host }) => [{ by: host, path: `/api/tournaments/${id}${end}` }]
}

export const CLUB_CALLS: Readonly<Record<string, Case>> = {
  // 5.3 ms, 2 kB
  'GET /api/my/clubs': { cpu: 40, heap: 900, asked: async ({ host }) => [{ by: host }] },
  'POST /api/clubs': {
    cpu: 20,
    heap: 500,
    asked: async ({ server }) => [{ by: await Client.arrive(server.address) }],
  },
  'POST /api/clubs/look': { cpu: 15, heap: 500, asked: linked },
  'POST /api/clubs/join': { cpu: 20, heap: 500, asked: linked },
  // 7.4 ms, 0 kB
  'GET /api/clubs/:id': { cpu: 40, heap: 900, asked: atClub('') },
  // 38.3 ms, 47 kB: less than the 100 ms that a club's page may take
  'GET /api/clubs/:id/statistics': { cpu: 100, heap: 3_000, asked: atClub('/statistics') },
  // 37.4 ms, 0 kB; 558 ms when 10,000 games are replayed, a few at a time, 33.8 ms in one go
  'GET /api/clubs/:id/ratings': { cpu: 200, heap: 3_000, asked: atClub('/ratings') },
  'GET /api/clubs/:id/seasons/:ended': { cpu: 100, heap: 3_000, asked: atClub('/seasons/1') },
  'POST /api/clubs/:id/invite': {
    cpu: 20,
    heap: 900,
    asked: atClub('/invite', ({ people }) => ({ person: people[1]!.id })),
  },
  'DELETE /api/clubs/:id/invite': { cpu: 40, heap: 900, asked: atClub('/invite') },
  'POST /api/clubs/:id/accept': { cpu: 40, heap: 900, asked: atClub('/accept') },
  'GET /api/clubs/:id/calendar': { cpu: 20, heap: 900, asked: atClub('/calendar') },
  'PUT /api/clubs/:id': { cpu: 30, heap: 900, asked: byFounder('') },
  'POST /api/clubs/:id/link': { cpu: 30, heap: 500, asked: byFounder('/link') },
  'PUT /api/clubs/:id/founder': { cpu: 30, heap: 500, asked: byFounder('/founder', by => ({ person: by.id })) },
  'DELETE /api/clubs/:id/tables': {
    cpu: 30,
    heap: 500,
    async asked(world) {
      const by = await founder(world)
      const { id: club } = WITH_A_CLUB.get(by)!
      const { id: table } = (await by.http('POST', '/api/tables', { game: 'diamant', club })) as TableMade
      return [{ by, path: `/api/clubs/${club}/tables`, body: { table } }]
    },
  },
  'DELETE /api/clubs/:id': { cpu: 20, heap: 500, asked: byFounder('') },
  'PUT /api/clubs/:id/me': { cpu: 40, heap: 900, asked: atClub('/me', () => ({ rated: true })) },
  'GET /api/clubs/:id/tournaments': { cpu: 40, heap: 900, asked: atClub('/tournaments') },
  'POST /api/clubs/:id/tournaments': {
    cpu: 20,
    heap: 500,
    asked: byFounder('/tournaments', () => ({
      ...{ game: 'diamant', deals: 6, seats: 8, clock: 60, closes: Date.now() + 3_000_000 },
    })),
  },
  'GET /api/tournaments/:id': { cpu: 60, heap: 3_000, asked: atTournament('') },
  'POST /api/tournaments/:id/begin': { cpu: 100, heap: 3_000, asked: atTournament('/begin', TOURNAMENTS.waiting) },
  'DELETE /api/tournaments/:id': { cpu: 20, heap: 500, asked: atTournament('') },
  'POST /api/tournaments/:id/entry': { cpu: 60, heap: 3_000, asked: atTournament('/entry') },
  'DELETE /api/tournaments/:id/entry': { cpu: 60, heap: 3_000, asked: atTournament('/entry', TOURNAMENTS.waiting) },
  'POST /api/tournaments/:id/play': { cpu: 60, heap: 3_000, asked: atTournament('/play') },
  'DELETE /api/clubs/:id/members': { cpu: 20, heap: 500, asked: byFounder('/members', by => ({ person: by.id })) },
}

async function linked(world: World): Promise<CallRequest[]> {
  const { code } = (await world.host.http('GET', `/api/clubs/${world.club}`)) as ClubInfo
  const by = await Client.arrive(world.server.address)
  return [{ by }, { by, body: { code } }]
}
