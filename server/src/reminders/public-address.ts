import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is no place on the internet: private, loopback, link-local, shared (CGNAT), documentation, multicast, reserved. */
const NOT_PUBLIC_4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
/** Of IPv6 only this is routed on the internet; what wraps an IPv4 address (mapped, NAT64) lies outside. */
const ROUTED_6 = listOf('ipv6', ['2000::/3'])
/** Within it: protocol assignments with Teredo, documentation, 6to4. */
const NOT_PUBLIC_6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Whether an address is somewhere on the internet, and not a machine beside this one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return ROUTED_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net, prefix] = subnet.split('/') as [string, string]
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}
