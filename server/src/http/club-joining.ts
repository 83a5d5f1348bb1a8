import { ClubFound, ClubLink, ClubSeen, FoundClub, InviteCompanion } from '@grotto/protocol'
import type { Club, Person, Store } from '@grotto/storage'
import { CLUB_CAPS } from '../clubs/caps.ts'
import { invitedClubs, toClub } from '../clubs/invited-clubs.ts'
import { newId } from '../process/randomness.ts'
import { type ClubRoutePorts, clubOf } from './club-of.ts'
import { ask } from './companions.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

const keep = ({ store, clock }: ClubRoutePorts, person: Person): Promise<void> =>
  store.keepPerson({ ...person, seen: clock.now() })

/** Found one, or come by its link. */
export function comingRoutes(ports: ClubRoutePorts): AnyRoute[] {
  const { store, clock, bytes } = ports
  return [
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

async function join(ports: ClubRoutePorts, person: Person, code: string): Promise<string> {
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
export function invitationRoutes(ports: ClubRoutePorts): AnyRoute[] {
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
