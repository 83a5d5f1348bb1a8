import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identities, Known } from '../identity/identity.ts'
import { cookieIn, giveCookie, isReplaceable } from './cookie.ts'
import { Problem } from './problem.ts'

export interface Who {
  /** Finds out who asks; a newcomer gets an identity and its cookie. */
  ask(request: FastifyRequest, reply: FastifyReply): Promise<Known>
  /**
   * As she is now, whom `ask` found some time ago. Whoever was forgotten, signed out or lost her token meanwhile does nothing
   * any more: not even as a stranger, since she did not mean to be one.
   */
  askAgain(request: FastifyRequest, known: Known): Promise<Known>
}

export function whoAsks(identities: Identities): Who {
  return {
    async ask(request, reply) {
      const token = bearer(request.headers.authorization)
      if (token) return tokenHolder(identities, token)
      const cookie = cookieIn(request.cookies)
      const known = (await identities.personOf(cookie)) ?? newcomer(identities)
      const renewed =
        known.renewed ?? (isReplaceable(request) && !isPassing(request) ? cookieOf(identities, known) : undefined)
      if (renewed && !(isPassing(request) && identities.isDead(cookie))) giveCookie(request, reply, renewed)
      return known
    },
    async askAgain(request, known) {
      const token = bearer(request.headers.authorization)
      if (token) return tokenHolder(identities, token)
      if (known.isNewcomer) return known
      const still = await identities.personOf(cookieIn(request.cookies))
      if (!still) throw new Problem(401, 'notAllowed')
      return still
    },
  }
}

/**
 * Whether it only looks, and does not ask who it is. What a device sent before it was given another cookie may come after that
 * one counts: an answer to it must not take the new cookie away.
 */
const isPassing = ({ method, routeOptions: { url } }: FastifyRequest): boolean => method === 'GET' && url !== '/api/me'

const cookieOf = (identities: Identities, { person, generation }: Known): string =>
  identities.cookieFor(person.id, generation)

function newcomer(identities: Identities): Known {
  const person = identities.newPerson()
  return { person, generation: 0, renewed: identities.cookieFor(person.id, 0), isNewcomer: true }
}

export const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1]

/** A wrong token is no newcomer. */
async function tokenHolder(identities: Identities, token: string): Promise<Known> {
  const known = await identities.personOfToken(token)
  if (!known) throw new Problem(401, 'notAllowed')
  return known
}
