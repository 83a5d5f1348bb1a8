import { ChangeMe, Claim, type Me, type MoveCode } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { FastifyInstance } from 'fastify'
import { type ForgettingPorts, forgetPerson } from '../forgetting.ts'
import { COOKIE, type Identities } from '../identity.ts'
import type { IdentityMoves } from '../identity-moves.ts'
import { perMinute } from './limits.ts'
import { notFound, parseBody } from './problem.ts'
import { giveCookie, type Who } from './who.ts'

interface Ports extends ForgettingPorts {
  readonly moves: IdentityMoves
  readonly identities: Identities
  readonly rateLimits: number

  readonly who: Who
}

const meOf = ({ id, name, language }: Person): Me => ({ id, name, language: language as Me['language'] })

/** Who am I, and what do I want to be called. */
export function meRoutes(app: FastifyInstance, ports: Ports): void {
  const { who, store, clock, moves, identities, rateLimits } = ports

  app.get('/api/me', async (request, reply) => meOf(await who(request, reply)))

  app.put('/api/me', async (request, reply) => {
    const change = parseBody(ChangeMe, request.body)
    const person = await who(request, reply)
    const { name = person.name, language = person.language } = change
    const changed: Person = { ...person, name, language, seen: clock.now() }
    await store.keepPerson(changed)
    return meOf(changed)
  })

  app.delete('/api/me', async (request, reply) => {
    await forgetPerson(ports, await who(request, reply))
    reply.clearCookie(COOKIE, { path: '/' })
    return { forgotten: true }
  })

  app.post('/api/me/move', async (request, reply): Promise<MoveCode> => {
    const person = await who(request, reply)
    await store.keepPerson({ ...person, seen: clock.now() })
    return moves.offer(person.id)
  })

  app.post('/api/me/claim', perMinute(10, rateLimits), async (request, reply) => {
    const id = moves.claim(parseBody(Claim, request.body).code)
    const person = id && (await store.person(id))
    if (!person) throw notFound()
    giveCookie(request, reply, identities.cookieFor(person.id))
    return meOf(person)
  })
}
