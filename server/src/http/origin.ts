import type { IncomingMessage } from 'node:http'

/** Browsers say where a page comes from; pages of others get nothing. Programs that are no browsers say nothing. */
export function originCheck(allowed: readonly string[], trustProxy: boolean): (request: IncomingMessage) => boolean {
  return ({ headers }) => {
    const { origin } = headers
    if (origin === undefined) return true
    const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined
    const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host
    return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
  }
}
