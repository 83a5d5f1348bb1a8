import { gameById } from '@grotto/catalog'
import { commitments, type GameRecord, verifyRecord } from '@grotto/kernel'
import type { Daily, DailyTable, MyResults, TableInfo, TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const DAY = 86_400_000
const TODAY = '2027-01-15'
const TOMORROW = '2027-01-16'

let server: TestServer
let [ada, bo, cy] = [] as unknown as [Client, Client, Client]
const clock = new TestClock()
beforeAll(async () => {
  server = await openServer({ clock })
  ;[ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy]) person.drop()
  await server.remove()
})

const daily = async (who: Client) => (await who.http('GET', '/api/daily')) as Daily
const begin = async (who: Client, game = 'diamant') => (await who.http('POST', '/api/daily', { game })) as TableMade

/** Leaves whenever she is asked. */
async function playOut(who: Client, table: string): Promise<void> {
  await who.ok({ type: 'watch', table })
  for (;;) {
    const known = await who.until(table, ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!))
    if (known.info.status !== 'playing') return
    await who.ok({ type: 'act', table, action: choicesOf(known).at(-1)! })
    await who.until(table, now => now !== known)
  }
}

test('one sealed game a day, the same for everybody, and once', async () => {
  const { day, ends, games } = await daily(ada)
  expect([day, ends, games.map(({ game }) => game)]).toEqual([TODAY, Date.parse(TOMORROW), ['sub-terra', 'diamant']])
  expect(await daily(bo)).toEqual({ day, ends, games })
  const [first, again] = [await begin(ada), await begin(ada)]
  expect(again.id).toBe(first.id)
  expect((await begin(bo)).id).not.toBe(first.id)
  const sealed = games.find(({ game }) => game === 'diamant')!.commitments
  expect([first.commitments, (await begin(bo)).commitments]).toEqual([sealed, sealed])
  expect((await daily(ada)).games[1]!.mine).toEqual({ table: first.id, status: 'playing' })
})

test('the seeds are told nowhere before the day is over, not even to who has finished', async () => {
  const { id } = await begin(ada)
  await playOut(ada, id)
  const info = (await ada.http('GET', `/api/tables/${id}`)) as TableInfo
  const record = (await ada.http('GET', `/api/tables/${id}/record`)) as GameRecord
  expect(info.fairness.revealed).toEqual({})
  expect(record.fairness).not.toHaveProperty('secrets')
  const said = [...ada.heard, JSON.stringify(info), JSON.stringify(record), JSON.stringify(await daily(ada))].join()
  const key = JSON.parse(await server.store.sharedKey(`daily ${TODAY} diamant`, '{}')) as Record<string, string>
  for (const secret of Object.values(key)) expect(said).not.toContain(secret)
})

test('who has not played sees neither the table of the day nor anybody’s game', async () => {
  const { id } = await begin(ada)
  expect((await bo.request('GET', '/api/daily/diamant')).status).toBe(409)
  expect((await bo.request('GET', `/api/tables/${id}/record`)).status).toBe(403)
  expect((await bo.request('GET', `/api/tables/${id}`)).status).toBe(403)
  const theirs = await begin(bo)
  await playOut(bo, theirs.id)
  const table = (await bo.http('GET', '/api/daily/diamant')) as DailyTable
  expect(table.best.map(({ name, you }) => [name, you]).sort()).toEqual([
    ['Ada', false],
    ['Bo', true],
  ])
  expect(table.mine).toMatchObject({ table: theirs.id, daily: TODAY })
  expect(table.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  expect((await bo.request('GET', `/api/tables/${id}/record`)).status).toBe(200)
})

test('nobody opens the game of a day to others', async () => {
  const { id } = await begin(cy)
  await cy.ok({ type: 'watch', table: id })
  const settings = { spectators: true }
  expect(await cy.say({ type: 'configure', table: id, settings })).toMatchObject({ result: 'refused' })
  expect((await bo.request('GET', `/api/tables/${id}`)).status).toBe(403)
})

test('bots play the same, each at a table of its own, and are told with what they reached', async () => {
  const bots = async () => ((await bo.http('GET', '/api/daily/diamant')) as DailyTable).bots
  await expect
    .poll(async () => (await bots()).map(({ bot }) => bot).sort(), { timeout: 20_000 })
    .toEqual(['diamant-careful', 'mcts'])
  const [first, second] = await bots()
  expect(first!.place).toBeLessThanOrEqual(second!.place)
  expect((await bots()).every(({ score }) => typeof score === 'number')).toBe(true)
})

test('when the day is over its seeds are told, are those announced, and lead to what fell', async () => {
  const { id } = await begin(ada)
  const { games } = await daily(ada)
  const record = (await ada.http('GET', `/api/tables/${id}/record`)) as GameRecord
  clock.pass(DAY)
  const after = await daily(cy)
  expect(after.day).toBe(TOMORROW)
  for (const [index, { yesterday, commitments: now }] of after.games.entries()) {
    expect(commitments(yesterday)).toEqual(games[index]!.commitments)
    expect(now).toEqual(games[index]!.tomorrow)
  }
  const fairness = { ...record.fairness, secrets: after.games[1]!.yesterday } as GameRecord['fairness']
  expect(verifyRecord(gameById('diamant')!, { ...record, fairness }).chance).toBe('recomputed')
  const past = (await cy.http('GET', `/api/daily/diamant?day=${TODAY}`)) as DailyTable
  expect(past.best).toHaveLength(2)
  expect(past.bots).toHaveLength(2)
  expect(record.fairness).not.toHaveProperty('secrets')
  const whole = (await ada.http('GET', `/api/tables/${id}/record`)) as GameRecord
  expect(verifyRecord(gameById('diamant')!, whole).chance).toBe('recomputed')
})

test('who waits until the seeds are told has a game that counts nowhere', async () => {
  const { games } = await daily(cy)
  const { id } = (await cy
    .http('GET', '/api/my/tables')
    .then(list => (list as TableList).tables.find(({ game, status }) => game === 'diamant' && status === 'playing')))!
  expect(Object.keys(games[1]!.yesterday)).toHaveLength(5)
  await playOut(cy, id)
  const past = (await cy.http('GET', `/api/daily/diamant?day=${TODAY}`)) as DailyTable
  expect([past.best.length, past.mine]).toEqual([2, null])
  expect(past.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  const { games: mine } = (await cy.http('GET', '/api/my/results')) as MyResults
  expect(mine).toEqual([])
}, 30_000)

test.each(['2027-01-30', '2026-13-01', 'yesterday', '2026-02-30', '../me'])(
  'there is no table of the day %s',
  async day => {
    expect((await ada.request('GET', `/api/daily/diamant?day=${day}`)).status).toBe(404)
  },
)

test('there is no daily game that nobody announced', async () => {
  expect((await ada.request('POST', '/api/daily', { game: 'chess' })).status).toBe(404)
  expect((await ada.request('GET', '/api/daily/chess')).status).toBe(404)
})
