import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { parseTrust } from './client-address.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustProxy: parseTrust('1')! })
})
afterAll(() => server.remove())

/** Through a proxy that speaks TLS with the visitor. */
async function overTls(path: string, cookie?: string, method = 'GET') {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1', ...(cookie ? { cookie } : {}) }
  const response = await fetch(server.address + path, { method, headers })
  const text = await response.text()
  return { given: response.headers.getSetCookie(), me: JSON.parse(text) as { id: string } }
}
const pair = (cookie: string) => cookie.split(';')[0]!

test('over TLS the cookie is of this host alone, and only goes over TLS', async () => {
  const { given, me } = await overTls('/api/me')
  expect(given).toHaveLength(1)
  expect(given[0]).toMatch(/^__Host-grotto=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(given[0]).not.toContain('Domain')
  expect((await overTls('/api/me', pair(given[0]!))).me.id).toBe(me.id)
})

test('who has the plain one gets the other for it, and stays who she is', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const { given, me } = await overTls('/api/me', ada.cookie)
  expect(me.id).toBe(ada.id)
  expect(given.map(each => each.split('=')[0])).toEqual(['__Host-grotto', 'grotto'])
  expect(given[1]).toContain('Max-Age=0')
  expect((await overTls('/api/me', pair(given[0]!))).me.id).toBe(ada.id)
  // What only looks is answered without one: it may come after she became somebody else.
  expect((await overTls('/api/tables', ada.cookie)).given).toEqual([])
})

test('a cookie that a neighbour under the same domain puts beside it makes nobody else of her', async () => {
  const { given, me } = await overTls('/api/me')
  const eve = await Client.arrive(server.address, 'Eve')
  for (const cookie of [`${eve.cookie}; ${pair(given[0]!)}`, `${pair(given[0]!)}; ${eve.cookie}`])
    expect((await overTls('/api/me', cookie)).me.id).toBe(me.id)
})

test('who is forgotten keeps neither', async () => {
  const { given } = await overTls('/api/me')
  const forgotten = await overTls('/api/me', pair(given[0]!), 'DELETE')
  expect(forgotten.given.map(each => pair(each))).toEqual(['grotto=', '__Host-grotto='])
})
