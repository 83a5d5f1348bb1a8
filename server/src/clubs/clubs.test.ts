import type { ClubFound, ClubInfo, ClubRatings, ClubSeason, ClubStatistics, MyClubs, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'
import { playedTogether } from '../../test-kit/played-together.ts'
import { CLUB_CAPS, OPEN_CLUB_TABLES } from './caps.ts'

let server: TestServer
let [ada, bo, cy, zed] = [] as unknown as [Client, Client, Client, Client]
beforeAll(async () => {
  server = await openServer()
  ;[ada, bo, cy, zed] = (await friends(server.address, 'Ada', 'Bo', 'Cy', 'Zed')) as [Client, Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy, zed]) person.drop()
  await server.remove()
})

let club = ''
/** Ada's, with Bo in it; Cy and Zed are not. */
beforeEach(async () => {
  club = ((await ada.http('POST', '/api/clubs', { name: ' Bats ' })) as ClubFound).id
  await bo.http('POST', '/api/clubs/join', { code: (await info(ada)).code })
  return async () => server.store.clubs.dissolve(club, (await server.store.clubs.members(club))[0]?.person ?? '')
})

const info = async (who: Client, id = club) => (await who.http('GET', `/api/clubs/${id}`)) as ClubInfo
const join = (who: Client, code: string) => who.request('POST', '/api/clubs/join', { code })
const remove = (by: Client, whom: Client) => by.request('DELETE', `/api/clubs/${club}/members`, { person: whom.id })
const names = async (who: Client) => (await info(who)).members.map(({ name }) => name)
const mine = async (who: Client) => ((await who.http('GET', '/api/my/clubs')) as MyClubs).clubs

test('a club has a name, a link and members; each sees who is on', async () => {
  const { code } = await info(ada)
  expect((await zed.request('POST', '/api/clubs/look', { code })).json).toEqual({
    ...{ name: 'Bats', members: 2, member: false },
  })
  expect(await info(bo)).toEqual({
    ...{ id: club, name: 'Bats', code, founder: ada.id, evening: null, tables: [] },
    members: [
      { person: ada.id, name: 'Ada', on: true, you: false, rated: false },
      { person: bo.id, name: 'Bo', on: true, you: true, rated: false },
    ],
  })
  expect(await mine(bo)).toEqual([{ id: club, name: 'Bats', members: 2, on: 1, waiting: 0, next: null }])
  expect(await mine(zed)).toEqual([])
})

/** What each call that names a club would understand, about this person. */
const bodyOf = (name: string, { id: person }: Client): object | undefined =>
  ({
    'PUT /api/clubs/:id': { name: 'Mine' },
    'PUT /api/clubs/:id/founder': { person },
    'PUT /api/clubs/:id/me': { rated: true },
    'POST /api/clubs/:id/invite': { person },
    'POST /api/clubs/:id/tournaments': { game: 'diamant', deals: 1, seats: 3, clock: 60, closes: Date.now() + 1e7 },
    'DELETE /api/clubs/:id/members': { person },
    'DELETE /api/clubs/:id/tables': { table: 'A'.repeat(16) },
  })[name]
const callsOf = (whom: Client) =>
  server.routes
    .filter(({ path }) => path.startsWith('/api/clubs/:id'))
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path: path.replace(':id', club) }))
    .map(call => ({ ...call, body: bodyOf(call.name, whom) }))

test('to whoever is no member nothing is there, by any call; and the founder’s acts are hers alone', async () => {
  const before = await info(ada)
  await ada.http('PUT', `/api/clubs/${club}`, { evening: { day: 4, time: '20:00', zone: 'Europe/Paris' } })
  for (const { name, method, path, body } of callsOf(bo)) {
    const { status, json } = await zed.request(method, path, body)
    expect([name, status, json]).toEqual([name, 404, { error: 'notFound' }])
  }
  const founders = [
    'PUT /api/clubs/:id',
    'POST /api/clubs/:id/link',
    'PUT /api/clubs/:id/founder',
    'DELETE /api/clubs/:id',
    'DELETE /api/clubs/:id/tables',
  ]
  for (const { name, method, path, body } of callsOf(ada).filter(each => founders.includes(each.name)))
    expect([name, (await bo.request(method, path, body)).status]).toEqual([name, 404])
  expect((await remove(bo, ada)).status).toBe(404)
  expect((await zed.request('POST', '/api/tables', { game: 'diamant', club })).status).toBe(404)
  expect(await info(ada)).toMatchObject({ ...before, evening: { day: 4 } })
})

