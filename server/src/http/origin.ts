import type { IncomingMessage } from 'node:http'
import { requestedHost, type Trust } from './client-address.ts'

/** Browsers say where a page comes from; pages of others get nothing. Programs that are no browsers say nothing. */
export function originCheck(allowed: readonly string[], trust: Trust): (request: IncomingMessage) => boolean {
  return request => {
    const { origin } = request.headers
    if (origin === undefined) return true
    return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === requestedHost(request, trust))
  }
}
