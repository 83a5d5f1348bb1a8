import type { TableMade } from '@grotto/protocol'
import { afterEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.drop()
  await server.remove()
})

const PATIENTLY = { timeout: 60_000 }
const lengthOf = async (table: string) => (await server.store.entries(table)).length
/** Waits until nothing more is due at a table, and says whether its game goes on. */
async function atRest(table: string): Promise<string> {
  await expect.poll(async () => (await server.store.table(table))!.due, { timeout: 30_000 }).toBe(null)
  return (await server.store.table(table))!.status
}

/** Somebody who plays with bots over HTTP, looks at nothing, and leaves. */
async function leftToBots(): Promise<{ ada: Client; table: string }> {
  const ada = await Client.arrive(server.address, 'Ada')
  const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant', bots: 'random' })) as TableMade
  await ada.http('POST', '/api/commands', ada.newCommand({ type: 'leave', table }))
  return { ada, table }
}

test('a table everybody has left rests until somebody looks, whoever that is', PATIENTLY, async () => {
  server = await openServer()
  const { table } = await leftToBots()
  expect(await atRest(table)).toBe('playing')
  const length = await lengthOf(table)
  const [bo] = (await friends(server.address, 'Bo')) as [Client]
  clients.push(bo)
  await bo.ok({ type: 'watch', table })
  const { info } = await bo.until(table, known => known.info.status === 'finished')
  expect([info.status, (await lengthOf(table)) > length]).toEqual(['finished', true])
})

test('also after a restart, which wakes it once', PATIENTLY, async () => {
  const first = await openServer({ botPace: 60_000 })
  server = first
  const { ada, table } = await leftToBots()
  expect((await first.store.table(table))!.due).toBe(null)
  // As servers wrote it that let bots play on.
  await first.store.moveDue(table, null, 1)
  await first.close()
  server = await openServer({ data: first.data })
  expect(await atRest(table)).toBe('playing')
  const length = await lengthOf(table)
  // A page that asks about it without looking on wakes nobody.
  ada.address = server.address
  await ada.http('GET', `/api/tables/${table}`)
  await ada.http('GET', '/api/my/tables')
  expect(await atRest(table)).toBe('playing')
  expect(await lengthOf(table)).toBe(length)
  const stream = new AbortController()
  void fetch(new URL(`/api/tables/${table}/events`, server.address), { signal: stream.signal }).catch(() => {})
  await expect.poll(async () => (await server.store.table(table))!.status, { timeout: 30_000 }).toBe('finished')
  stream.abort()
})

test('who takes her seat back plays on, looking or not', PATIENTLY, async () => {
  server = await openServer()
  const { ada, table } = await leftToBots()
  expect(await atRest(table)).toBe('playing')
  const act = ada.newCommand({ type: 'act', table, action: { type: 'goOn' } })
  expect(await ada.http('POST', '/api/commands', act)).toMatchObject({ result: 'ok' })
  const decided = async () =>
    (await server.store.entries(table)).some(({ body }) => (body as { by?: string }).by === 'bot')
  await expect.poll(decided, { timeout: 30_000 }).toBe(true)
})

test(
  'a clock goes on for those who are away: three decisions, then all is left to bots and rests',
  PATIENTLY,
  async () => {
    const clock = new TestClock()
    server = await openServer({ clock })
    const ada = await Client.arrive(server.address, 'Ada')
    const wish = { game: 'diamant', options: { players: 3 }, bots: 'random', settings: { clock: 86_400 } }
    const { id: table } = (await ada.http('POST', '/api/play-now', wish)) as TableMade
    const missed = async () =>
      (await server.store.entries(table)).filter(({ body }) => (body as { by?: string }).by === 'clock').length
    for (let days = 1; days <= 3; days++) {
      // Bots have decided; she has a day.
      await expect
        .poll(async () => (await server.store.table(table))!.due ?? 0)
        .toBeGreaterThan(clock.now() + 3_600_000)
      clock.pass(86_400_000)
      await expect.poll(missed).toBe(days)
    }
    await expect.poll(async () => (await server.store.table(table))!.due).toBe(null)
    expect((await server.store.table(table))!.status).toBe('playing')
  },
)
