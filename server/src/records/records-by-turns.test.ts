import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { parseTrust } from '../http/client-address.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustProxy: parseTrust('1')! })
})
afterAll(() => server.remove())

async function arriveFrom(address: string): Promise<Client> {
  const client = new Client(server.address)
  client.headers = { 'x-forwarded-for': address }
  await client.http('GET', '/api/me')
  return client
}

test('a stranger brings a game and takes it out while one address brings twenty', async () => {
  const [ada, bo] = [await arriveFrom('10.0.0.1'), await arriveFrom('10.0.0.2')]
  // The thread is there.
  await bo.http('POST', '/api/records', longRecord({ entries: 100, undos: 0 }))
  // Long enough to fall behind, short enough that a machine with much else to do has all of them in their patience.
  const long = longRecord({ entries: 700, undos: 50 })
  let done = 0
  const hers = Array.from({ length: 20 }, () => ada.request('POST', '/api/records', long).finally(() => done++))
  await Promise.race(hers)
  const { id } = (await bo.http('POST', '/api/records', longRecord({ entries: 200, undos: 0 }))) as TableMade
  expect((await bo.request('GET', `/api/tables/${id}/record`)).status).toBe(200)
  expect(done).toBeLessThan(15)
  expect((await Promise.all(hers)).map(({ status }) => status)).toEqual(Array(20).fill(200))
})
