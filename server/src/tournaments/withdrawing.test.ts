import type { ClubFound, ClubInfo, TableInfo, TournamentInfo, TournamentMade, TournamentNext } from '@grotto/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'

const HOUR = 3_600_000
let server: TestServer
let [ada, bo, cy, eve] = [] as unknown as [Client, Client, Client, Client]
let club = ''
beforeAll(async () => {
  server = await openServer({ rateLimits: 100 })
  ;[ada, bo, cy, eve] = (await friends(server.address, 'Ada', 'Bo', 'Cy', 'Eve')) as [Client, Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy, eve]) person.drop()
  await server.remove()
})

/** Ada's, with all the others in it. */
beforeEach(async () => {
  club = ((await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound).id
  const { code } = (await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo
  for (const who of [bo, cy, eve]) await who.http('POST', '/api/clubs/join', { code })
})

const terms = (more: object = {}) => ({
  ...{ game: 'sub-terra', deals: 1, seats: 1, clock: 60, closes: Date.now() + HOUR },
  ...more,
})
const setUp = (who: Client, more: object = {}) =>
  who.request('POST', `/api/clubs/${club}/tournaments`, terms(more)) as Promise<{
    status: number
    json: TournamentMade
  }>

/** Who sets it up, these enter, and it has begun. */
async function begun(who: Client, people: readonly Client[], more: object = {}): Promise<string> {
  const { id } = (await setUp(who, more)).json
  for (const each of people) await each.http('POST', `/api/tournaments/${id}/entry`)
  await who.http('POST', `/api/tournaments/${id}/begin`)
  return id
}
const play = async (who: Client, id: string) =>
  ((await who.http('POST', `/api/tournaments/${id}/play`)) as TournamentNext & { table: string }).table
/** Her table, played to its end. */
async function playedBy(who: Client, id: string): Promise<string> {
  const table = await play(who, id)
  await who.ok({ type: 'watch', table })
  await playOut(table, [who])
  return table
}
const info = async (who: Client, id: string) => (await who.http('GET', `/api/tournaments/${id}`)) as TournamentInfo
const seatsOf = async (who: Client, table: string) =>
  ((await who.http('GET', `/api/tables/${table}`)) as TableInfo).seats

test('who withdraws without having played learns nothing of a deal that others have yet to play', async () => {
  const id = await begun(bo, [bo, cy, eve])
  await eve.http('DELETE', `/api/tournaments/${id}/entry`)
  const table = await playedBy(bo, id)
  expect((await info(bo, id)).standing.some(({ deals }) => deals[0] !== null)).toBe(true)
  expect((await info(eve, id)).standing.map(({ deals }) => deals[0])).toEqual([null, null, null])
  expect((await eve.request('GET', `/api/tables/${table}/record`)).status).toBe(403)
  expect((await cy.request('GET', `/api/tables/${table}/record`)).status).toBe(403)
  await playedBy(cy, id)
  expect((await eve.request('GET', `/api/tables/${table}/record`)).status).toBe(200)
})

test.each([
  ['withdraws', (id: string) => eve.http('DELETE', `/api/tournaments/${id}/entry`)],
  ['leaves the club', () => eve.http('DELETE', `/api/clubs/${club}/members`, { person: eve.id })],
  ['is removed', () => ada.http('DELETE', `/api/clubs/${club}/members`, { person: eve.id })],
])('who %s has left her table to a bot', async (_, go) => {
  const id = await begun(bo, [bo, eve], { seats: 2, clock: 600 })
  await bo.http('POST', `/api/tournaments/${id}/play`)
  const table = await play(eve, id)
  expect((await seatsOf(bo, table)).map(seat => 'standIn' in seat && seat.standIn)).not.toContain(expect.any(String))
  await go(id)
  expect(JSON.stringify(await seatsOf(bo, table))).toContain('"standIn":"')
})

test('a tournament that everybody has left is in nobody’s way', async () => {
  const mischief = [bo, cy, eve]
  for (const who of mischief) await begun(who, [who, mischief.find(each => each !== who)!])
  expect((await setUp(ada)).status).toBe(422)
  for (const { id: person } of mischief) await ada.http('DELETE', `/api/clubs/${club}/members`, { person })
  expect((await setUp(ada)).status).toBe(200)
})

test('nobody is waited for longer than a tournament lasts', async () => {
  expect((await setUp(ada, { clock: 1_201 })).status).toBe(422)
  expect((await setUp(ada, { clock: 1_000 })).status).toBe(200)
})
