import { ApiToken, ApiTokens, NewApiToken } from '@grotto/protocol'
import type { Store, Token } from '@grotto/storage'
import type { Identities } from '../identity/identity.ts'
import type { Clock } from '../process/clock.ts'
import type { Disconnector } from '../sockets/disconnector.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly identities: Identities
  readonly disconnector: Disconnector
}

/** What lets programs act for me. */
export function tokenRoutes({ store, clock, identities, disconnector }: Ports): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/me/token',
      operation: 'makeToken',
      says: 'A token for programs: sent as "Authorization: Bearer …" it stands for this identity for 90 days. Shown once.',
      body: NewApiToken,
      answer: ApiToken,
      byCookieOnly: true,
      budget: 'credentials',
      async handle({ person, generation, body }) {
        await store.keepPerson({ ...person, seen: clock.now() })
        const made = await identities.newToken({ person, generation }, body?.label ?? '')
        if (!made) throw new Problem(422, 'tooManyTokens')
        const { id, secret, label, expires } = made
        return { id, token: secret, label, expires }
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/tokens',
      operation: 'listTokens',
      says: 'My tokens: what I called them, when they were made, the day they were last used, when they expire.',
      answer: ApiTokens,
      handle: async ({ person }) => listed(await store.tokens.of(person.id), clock.now()),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/tokens/:id',
      operation: 'revokeToken',
      says: 'Revokes one token. Whatever is open in my name is closed, and comes back with what still lets it in.',
      answer: ApiTokens,
      async handle({ person, params }) {
        if (!(await store.tokens.revoke(person.id, params.id))) throw notFound()
        await disconnector.everywhere(person.id, 'gone')
        return listed(await store.tokens.of(person.id), clock.now())
      },
    }),
  ]
}

const listed = (tokens: readonly Token[], now: number): ApiTokens => ({
  tokens: tokens
    .filter(({ expires }) => expires > now)
    .map(({ id, label, created, expires, used }) => ({ id, label, created, expires, used })),
})
