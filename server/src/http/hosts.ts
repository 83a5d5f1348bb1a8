import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { requestedHost, type Trust } from './client-address.ts'

/**
 * Whether a request was meant for this server. A name that a stranger's DNS suddenly leads here is none of ours; the
 * machine itself always is. Without a public address nobody knows by what names the server is reached: all are taken.
 */
export function hostCheck(
  publicUrl: string | undefined,
  origins: readonly string[],
  trust: Trust,
): (request: IncomingMessage) => boolean {
  if (publicUrl === undefined) return () => true
  const ours = new Set([publicUrl, ...origins].map(origin => new URL(origin).host))
  return request => {
    const host = normal(requestedHost(request, trust))
    return host !== undefined && (ours.has(host) || LOOPBACK.has(nameIn(host)))
  }
}

/** Whether no DNS was asked for this host: a number, or the machine's name for itself. */
export function isUnnamed({ headers }: IncomingMessage): boolean {
  const name = nameIn(normal(headers.host) ?? '')
  return LOOPBACK.has(name) || isIP(name) > 0
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1'])

/** As browsers write it: in lower case, without the usual port. Whatever is no host is none of ours. */
function normal(host: string | undefined): string | undefined {
  const url = `http://${host ?? ''}`
  if (!host || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return undefined
  return new URL(url).host.replace(/:443$/, '')
}

const nameIn = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
