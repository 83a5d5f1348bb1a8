import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openServer } from '../../test-kit/open-server.ts'
import { clientAddress, parseTrust, requestedHost, shareOf } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string, host?: string) =>
  ({
    socket: { remoteAddress },
    headers: { host: 'inside', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}), 'x-forwarded-host': host },
  }) as unknown as IncomingMessage

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['"[2001:db8:1:2::1]:443"', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  // What is no address is everybody's: otherwise whoever sends another each time has no limits.
  ['unknown0.123', 'unknown'],
  ['3221225991', 'unknown'],
  ['192.0.2.7:', 'unknown'],
  ['192.0.2.7:50123:1', 'unknown'],
  ['x'.repeat(500), 'unknown'],
  [undefined, 'unknown'],
])('%s has the share of %s', (address, share) => {
  expect(shareOf(address)).toBe(share)
})

test.each([
  ['0', '10.0.0.1'],
  ['1', '192.0.2.2'],
  ['2', '192.0.2.1'],
  ['10.0.0.0/8', '192.0.2.2'],
  ['10.0.0.1, 192.0.2.2', '192.0.2.1'],
  ['uniquelocal', '192.0.2.2'],
  ['::1', '10.0.0.1'],
])(
  'trusting %s, the last address that somebody trusted wrote counts, never what the visitor wrote',
  (trusted, seen) => {
    const trust = parseTrust(trusted)!
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 192.0.2.1, 192.0.2.2'), trust)).toBe(seen)
    expect(clientAddress(from('10.0.0.1', '7.7.7.7, 6.6.6.6, 192.0.2.1, 192.0.2.2'), trust)).toBe(seen)
  },
)

test('the host is believed of a proxy only', () => {
  expect(requestedHost(from('10.0.0.1', undefined, 'evil, grotto.example'), parseTrust('1')!)).toBe('grotto.example')
  expect(requestedHost(from('10.0.0.1', undefined, 'evil'), parseTrust('10.0.0.9')!)).toBe('inside')
  expect(requestedHost(from('10.0.0.1'), parseTrust('1')!)).toBe('inside')
})

test.each(['yes', 'true', '-1', '1.5', '100', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1;::1', 'proxy.example'])(
  '%s is refused',
  given => {
    expect(parseTrust(given)).toBeUndefined()
  },
)

test('a proxy that writes ports is trusted as one that does not', () => {
  const trust = parseTrust('10.0.0.1, 192.0.2.2')!
  expect(clientAddress(from('10.0.0.1', '6.6.6.6, 192.0.2.1:5001, 192.0.2.2:5002'), trust)).toBe('192.0.2.1')
})

test.each([
  ['another port', (i: number) => `192.0.2.7:${1000 + i}`],
  ['another port of IPv6', (i: number) => `[2001:db8::7]:${1000 + i}`],
  ['another word that is no address', (i: number) => `unknown${i}`],
])('with %s each time a visitor is still one', async (_, forwarded) => {
  const server = await openServer({ rateLimits: 0.1, trustProxy: parseTrust('1')! })
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded(i) }
    const body = '{"code":"ABCDEF"}'
    statuses.push((await fetch(`${server.address}/api/join`, { method: 'POST', headers, body })).status)
  }
  expect(statuses).toContain(429)
  await server.remove()
})

test('whoever invents addresses behind a proxy is still one visitor', async () => {
  const server = await openServer({ rateLimits: 0.1, trustProxy: parseTrust('1')! })
  const guess = async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
    return (await fetch(`${server.address}/api/join`, { method: 'POST', headers, body: '{"code":"ABCDEF"}' })).status
  }
  const statuses = new Set<number>()
  for (let i = 0; i < 20; i++) statuses.add(await guess(`6.6.6.${i}, 2001:db8::${i}`))
  expect(statuses).toContain(429)
  expect(await guess('6.6.6.6, 192.0.2.1')).toBe(404)
  await server.remove()
})
