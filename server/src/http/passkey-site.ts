import type { FastifyRequest } from 'fastify'
import { requestedHost, type Trust } from './client-address.ts'

/** Where a page is, as its passkeys know it. */
export interface Site {
  readonly origin: string
  /** Without scheme and port. */
  readonly name: string
}

/**
 * The site a call comes from. Only pages of ours get this far: the origin is one of those we know or that of the host that was
 * asked for, and that host is ours. At the public address it is the public one, whatever scheme a page claims to have.
 */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined, trust: Trust): Site {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl)
  const asked = `${request.protocol}://${requestedHost(request.raw, trust) ?? 'localhost'}`
  const said = request.headers.origin ?? known?.origin ?? asked
  const url = new URL(URL.canParse(said) ? said : 'http://localhost')
  return { origin: known?.host === url.host ? known.origin : url.origin, name: url.hostname }
}
