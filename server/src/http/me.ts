import { ChangeMe, Claim, Me, MoveCode } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import { isLanguage } from '@grotto/words'
import type { DeviceTransfers } from '../identity/device-transfers.ts'
import type { Identities } from '../identity/identity.ts'
import { type ForgettingPorts, forgetPerson } from '../privacy/forgetting.ts'
import { renameAtTables } from '../tables/renaming.ts'
import { giveCookie, takeCookies } from './cookie.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports extends ForgettingPorts {
  readonly deviceTransfers: DeviceTransfers
  readonly identities: Identities
}

export const meOf = ({ id, name, language }: Person): Me => ({ id, name, language })

const keep = ({ store, clock }: Ports, person: Person): Promise<void> =>
  store.keepPerson({ ...person, seen: clock.now() })

/** Who am I, what do I want to be called, and where else am I. */
export const meRoutes = (ports: Ports): AnyRoute[] => [...identityRoutes(ports), ...transferRoutes(ports)]

function identityRoutes(ports: Ports): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/me',
      operation: 'getMe',
      says: 'Who is asking. The first call makes a guest identity and sets its cookie.',
      answer: Me,
      handle: async ({ person }) => meOf(person),
    }),
    route({
      method: 'PUT',
      path: '/api/me',
      operation: 'changeMe',
      says: 'Another name or language.',
      body: ChangeMe,
      answer: Me,
      budget: 'names',
      speaks: ({ name }, person) => name !== undefined && name !== person.name,
      async handle({ person, body: { name = person.name, language = person.language } }) {
        if (language !== null && !isLanguage(language)) throw new Problem(400, 'malformed')
        const changed = { ...person, name, language }
        await keep(ports, changed)
        if (name !== person.name) await renameAtTables(ports, changed)
        return meOf(changed)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      operation: 'forgetMe',
      mayBanned: true,
      says: 'Forget me: bots take my seats, my name goes, cookies and tokens are worth nothing, what is open is closed.',
      budget: 'forgets',
      async handle({ person, request, reply }) {
        await forgetPerson(ports, person)
        takeCookies(request, reply)
        return { forgotten: true }
      },
    }),
  ]
}

/** The same identity on another device. */
function transferRoutes(ports: Ports): AnyRoute[] {
  const { store, deviceTransfers, identities } = ports
  return [
    route({
      method: 'POST',
      path: '/api/me/move',
      operation: 'makeMoveCode',
      says: 'A code that brings this identity to another device: once, within ten minutes.',
      answer: MoveCode,
      byCookieOnly: true,
      budget: 'credentials',
      async handle({ person, generation }) {
        await keep(ports, person)
        return deviceTransfers.offer(person.id, generation)
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/claim',
      operation: 'claimMoveCode',
      says: 'Become who gave the code.',
      body: Claim,
      answer: Me,
      budget: 'devices',
      async handle({ body, request, reply }) {
        const offer = await deviceTransfers.claim(body.code)
        const person = offer && (await store.person(offer.person))
        // Whoever gave it was signed out meanwhile.
        if (!person || offer.generation < (await store.devices.generation(person.id))) throw notFound()
        giveCookie(request, reply, identities.cookieFor(person.id, offer.generation))
        return meOf(person)
      },
    }),
  ]
}
