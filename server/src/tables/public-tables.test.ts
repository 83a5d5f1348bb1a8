import type { TableList, TableMade } from '@grotto/protocol'
import { beforeEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'
import { parseTrust } from '../http/client-address.ts'

const MINUTE = 60_000
const PUBLIC = { game: 'diamant', options: { players: 3 }, settings: { visibility: 'public' } }

let server: TestServer
let clock: TestClock
beforeEach(async () => {
  clock = new TestClock()
  server = await openServer({ clock, rateLimits: 1, trustProxy: parseTrust('1')! })
  return () => server.remove()
})

/** Somebody who comes from there. */
async function from(address: string): Promise<Client> {
  const client = new Client(server.address)
  client.headers = { 'x-forwarded-for': address }
  client.id = ((await client.http('GET', '/api/me')) as { id: string }).id
  return client
}

async function make(by: Client, wanted: object = PUBLIC, path = '/api/tables'): Promise<string | undefined> {
  const { status, json } = await by.request('POST', path, wanted)
  if (status === 200) return (json as TableMade).id
  expect([status, json]).toMatchObject([422, { refusal: { reason: 'tooManyPublic' } }])
  return undefined
}

const command = (by: Client, said: object) =>
  by.http('POST', '/api/commands', { id: Math.random().toString(36).slice(2), ...said })
const listed = async (): Promise<string[]> =>
  ((await (await from('192.0.2.99')).http('GET', '/api/tables')) as TableList).tables.map(({ id }) => id)

async function honestTables(): Promise<string[]> {
  const honest = []
  for (let i = 1; i <= 5; i++) honest.push((await make(await from(`192.0.2.${i}`)))!)
  clock.pass(2 * MINUTE)
  return honest
}

test('three guests of one address, with eighteen public tables each, do not bury those of others', async () => {
  const honest = await honestTables()
  for (let guest = 0; guest < 3; guest++) {
    const eve = await from('198.51.100.1')
    for (let i = 0; i < 18; i++) {
      const table = await make(eve)
      if (table) await command(eve, { type: 'ready', table, ready: true })
    }
  }
  const list = await listed()
  expect(honest.filter(id => !list.includes(id))).toEqual([])
  expect(list.length).toBeLessThanOrEqual(5 + 9)
})

test('nor do many guests of one address, whichever way they make tables public', async () => {
  const honest = await honestTables()
  const flood = await Promise.all(
    Array.from({ length: 22 }, async (_, guest) => {
      const eve = await from('198.51.100.1')
      if (guest % 3 === 0) return make(eve)
      if (guest % 3 === 1) return make(eve, PUBLIC, '/api/play-now')
      const table = (await make(eve, { ...PUBLIC, settings: {} }))!
      const answer = await command(eve, { type: 'configure', table, settings: { visibility: 'public' } })
      return (answer as { result: string }).result === 'ok' ? table : undefined
    }),
  )
  const list = await listed()
  expect(honest.filter(id => !list.includes(id))).toEqual([])
  expect(flood.filter(id => id !== undefined)).toHaveLength(15)
  expect(list).toHaveLength(5 + 15)
})

test('an address has room again when its tables are over, no longer public, or of yesterday', async () => {
  const made: [Client, string][] = []
  for (let i = 0; i < 15; i++) {
    const host = await from('192.0.2.1')
    made.push([host, (await make(host))!])
  }
  const late = await from('192.0.2.1')
  expect(await make(late)).toBeUndefined()
  expect(await make(late, { ...PUBLIC, settings: {} })).toBeDefined()
  expect(await make(await from('192.0.2.2'))).toBeDefined()
  const [[ada, first], [bo, second]] = made as [[Client, string], [Client, string]]
  expect(await command(ada, { type: 'leave', table: first })).toMatchObject({ result: 'ok' })
  const link = { type: 'configure', table: second, settings: { visibility: 'link' } }
  expect(await command(bo, link)).toMatchObject({ result: 'ok' })
  expect([await make(late), await make(late)]).not.toContain(undefined)
  expect(await make(late)).toBeUndefined()
  clock.pass(24 * 60 * MINUTE)
  expect(await make(late)).toBeDefined()
})
