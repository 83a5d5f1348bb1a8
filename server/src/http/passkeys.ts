import { KeepPasskey, Me, NewPasskeyOptions, PasskeyList, PasskeyOptions, RecoverByPasskey } from '@grotto/protocol'
import type { Passkey } from '@grotto/storage'
import type { FastifyRequest } from 'fastify'
import { DAY } from '../identity/identity.ts'
import { PasskeyChallenges, type Purpose, VALID_FOR } from '../identity/passkey-challenges.ts'
import { ALGORITHMS, library, verifyNew, verifyUse } from '../identity/verify-passkey.ts'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newId } from '../process/randomness.ts'
import { type ComingBackPorts, comeBack } from './coming-back.ts'
import type { Site } from './passkey-site.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

/** So many a person may have: one for each device, and one in a drawer. */
export const PASSKEYS = 5
const BODY_BYTES = 12_000

interface Ports extends ComingBackPorts {
  readonly clock: Clock
  readonly bytes: Bytes
  /** Where a call comes from. */
  readonly siteOf: (request: FastifyRequest) => Site
}

interface Routing extends Ports {
  readonly challenges: PasskeyChallenges
}

/** Keys on devices, for whoever loses one of them and wants nothing on paper. */
export function passkeyRoutes(ports: Ports): AnyRoute[] {
  const routing = { ...ports, challenges: new PasskeyChallenges(ports) }
  return [...makingRoutes(routing), ...keptRoutes(routing), ...comingBackRoutes(routing)]
}

function makingRoutes(ports: Routing): AnyRoute[] {
  const { store, clock, bytes, siteOf, challenges } = ports
  return [
    route({
      method: 'POST',
      path: '/api/me/passkeys/options',
      operation: 'offerPasskey',
      says: 'What a browser needs to make a passkey for this identity: the options of WebAuthn, good for five minutes.',
      answer: NewPasskeyOptions,
      byCookieOnly: true,
      budget: 'passkeys',
      async handle({ person, request }) {
        const mine = await store.passkeys.of(person.id)
        if (mine.length >= PASSKEYS) throw new Problem(422, 'tooManyPasskeys')
        const { generateRegistrationOptions } = await library()
        const { challenge, rp, user, pubKeyCredParams, excludeCredentials } = await generateRegistrationOptions({
          rpName: 'Grotto',
          rpID: siteOf(request).name,
          userID: new Uint8Array(Buffer.from(person.id)),
          userName: person.name,
          userDisplayName: person.name,
          challenge: challenges.offer('make', person.id),
          supportedAlgorithmIDs: ALGORITHMS,
          excludeCredentials: mine.map(({ credential }) => ({ id: credential })),
        })
        const authenticatorSelection = { residentKey: 'required', userVerification: 'preferred' } as const
        const wish = { timeout: VALID_FOR, attestation: 'none', authenticatorSelection } as const
        return { challenge, rp, user, pubKeyCredParams, excludeCredentials, ...wish }
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/passkeys',
      operation: 'keepPasskey',
      says: 'Keeps the passkey that a browser made: from now on it brings this identity back. At most five.',
      body: KeepPasskey,
      answer: PasskeyList,
      byCookieOnly: true,
      budget: 'channels',
      bodyLimit: BODY_BYTES,
      async handle({ person, body, request }) {
        const { origin, name } = siteOf(request)
        const made = await verifyNew(body, { origin, name, readChallenge: reading(challenges, 'make', person.id) })
        if (!made) throw new Problem(400, 'malformed')
        const { challenge, credential, publicKey, counter } = made
        const created = clock.now()
        if (!(await store.passkeys.spend(challenge, created))) throw new Problem(400, 'malformed')
        await store.keepPerson({ ...person, seen: created })
        const named = { id: newId(bytes), person: person.id, label: body.label ?? '', site: name, created, used: null }
        const isKept = await store.passkeys.keep({ ...named, credential, publicKey, counter }, PASSKEYS)
        const mine = await store.passkeys.of(person.id)
        // Else it is somebody's already.
        if (!isKept) throw mine.length >= PASSKEYS ? new Problem(422, 'tooManyPasskeys') : new Problem(400, 'malformed')
        return listed(mine)
      },
    }),
  ]
}

function keptRoutes({ store }: Routing): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/me/passkeys',
      operation: 'listPasskeys',
      says: 'My passkeys: what I called them, where they are good, when they were made, the day they were last used.',
      answer: PasskeyList,
      handle: async ({ person }) => listed(await store.passkeys.of(person.id)),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/passkeys/:id',
      operation: 'removePasskey',
      says: 'This passkey brings nobody back any more. Who came back with it stays, until she is signed out.',
      answer: PasskeyList,
      byCookieOnly: true,
      async handle({ person, params }) {
        if (!(await store.passkeys.remove(person.id, params.id))) throw notFound()
        return listed(await store.passkeys.of(person.id))
      },
    }),
  ]
}

/** As with the words: whatever is wrong, nothing is said of it but that nobody was found. */
function comingBackRoutes(ports: Routing): AnyRoute[] {
  const { store, clock, siteOf, challenges } = ports
  return [
    route({
      method: 'POST',
      path: '/api/me/recover/passkey/options',
      operation: 'askPasskey',
      says: 'What a browser needs to ask for a passkey, whosever it is: the options of WebAuthn, good for five minutes, once.',
      answer: PasskeyOptions,
      budget: 'passkeys',
      async handle({ person, request }) {
        const { generateAuthenticationOptions } = await library()
        const { challenge } = await generateAuthenticationOptions({
          rpID: siteOf(request).name,
          challenge: challenges.offer('recover', person.id),
        })
        return { challenge, rpId: siteOf(request).name, timeout: VALID_FOR, userVerification: 'preferred' }
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/recover/passkey',
      operation: 'recoverByPasskey',
      says: 'Become whose passkey has signed. With `signOutOthers` every other device is signed out, as by /api/me/sign-out.',
      body: RecoverByPasskey,
      answer: Me,
      budget: 'devices',
      bodyLimit: BODY_BYTES,
      async handle({ person: asking, body, request, reply }) {
        const passkey = await store.passkeys.find(body.id)
        if (!passkey) throw notFound()
        const readChallenge = reading(challenges, 'recover', asking.id)
        const used = await verifyUse(body, passkey, { ...siteOf(request), readChallenge })
        const now = clock.now()
        const day = Math.floor(now / DAY) * DAY
        if (!used || !(await store.passkeys.spend(used.challenge, now))) throw notFound()
        if (!(await store.passkeys.use(passkey.id, used.counter, day))) throw notFound()
        const person = await store.person(passkey.person)
        if (!person) throw notFound()
        return comeBack(ports, person, { alone: body.signOutOthers === true, request, reply })
      },
    }),
  ]
}

const reading = (challenges: PasskeyChallenges, purpose: Purpose, person: string) => (challenge: string) =>
  challenges.read(purpose, person, challenge)

const listed = (passkeys: readonly Passkey[]): PasskeyList => ({
  passkeys: passkeys.map(({ id, label, site, created, used }) => ({ id, label, site, created, used })),
})
