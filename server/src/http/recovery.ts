import { MakePhrase, Me, Recover, RecoveryInfo, RecoveryPhrase, SignedOut } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import { DAY } from '../identity/identity.ts'
import { hashOfPhrase, newPhrase } from '../identity/recovery-phrase.ts'
import { signOutOthers } from '../identity/sign-out.ts'
import type { Clock } from '../process/clock.ts'
import type { Bytes } from '../process/randomness.ts'
import { type ComingBackPorts, comeBack, offered } from './coming-back.ts'
import { giveCookie } from './cookie.ts'
import { notFound } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports extends ComingBackPorts {
  readonly clock: Clock
  readonly bytes: Bytes
}

/** Twelve words on paper, for whoever loses every device. */
export const recoveryRoutes = (ports: Ports): AnyRoute[] => [...phraseRoutes(ports), ...comingBackRoutes(ports)]

function phraseRoutes({ store, clock, bytes }: Ports): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/me/recovery',
      operation: 'getRecovery',
      says: 'Whether I have a recovery phrase: when it was made, and the day it was last used.',
      answer: RecoveryInfo,
      handle: async ({ person }) => infoOf(store, person.id),
    }),
    route({
      method: 'POST',
      path: '/api/me/recovery',
      operation: 'makeRecoveryPhrase',
      says: 'Twelve words that bring this identity back without any of its devices. Shown once; those before are worth nothing.',
      body: MakePhrase,
      answer: RecoveryPhrase,
      byCookieOnly: true,
      budget: 'channels',
      async handle({ person, body }) {
        const created = clock.now()
        const { text, hash } = await newPhrase(bytes, body?.language ?? person.language)
        await store.keepPerson({ ...person, seen: created })
        await store.recoveries.keep({ person: person.id, hash, created, used: null })
        return { phrase: text, created }
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/recovery',
      operation: 'dropRecoveryPhrase',
      says: 'My recovery phrase is worth nothing from now on.',
      answer: RecoveryInfo,
      byCookieOnly: true,
      async handle({ person }) {
        if (!(await store.recoveries.remove(person.id))) throw notFound()
        return infoOf(store, person.id)
      },
    }),
  ]
}

/** With the words, and for good: what was lost with the old devices lets nobody in. */
function comingBackRoutes(ports: Ports): AnyRoute[] {
  const { store, clock, identities } = ports
  return [
    route({
      method: 'POST',
      path: '/api/me/recover',
      operation: 'recoverMe',
      says: 'Become whose recovery phrase this is; it stays good. With `signOutOthers` every other device is signed out, as by /api/me/sign-out.',
      body: Recover,
      answer: Me,
      budget: 'devices',
      async handle({ body, request, reply }) {
        const hash = await hashOfPhrase(body.phrase)
        const recovery = hash && (await store.recoveries.find(hash))
        const person = recovery && (await store.person(recovery.person))
        if (!person) throw notFound()
        await store.recoveries.used(person.id, Math.floor(clock.now() / DAY) * DAY)
        return comeBack(ports, person, { alone: body.signOutOthers === true, request, reply })
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/sign-out',
      operation: 'signOutOthers',
      says: 'Signs out every other device of mine, in two steps, so that no answer that is lost signs out this one: first it gives a new cookie; asked again with that one it ends all others at once, with codes for further devices, all tokens and reminders (`done`). The recovery phrase and passkeys stay good.',
      answer: SignedOut,
      byCookieOnly: true,
      budget: 'channels',
      async handle({ person, generation, request, reply }) {
        if (await signOutOthers(ports, { person, generation })) return { done: true }
        await store.keepPerson({ ...person, seen: clock.now() })
        giveCookie(request, reply, identities.cookieFor(person.id, await offered(store, person.id)))
        return { done: false }
      },
    }),
  ]
}

async function infoOf(store: Store, person: string): Promise<RecoveryInfo> {
  const { created = null, used = null } = (await store.recoveries.of(person)) ?? {}
  return { created, used }
}
