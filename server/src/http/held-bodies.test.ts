import { createConnection } from 'node:net'
import type { ApiToken, ClubFound, ClubInfo, TableList, TableMade } from '@grotto/protocol'
import { beforeEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
  return () => server.remove()
})

/** A call whose head is sent, and its body only when somebody wants to know the answer's status. */
async function held(
  by: Client,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<() => Promise<number>> {
  const { hostname, port, host } = new URL(server.address)
  const text = JSON.stringify(body)
  const who = token ? `authorization: Bearer ${token}` : `cookie: ${by.cookie}`
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${who}\r\ncontent-type: application/json\r\n`
  const socket = createConnection(Number(port), hostname)
  socket.write(`${head}content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n`)
  const status = new Promise<number>((done, failed) => {
    socket.once('data', data => done(Number(String(data).split(' ')[1])))
    socket.once('error', failed)
  })
  // A second call is answered when the server has long read the first one's head.
  await by.http('GET', '/api/me/tokens')
  return () => {
    socket.write(text)
    return status
  }
}

test('a body that comes after somebody was forgotten does nothing in her name', async () => {
  const zul = await Client.arrive(server.address, 'Zuleika')
  const bo = await Client.arrive(server.address, 'Bo')
  const table = (await bo.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
  const club = (await bo.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  const { code } = (await bo.http('GET', `/api/clubs/${club.id}`)) as ClubInfo
  const settings = { visibility: 'public', name: 'Zuleika’s table' }
  const calls = [
    await held(zul, 'POST', '/api/tables', { game: 'diamant', settings }),
    await held(zul, 'POST', '/api/commands', { id: 'held-1', type: 'sit', table: table.id }),
    await held(zul, 'POST', '/api/clubs', { name: 'Zuleika’s club' }),
    await held(zul, 'POST', '/api/clubs/join', { code }),
    await held(zul, 'POST', '/api/me/token', { label: 'x' }),
    await held(zul, 'POST', '/api/me/move', {}),
  ]
  await zul.http('DELETE', '/api/me')
  for (const finish of calls) expect(await finish()).toBe(401)
  const { tables } = (await bo.http('GET', '/api/tables')) as TableList
  const seen = [tables, await bo.http('GET', `/api/tables/${table.id}`), await bo.http('GET', `/api/clubs/${club.id}`)]
  expect(JSON.stringify(seen)).not.toContain('Zuleika')
  expect(JSON.stringify(seen)).not.toContain(zul.id)
})

test('nor after a device was signed out, or a token revoked; who is still let in is served, by her newest name', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const lost = new Client(server.address)
  lost.cookie = ada.cookie
  const { id, token } = (await ada.http('POST', '/api/me/token')) as ApiToken
  const create = { game: 'diamant', settings: { visibility: 'public' } }
  const byToken = await held(ada, 'POST', '/api/tables', create, token)
  await ada.http('DELETE', `/api/me/tokens/${id}`)
  expect(await byToken()).toBe(401)

  const byCookie = await held(ada, 'POST', '/api/tables', create)
  await ada.http('PUT', '/api/me', { name: 'Ada the Second' })
  expect(await byCookie()).toBe(200)
  const { tables } = (await ada.http('GET', '/api/tables')) as TableList
  expect(tables.map(({ hostName }) => hostName)).toEqual(['Ada the Second'])

  const byLost = await held(lost, 'POST', '/api/tables', create)
  for (const _ of ['offered', 'begun']) await ada.request('POST', '/api/me/sign-out')
  expect(await byLost()).toBe(401)
})

test('nor does a record that was still being verified then', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const bo = await Client.arrive(server.address, 'Bo')
  const record = longRecord({ entries: 2_000, undos: 100 })
  // Hers comes after these.
  const before = [1, 2].map(() => bo.request('POST', '/api/records', record))
  await bo.http('GET', '/api/me')
  const hers = ada.request('POST', '/api/records', record)
  await ada.http('GET', '/api/me')
  await ada.http('DELETE', '/api/me')
  expect((await hers).status).toBe(401)
  expect((await Promise.all(before)).map(({ status }) => status)).toEqual([200, 200])
})

test('nor after somebody was banned; a newcomer without a cookie is served', async () => {
  const eve = await Client.arrive(server.address, 'Eve')
  const call = await held(eve, 'POST', '/api/tables', { game: 'diamant' })
  const newcomer = new Client(server.address)
  const first = await held(newcomer, 'POST', '/api/tables', { game: 'diamant' })
  expect(await first()).toBe(200)
  const now = Date.now()
  const ban = { id: 'ban-1', kind: 'ban', target: eve.id, text: '', from: now - 1, until: now + 60_000 } as const
  await server.store.moderation.take(ban)
  await expect.poll(async () => (await eve.request('GET', '/api/tables')).status, { timeout: 10_000 }).toBe(403)
  expect(await call()).toBe(403)
})