test('a link that was changed, or is guessed, leads nowhere', async () => {
  const { code } = await info(ada)
  await ada.http('POST', `/api/clubs/${club}/link`)
  expect((await join(cy, code)).status).toBe(404)
  expect((await join(cy, 'x'.repeat(16))).status).toBe(404)
  for (const odd of ['', 'x', 'x'.repeat(17), `${code} `, null, { $ne: 1 }])
    expect((await join(cy, odd as string)).status).toBe(400)
})

test('who guesses links is soon refused, whoever she says she is', async () => {
  const strict = await openServer({ rateLimits: 1 })
  const answers: number[] = []
  for (let guests = 0; guests < 8 && answers.at(-1) !== 429; guests++) {
    const guest = await Client.arrive(strict.address)
    for (let tried = 0; tried < 9 && answers.at(-1) !== 429; tried++)
      answers.push((await join(guest, 'x'.repeat(16))).status)
  }
  await strict.remove()
  expect(answers.at(-1)).toBe(429)
  expect(answers.length).toBeLessThan(60)
})

test('whoever is removed is out, and the link she knows is no longer one', async () => {
  const { code } = await info(bo)
  expect((await remove(ada, bo)).status).toBe(200)
  expect((await bo.request('GET', `/api/clubs/${club}`)).status).toBe(404)
  expect((await join(bo, code)).status).toBe(404)
  expect(await names(ada)).toEqual(['Ada'])
})

const setUp = (who: Client) => who.request('POST', '/api/tables', { game: 'diamant', options: { players: 3 }, club })

test('tables of who is removed leave the page with her, and games finished there later are none of the club’s', async () => {
  const { json } = await setUp(bo)
  const { id: table } = json as TableMade
  expect((await info(ada)).tables.map(({ id }) => id)).toEqual([table])
  await remove(ada, bo)
  await bo.ok({ type: 'configure', table, settings: { name: 'An insult' } })
  expect((await info(ada)).tables).toEqual([])
  await bo.ok({ type: 'watch', table })
  for (const seat of [1, 2]) await bo.ok({ type: 'setBot', table, seat, bot: 'random' })
  await bo.ok({ type: 'start', table })
  await playOut(table, [bo])
  expect((await ada.http('GET', `/api/clubs/${club}/statistics`)) as ClubStatistics).toMatchObject({
    latest: [],
    games: [],
  })
})

test('nobody buries the club’s page, and its founder takes a table off', async () => {
  const made = []
  for (let count = 0; count <= OPEN_CLUB_TABLES; count++) made.push(await setUp(bo))
  expect(made.map(({ status }) => status)).toEqual([...Array(OPEN_CLUB_TABLES).fill(200), 422])
  expect(made.at(-1)!.json).toMatchObject({ error: 'tooManyTables' })
  expect((await setUp(ada)).status).toBe(200)
  const { id: table } = made[0]!.json as TableMade
  const off = await ada.request('DELETE', `/api/clubs/${club}/tables`, { table })
  expect((off.json as ClubInfo).tables.map(({ id }) => id)).not.toContain(table)
  expect((await setUp(bo)).status).toBe(200)
})

test('a founder hands over or goes; the last one takes the club along', async () => {
  const handed = (await ada.http('PUT', `/api/clubs/${club}/founder`, { person: bo.id })) as ClubInfo
  expect(handed.founder).toBe(bo.id)
  expect((await ada.request('DELETE', `/api/clubs/${club}`)).status).toBe(404)
  expect((await remove(bo, bo)).status).toBe(200)
  expect((await info(ada)).founder).toBe(ada.id)
  expect((await remove(ada, ada)).status).toBe(200)
  expect(await mine(ada)).toEqual([])
  expect(await server.store.clubs.members(club)).toEqual([])
})

test('two acts of a founder in one moment leave a founder who is a member', async () => {
  const { code } = await info(ada)
  expect((await join(cy, code)).status).toBe(200)
  await Promise.all([
    ada.request('PUT', `/api/clubs/${club}/founder`, { person: bo.id }),
    ada.request('PUT', `/api/clubs/${club}/founder`, { person: cy.id }),
    remove(ada, bo),
    remove(ada, ada),
  ])
  const left = await server.store.clubs.members(club)
  const [first] = await server.store.clubs.of(left[0]!.person)
  expect(left.map(({ person }) => person)).toContain(first!.founder)
})

