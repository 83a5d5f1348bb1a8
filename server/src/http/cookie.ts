import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE_SECONDS } from '../identity/identity.ts'

type Cookies = Readonly<Record<string, string | undefined>>

const PLAIN = 'grotto'
/** Over TLS: browsers take it from this very host alone, so no neighbour under the same domain puts another in its place. */
const OF_THIS_HOST = '__Host-grotto'

/** What a visitor shows for who she is. */
export const cookieIn = (cookies: Cookies): string | undefined => cookies[OF_THIS_HOST] ?? cookies[PLAIN]

/** Whether she came by TLS with the cookie that others could have put there, and none of this host's. */
export const isReplaceable = ({ protocol, cookies }: FastifyRequest): boolean =>
  protocol === 'https' && cookies[OF_THIS_HOST] === undefined && cookies[PLAIN] !== undefined

export function giveCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https'
  const name = secure ? OF_THIS_HOST : PLAIN
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_SECONDS })
  if (isReplaceable(request)) reply.clearCookie(PLAIN, { path: '/' })
}

export function takeCookies({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PLAIN, { path: '/' })
  if (protocol === 'https') reply.clearCookie(OF_THIS_HOST, { path: '/', secure: true })
}
