import type { Person } from '@grotto/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE, COOKIE_SECONDS, type Identities } from '../identity/identity.ts'
import { Problem } from './problem.ts'

/** Finds out who asks; a newcomer gets an identity and its cookie. */
export type Who = (request: FastifyRequest, reply: FastifyReply) => Promise<Person>

export function whoAsks(identities: Identities): Who {
  return async (request, reply) => {
    const token = bearer(request.headers.authorization)
    if (token) return tokenHolder(identities, token)
    const known = await identities.personOf(request.cookies[COOKIE])
    const person = known?.person ?? identities.newPerson()
    const fresh = known ? known.renewed : identities.cookieFor(person.id)
    if (fresh) giveCookie(request, reply, fresh)
    return person
  }
}

export const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1]

/** A wrong token is no newcomer. */
async function tokenHolder(identities: Identities, token: string): Promise<Person> {
  const person = await identities.personOfToken(token)
  if (!person) throw new Problem(401, 'notAllowed')
  return person
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_SECONDS })
}