test('names are short and visible, the zone of an evening is one, and the clubs are not too many', async () => {
  const found = (name: unknown) => ada.request('POST', '/api/clubs', { name })
  for (const name of ['', '  ', '\u200b', 'x'.repeat(41), 'x'.repeat(60_000), 7, null])
    expect((await found(name)).status).toBe(400)
  const change = (evening: unknown) => ada.request('PUT', `/api/clubs/${club}`, { evening })
  const evening = { day: 4, time: '20:00', zone: 'Europe/Paris' }
  for (const odd of [
    { day: 0 },
    { day: 8 },
    { time: '24:00' },
    { time: '8' },
    { zone: 'Europe/Atlantis' },
    { more: 1 },
  ])
    expect((await change({ ...evening, ...odd })).status).toBe(400)
  expect((await ada.request('PUT', `/api/clubs/${club}`, {})).status).toBe(400)
  const many = await Client.arrive(server.address, 'Many')
  const store = server.store.clubs
  await many.http('POST', '/api/clubs', { name: 'x' })
  for (let i = 1; i < CLUB_CAPS.clubs; i++)
    await store.found({ ...(await store.of(many.id))[0]!, id: `many${i}`, code: `many${i}` }, CLUB_CAPS.clubs)
  expect((await many.request('POST', '/api/clubs', { name: 'x' })).json).toEqual({ error: 'tooManyClubs' })
  expect((await join(many, (await info(ada)).code)).json).toEqual({ error: 'tooManyClubs' })
})

test('whom the founder has blocked cannot come in; who has blocked a member is not seen by her to be on', async () => {
  const block = (by: Client, whom: Client, blocked: boolean) =>
    by.http('PUT', '/api/my/blocks', { person: whom.id, blocked })
  const { code } = await info(ada)
  await block(ada, cy, true)
  expect((await cy.request('POST', '/api/clubs/look', { code })).status).toBe(404)
  expect((await join(cy, code)).status).toBe(404)
  await block(ada, cy, false)
  await block(ada, bo, true)
  expect((await info(bo)).members.map(({ on }) => on)).toEqual([false, true])
  expect((await info(ada)).members.map(({ on }) => on)).toEqual([true, true])
  expect((await mine(bo)).find(({ id }) => id === club)!.on).toBe(0)
  await block(ada, bo, false)
})

test('a member who is forgotten is gone from it, and a founder is followed', async () => {
  const dee = await Client.arrive(server.address, 'Dee')
  const { id } = (await dee.http('POST', '/api/clubs', { name: 'Owls' })) as ClubFound
  await bo.http('POST', '/api/clubs/join', { code: (await info(dee, id)).code })
  await dee.http('DELETE', '/api/me')
  expect(await info(bo, id)).toMatchObject({ founder: bo.id, members: [{ name: 'Bo' }] })
  expect(JSON.stringify(await info(bo, id))).not.toContain('Dee')
})

test('its evening has a next date and a calendar file, by the time of its place', async () => {
  const evening = { day: 4, time: '20:00', zone: 'Europe/Paris' }
  const changed = (await ada.http('PUT', `/api/clubs/${club}`, { evening })) as ClubInfo
  const next = new Date(changed.evening!.next)
  expect(next.getTime()).toBeGreaterThan(Date.now())
  const there = { timeZone: 'Europe/Paris', weekday: 'long', hour: '2-digit', minute: '2-digit' } as const
  expect(next.toLocaleString('en-GB', there)).toMatch(/^Thursday.*20:00$/)
  const answer = await fetch(`${server.address}/api/clubs/${club}/calendar`, { headers: { cookie: bo.cookie } })
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
  const file = await answer.text()
  expect(file).toMatch(/DTSTART;TZID=Europe\/Paris:\d{8}T200000/)
  expect(file).toContain('RRULE:FREQ=WEEKLY')
  await ada.http('PUT', `/api/clubs/${club}`, { evening: null })
  expect((await ada.request('GET', `/api/clubs/${club}/calendar`)).status).toBe(404)
})

