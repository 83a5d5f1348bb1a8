import { Resolver } from 'node:dns/promises'

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Each of two questions in milliseconds: with them both, less than a delivery may take. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/** The machine itself, by its own word; nobody asks the DNS for it (RFC 6761). */
const HERE = /(^|\.)localhost\.?$/i
const LOOPBACK: readonly ResolvedAddress[] = [{ address: '127.0.0.1', family: 4 }]

/**
 * Asks the DNS for all addresses of a name, over a socket of its own. The system's `getaddrinfo` would hold one of the two
 * threads that libuv has for it, for as long as a name's own servers are silent: whoever owns such a name and has it asked for
 * a few times, would keep everybody's reminders waiting. Names that only this machine knows are none of the internet's.
 */
export function nameLookup(servers?: readonly string[]): (host: string) => Promise<readonly ResolvedAddress[]> {
  return async host => {
    if (HERE.test(host)) return LOOPBACK
    // A new one each time: where to ask may have changed.
    const resolver = new Resolver(PATIENCE)
    if (servers) resolver.setServers(servers)
    const asked = await Promise.allSettled([of(4, resolver.resolve4(host)), of(6, resolver.resolve6(host))])
    const found = asked.flatMap(each => (each.status === 'fulfilled' ? each.value : []))
    if (found.length === 0) throw new Error('the name leads nowhere')
    return found
  }
}

const of = async (family: number, found: Promise<string[]>): Promise<ResolvedAddress[]> =>
  (await found).map(address => ({ address, family }))
