import type { Json } from '@grotto/kernel'
import type { TableMade } from '@grotto/protocol'
import type { Entry } from '@grotto/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { LENGTHS } from '../budgets/limits.ts'
import { talkOf } from '../talk/room.ts'

let server: TestServer
let [ada, bo]: Client[] = []
let table: string
beforeEach(async () => {
  server = await openServer({ idleAfter: 0 })
  ;[ada, bo] = await friends(server.address, 'Ada', 'Bo')
  table = ((await ada!.http('POST', '/api/tables', { game: 'diamant', options: { players: 3 } })) as TableMade).id
  for (const client of [ada!, bo!]) await client.ok({ type: 'watch', table })
  await bo!.ok({ type: 'sit', table })
  await ada!.ok({ type: 'setBot', table, seat: 2, bot: 'random' })
})
afterEach(() => server.remove())

/** As if somebody had gone on like this for hours. */
async function lengthen(log: string, to: number, body: object, person?: string): Promise<void> {
  for (const client of [ada!, bo!]) client.drop()
  const evicted = () => server.tables.evictIdle().then(() => server.tables.inMemory)
  await expect.poll(evicted).toBe(0)
  const length = (await server.store.entries(log)).length
  const entry = (_: unknown, i: number): Entry => ({
    sequence: length + i + 1,
    at: 0,
    body: body as Json,
    ...(person ? { receipt: { person, command: `old-${i}`, answer: '{}' } } : {}),
  })
  await server.store.write({ table: log, entries: Array.from({ length: to - length }, entry) })
  for (const client of [ada!, bo!]) {
    await client.connect()
    await client.ok({ type: 'watch', table })
  }
}

describe('a log', () => {
  test('that is full takes no changes, but the game goes on to its end', async () => {
    await lengthen(table, LENGTHS.entries, { type: 'configured' })
    expect(reasonOf(await bo!.say({ type: 'ready', table, ready: true }))).toBe('logFull')
    expect(reasonOf(await ada!.say({ type: 'configure', table, settings: { undo: 'none' } }))).toBe('logFull')
    await bo!.ok({ type: 'rename', name: 'Another' })
    expect(ada!.known.get(table)!.info.seats[1]).toMatchObject({ name: 'Bo' })
    await bo!.ok({ type: 'leave', table })
    expect(reasonOf(await ada!.say({ type: 'start', table }))).not.toBe('logFull')
  })

  test('has a share for each, so that nobody fills it for the others', async () => {
    await lengthen(table, LENGTHS.commands + 20, { type: 'configured' }, bo!.id)
    expect(reasonOf(await bo!.say({ type: 'ready', table, ready: true }))).toBe('logFull')
    await ada!.ok({ type: 'ready', table, ready: true })
    await bo!.ok({ type: 'leave', table })
  })
})

describe('talk', () => {
  const words = (person: string, seat: number | null) => ({
    type: 'chat',
    table,
    at: 0,
    seat,
    person,
    name: 'x',
    text: 'x',
  })
  const say = async (client: Client) => reasonOf(await client.say({ type: 'chat', table, text: 'hello' }))

  test('of one person ends, that of others goes on', async () => {
    await lengthen(talkOf(table), LENGTHS.wordsOfPerson, words(bo!.id, 1))
    expect([await say(bo!), await say(ada!)]).toEqual(['talkFull', 'ok'])
  })

  test('of those who look on ends, that of players goes on', async () => {
    await bo!.ok({ type: 'leave', table })
    await lengthen(talkOf(table), LENGTHS.wordsOfOnlookers, words('Somebody00000000', null))
    expect([await say(bo!), await say(ada!)]).toEqual(['talkFull', 'ok'])
  })
})