test('a game at a club’s table counts for the club: history, season, figures, and ratings of those who want one', async () => {
  const body = { game: 'diamant', options: { players: 3 }, club }
  const lobby = ((await ada.http('POST', '/api/tables', body)) as TableMade).id
  expect((await info(bo)).tables).toMatchObject([{ id: lobby, status: 'lobby', hostName: 'Ada' }])
  expect((await mine(bo)).find(({ id }) => id === club)!.waiting).toBe(1)
  await ada.ok({ type: 'leave', table: lobby })
  expect((await info(bo)).tables).toEqual([])
  const table = await startGame([ada, bo], body)
  await playOut(table, [ada, bo])
  const { places, scores } = ada.known.get(table)!.info.outcome!
  const told = (await bo.http('GET', `/api/clubs/${club}/statistics`)) as ClubStatistics
  expect(told.latest).toMatchObject([{ table, game: 'diamant', seats: 3, players: [{}, {}] }])
  expect(told.games).toMatchObject([{ game: 'diamant', count: 1, reached: [{ count: 1 }] }])
  expect(told.games[0]!.members.find(({ name }) => name === 'Bo')).toEqual({
    ...{ person: bo.id, name: 'Bo', games: 1, won: places[1] === 1 ? 1 : 0, best: scores![1], mean: scores![1] },
  })
  expect(told.season).toMatchObject({ byQuarters: true })
  const points = Object.fromEntries(told.season.table.map(({ name, points }) => [name, points]))
  expect(points).toEqual({ Ada: 3 - places[0]!, Bo: 3 - places[1]! })
  const ratings = async () => ((await ada.http('GET', `/api/clubs/${club}/ratings`)) as ClubRatings).games
  expect(await ratings()).toMatchObject([{ game: 'diamant', people: [], withBots: [], bots: [{ bot: 'random' }] }])
  await bo.http('PUT', `/api/clubs/${club}/me`, { rated: true })
  expect(await ratings()).toMatchObject([{ people: [{ name: 'Bo', games: 1 }], withBots: [{ name: 'Bo', games: 1 }] }])
  await ada.http('PUT', `/api/clubs/${club}`, { season: 'now' })
  const later = (await ada.http('GET', `/api/clubs/${club}/statistics`)) as ClubStatistics
  expect(later.season).toMatchObject({ byQuarters: false, table: [], earlier: true })
  const ended = (await bo.http('GET', `/api/clubs/${club}/seasons/1`)) as ClubSeason
  expect(ended).toMatchObject({ to: later.season.from, table: told.season.table })
  for (const none of ['0', '-1', '99', '1.5', 'x', '1e400'])
    expect((await bo.request('GET', `/api/clubs/${club}/seasons/${none}`)).status).toBe(404)
  const again = (await ada.ok({ type: 'rematch', table })) as unknown as { table: string }
  expect((await info(bo)).tables.map(({ id }) => id)).toEqual([again.table])
  await remove(bo, bo)
  const without = JSON.stringify(await ada.http('GET', `/api/clubs/${club}/statistics`))
  expect([without.includes('"Bo"'), without.includes('"Ada"')]).toEqual([false, true])
})

test('a member asks somebody she has played with, who comes without the link, or does not', async () => {
  await server.store.results.replace('met', playedTogether('met', [bo, cy]))
  const ask = (by: Client, whom: Client) => by.request('POST', `/api/clubs/${club}/invite`, { person: whom.id })
  const invitations = async (who: Client) => ((await who.http('GET', '/api/my/clubs')) as MyClubs).invitations
  expect([(await ask(bo, zed)).status, (await ask(bo, ada)).status, (await ask(cy, zed)).status]).toEqual([
    403, 403, 404,
  ])
  expect((await ask(bo, cy)).status).toBe(200)
  expect(await invitations(cy)).toEqual([{ id: club, name: 'Bats', by: 'Bo' }])
  expect((await cy.request('GET', `/api/clubs/${club}`)).status).toBe(404)
  await cy.http('GET', '/api/my/tables')
  await cy.http('DELETE', `/api/clubs/${club}/invite`)
  expect([await invitations(cy), (await cy.request('POST', `/api/clubs/${club}/accept`)).status]).toEqual([[], 404])
  await ask(bo, cy)
  await cy.http('POST', `/api/clubs/${club}/accept`)
  expect([await names(cy), await invitations(cy)]).toEqual([['Ada', 'Bo', 'Cy'], []])

  // Whoever was asked by somebody who left, or is kept out by the founder, is not asked.
  await remove(ada, cy)
  await ask(bo, cy)
  await ada.http('PUT', '/api/my/blocks', { person: cy.id, blocked: true })
  expect((await cy.request('POST', `/api/clubs/${club}/accept`)).status).toBe(404)
  await ada.http('PUT', '/api/my/blocks', { person: cy.id, blocked: false })
  await remove(bo, bo)
  expect(await invitations(cy)).toEqual([])
})
