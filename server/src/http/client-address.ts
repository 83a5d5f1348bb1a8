import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Whether what the machine at this address writes into X-Forwarded headers is believed; hop 0 is the one that connects. */
export type Trust = (address: string, hop: number) => boolean

export const trustNobody: Trust = () => false

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** `2` are two proxies in a row; `10.0.0.0/8, ::1` are proxies by their addresses. Nothing where it is neither. */
export function parseTrust(text: string): Trust | undefined {
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text)
  const listed = text.split(',').map(each => each.trim())
  if (!listed.every(each => RANGES.has(each) || isIP(each.split('/')[0]!))) return undefined
  try {
    return proxyAddress.compile(listed)
  } catch {
    return undefined
  }
}

/** Who calls, for calls and sockets alike: what the proxies we trust say, from the nearest on, and nobody beyond them. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string =>
  shareOf(proxyAddress(request, (address, hop) => trust(withoutPort(address), hop)))

/** Some proxies write `address:port` or `[address]:port`: each connection would be a visitor of its own. */
const withoutPort = (address: string): string =>
  /^"?(?:([\d.]+):\d{1,5}|\[([\da-fA-F:.]+)\](?::\d{1,5})?)"?$/.exec(address)?.slice(1).find(Boolean) ?? address

/** All that is no address has one share: whoever made up another each time would have as many as she likes. */
const NO_ADDRESS = 'unknown'
const PARTS_OF_A_NETWORK = 4

/** The address that has one share of the server: with IPv6 a household has a whole network (/64). */
export function shareOf(address: string | undefined): string {
  const bare = withoutPort(address ?? '')
  if (!isIP(bare)) return NO_ADDRESS
  const ip = ipaddr.process(bare)
  if (!('parts' in ip)) return ip.toString()
  return `${ip.parts
    .slice(0, PARTS_OF_A_NETWORK)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

/** The host a visitor asked for, where a proxy we trust says it. */
export function requestedHost({ headers, socket }: IncomingMessage, trust: Trust): string | undefined {
  const forwarded = trust(socket.remoteAddress ?? '', 0) ? headers['x-forwarded-host'] : undefined
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() || headers.host
  )
}
