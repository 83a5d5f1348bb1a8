import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const ALONE = { spectators: false }

async function roomOf(ada: Client, settings: object): Promise<string> {
  const { id } = (await ada.http('POST', '/api/tables', {
    game: 'diamant',
    options: { players: 3 },
    settings,
  })) as { id: string }
  await ada.ok({ type: 'watch', table: id })
  return id
}

async function begin(table: string, ada: Client, ...others: Client[]): Promise<void> {
  for (const other of others) await other.ok({ type: 'sit', table })
  for (const person of [ada, ...others]) await person.ok({ type: 'ready', table, ready: true })
  for (const seat of [1, 2].slice(others.length)) await ada.ok({ type: 'setBot', table, seat, bot: 'random' })
  await ada.ok({ type: 'start', table })
  await ada.until(table, known => known.info.status === 'playing')
}

/** What a person may still learn of a table, and what has reached her. */
async function opensTo(person: Client, table: string): Promise<boolean> {
  const { status } = await person.request('GET', `/api/tables/${table}`)
  const watched = await person.say({ type: 'watch', table })
  expect((watched as { result: string }).result === 'ok').toBe(status === 200)
  return status === 200
}

test('who looked on in the room goes when a game without onlookers begins, and hears nothing of it', async () => {
  const [ada, bo, mallory] = (await friends(server.address, 'Ada', 'Bo', 'Mallory')) as [Client, Client, Client]
  const table = await roomOf(ada, ALONE)
  await bo.ok({ type: 'watch', table })
  await mallory.ok({ type: 'watch', table })
  const shut = mallory.hear(message => message.type === 'closed')
  await begin(table, ada, bo)
  await shut
  const before = mallory.heard.length
  await ada.ok({ type: 'chat', table, text: 'private words' })
  await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
  expect(await opensTo(mallory, table)).toBe(false)
  expect(mallory.heard.slice(before).filter(text => !text.startsWith('{"type":"answer"'))).toEqual([])
  expect(await opensTo(bo, table)).toBe(true)
  for (const person of [ada, bo, mallory]) person.drop()
})

test('who looks on goes when those who play wish to be alone', async () => {
  const [ada, mallory] = (await friends(server.address, 'Ada', 'Mallory')) as [Client, Client]
  const table = await roomOf(ada, { spectators: true })
  await begin(table, ada)
  await mallory.ok({ type: 'watch', table })
  const shut = mallory.hear(message => message.type === 'closed')
  await ada.ok({ type: 'configure', table, settings: ALONE })
  await shut
  expect(await opensTo(mallory, table)).toBe(false)
  for (const person of [ada, mallory]) person.drop()
})

test('who sat in the room and left, or was sent away, has no part in the game', async () => {
  const [ada, left, removed] = (await friends(server.address, 'Ada', 'Left', 'Removed')) as [Client, Client, Client]
  const table = await roomOf(ada, ALONE)
  await left.ok({ type: 'sit', table })
  await left.ok({ type: 'leave', table })
  await removed.ok({ type: 'sit', table })
  await ada.until(table, ({ info }) => info.seats.some(seat => seat.kind === 'human' && seat.name === 'Removed'))
  await ada.ok({ type: 'removeSeat', table, seat: 1 })
  await begin(table, ada)
  expect([await opensTo(left, table), await opensTo(removed, table)]).toEqual([false, false])
  for (const person of [ada, left, removed]) person.drop()
})

test('guests who look in one after the other are not remembered for ever; of who sits here it is known when she went', async () => {
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const table = await roomOf(ada, {})
  await bo.ok({ type: 'watch', table })
  await bo.ok({ type: 'sit', table })
  await bo.ok({ type: 'unwatch', table })
  const loaded = (await server.tables.ifLoaded(table))!
  for (let crowd = 0; crowd < 13; crowd++) {
    const guests = await friends(server.address, ...Array.from({ length: 10 }, (_, index) => `Guest ${index}`))
    for (const guest of guests) {
      await guest.ok({ type: 'watch', table })
      await guest.ok({ type: 'unwatch', table })
      guest.drop()
    }
  }
  expect(loaded.leftAt.size).toBeLessThanOrEqual(103)
  expect(loaded.leftAt.has(bo.id)).toBe(true)
  for (const person of [ada, bo]) person.drop()
})
