import { gameById } from '@grotto/catalog'
import { commitments, type GameRecord, verifyRecord } from '@grotto/kernel'
import type {
  ClubFound,
  ClubInfo,
  ClubTournaments,
  TableInfo,
  TournamentInfo,
  TournamentMade,
  TournamentNext,
} from '@grotto/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'
import { rebuildResults } from '../results/rebuild.ts'

const HOUR = 3_600_000

let server: TestServer
let [ada, bo, cy, zed] = [] as unknown as [Client, Client, Client, Client]
const clock = new TestClock()
beforeAll(async () => {
  server = await openServer({ clock })
  ;[ada, bo, cy, zed] = (await friends(server.address, 'Ada', 'Bo', 'Cy', 'Zed')) as [Client, Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy, zed]) person.drop()
  await server.remove()
})

let club = ''
/** Ada's, with Bo and Cy in it; Zed is not. */
beforeEach(async () => {
  club = ((await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound).id
  const { code } = (await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo
  for (const who of [bo, cy]) await who.http('POST', '/api/clubs/join', { code })
  return async () => server.store.clubs.dissolve(club, (await server.store.clubs.members(club))[0]?.person ?? '')
})

const wanted = (more: object = {}) => ({
  ...{ game: 'diamant', deals: 2, seats: 3, clock: 60, closes: clock.now() + HOUR },
  ...more,
})
const setUp = async (who: Client, more: object = {}): Promise<string> =>
  ((await who.http('POST', `/api/clubs/${club}/tournaments`, wanted(more))) as TournamentMade).id
const info = async (who: Client, id: string) => (await who.http('GET', `/api/tournaments/${id}`)) as TournamentInfo
const play = async (who: Client, id: string) =>
  (await who.http('POST', `/api/tournaments/${id}/play`)) as TournamentNext
const enter = (who: Client, id: string) => who.http('POST', `/api/tournaments/${id}/entry`)
/** Bo sets it up, these enter, and it has begun. */
async function begun(people: readonly Client[], more: object = {}): Promise<string> {
  const id = await setUp(bo, more)
  for (const who of people) await enter(who, id)
  await bo.http('POST', `/api/tournaments/${id}/begin`)
  return id
}
/** Everybody comes, and plays her table to its end. */
async function deal(id: string, people: readonly Client[]): Promise<string> {
  for (const who of people) await play(who, id)
  const { table } = await play(people[0]!, id)
  for (const who of people) {
    expect((await play(who, id)).table).toBe(table)
    await who.ok({ type: 'watch', table: table! })
  }
  await playOut(table!, people)
  return table!
}

test('members enter, the server seats them; sealed seeds, told once everybody is through with them', async () => {
  const id = await setUp(bo)
  const before = await info(ada, id)
  expect(before).toMatchObject({ state: 'entering', organiser: 'Bo', organise: true, entrants: [], standing: [] })
  expect(before.sealed.map(({ secrets }) => secrets)).toEqual([null, null])
  for (const who of [ada, bo, cy]) await enter(who, id)
  expect((await cy.request('POST', `/api/tournaments/${id}/begin`)).status).toBe(403)
  expect((await ada.request('POST', `/api/tournaments/${id}/play`)).status).toBe(403)
  await ada.http('POST', `/api/tournaments/${id}/begin`)
  expect((await play(ada, id)).waiting?.toSorted()).toEqual(['Bo', 'Cy'])
  const table = await deal(id, [ada, bo, cy])
  const told = await info(ada, id)
  expect(told.sealed.map(({ commitments: of }) => of)).toEqual(before.sealed.map(({ commitments: of }) => of))
  expect([told.sealed[0]!.secrets === null, told.sealed[1]!.secrets]).toEqual([false, null])
  expect(commitments(told.sealed[0]!.secrets!)).toEqual(before.sealed[0]!.commitments)
  const record = (await ada.http('GET', `/api/tables/${table}/record`)) as GameRecord
  expect(record.fairness).not.toHaveProperty('secrets')
  const fairness = { ...record.fairness, secrets: told.sealed[0]!.secrets } as GameRecord['fairness']
  expect(verifyRecord(gameById('diamant')!, { ...record, fairness }).chance).toBe('recomputed')
  await deal(id, [ada, bo, cy])
  const over = await info(cy, id)
  expect([over.state, over.mine, over.standing.map(({ played }) => played)]).toEqual([
    ...['over', { next: null }, [2, 2, 2]],
  ])
  expect(await play(ada, id)).toEqual({ done: true })
})

test('to whoever is not in the club there is none, and nothing of its games', async () => {
  const id = await begun([ada, bo, cy], { deals: 1 })
  const table = await deal(id, [ada, bo, cy])
  for (const [method, path] of [
    ...[['GET', ''] as const, ['DELETE', ''] as const],
    ...(['begin', 'entry', 'play'] as const).map(each => ['POST', `/${each}`] as const),
  ])
    expect((await zed.request(method, `/api/tournaments/${id}${path}`)).status).toBe(404)
  expect((await zed.request('GET', `/api/clubs/${club}/tournaments`)).status).toBe(404)
  expect((await zed.request('POST', `/api/clubs/${club}/tournaments`, wanted())).status).toBe(404)
  expect((await zed.request('GET', `/api/tables/${table}/record`)).status).toBe(403)
})

/** Ada and Bo, who does not want to sit with her, have begun: each has a table of her own. */
async function apart(more: object = {}): Promise<{ id: string; hers: string; his: string }> {
  await bo.http('PUT', '/api/my/blocks', { person: ada.id, blocked: true })
  const id = await begun([ada, bo], { deals: 1, ...more })
  await bo.http('PUT', '/api/my/blocks', { person: ada.id, blocked: false })
  const [hers, his] = [(await play(ada, id)).table!, (await play(bo, id)).table!]
  await ada.ok({ type: 'watch', table: hers })
  await bo.ok({ type: 'watch', table: his })
  return { id, hers, his }
}
const shown = async (who: Client, table: string) => (await who.http('GET', `/api/tables/${table}`)) as TableInfo
const statusOf = async (who: Client, method: 'GET' | 'POST', path: string) => (await who.request(method, path)).status

test('every table has the same deal; who has yet to play it sees neither games nor figures of others', async () => {
  const { id, hers, his } = await apart()
  expect(hers).not.toBe(his)
  expect((await shown(ada, hers)).fairness).toEqual((await shown(bo, his)).fairness)
  await playOut(hers, [ada])
  const waiting = await info(bo, id)
  expect(waiting.standing.map(({ deals, points }) => [deals, points])).toEqual([
    ...[
      [[null], 0],
      [[null], 0],
    ],
  ])
  expect([waiting.sealed[0]!.secrets, (await shown(ada, hers)).fairness.revealed]).toEqual([null, {}])
  expect(await statusOf(bo, 'GET', `/api/tables/${hers}/record`)).toBe(403)
  expect(await statusOf(cy, 'GET', `/api/tables/${hers}/record`)).toBe(403)
  expect(await statusOf(ada, 'GET', `/api/tables/${hers}/record`)).toBe(200)
  for (const way of ['offer', 'review']) expect(await statusOf(ada, 'POST', `/api/tables/${hers}/${way}`)).toBe(422)
  await playOut(his, [bo])
  const cards = await Promise.all(
    [hers, his].map(async table => firstCards((await bo.http('GET', `/api/tables/${table}/record`)) as GameRecord)),
  )
  expect(cards[0]?.length).toBeGreaterThan(0)
  expect(cards[0]).toEqual(cards[1])
  expect(await statusOf(cy, 'GET', `/api/tables/${hers}/record`)).toBe(200)
  expect((await info(bo, id)).standing.every(({ deals }) => deals[0]?.table !== undefined)).toBe(true)
})
/** What chance did before anybody decided: the first thing that fell. */
const firstCards = ({ entries }: GameRecord) =>
  entries.flatMap(entry => ('chance' in entry && entry.chance.length > 0 ? [entry.chance] : []))[0]

test('nobody is voted out of her deal, no lost one is called off, and nobody plays for another', async () => {
  const id = await begun([ada, bo, cy], { deals: 1 })
  for (const who of [ada, bo, cy]) await play(who, id)
  const { table } = (await play(ada, id)) as { table: string }
  await ada.ok({ type: 'watch', table })
  const refusals = [
    ...(['abandon', 'remove'] as const).map(about => ({ type: 'vote' as const, table, about, seat: 0, agree: true })),
    { type: 'handOver' as const, table, to: zed.id },
    { type: 'configure' as const, table, settings: { spectators: true } },
  ]
  for (const command of refusals)
    expect(['inTournament', 'alreadyStarted', 'hostOnly']).toContain(reasonOf(await ada.say(command)))
  expect(await statusOf(zed, 'GET', `/api/tables/${table}`)).toBe(403)
})

test('who does not come is waited for, then a bot keeps her seat, and the deal does not count for her', async () => {
  const id = await begun([ada, bo, cy], { deals: 1 })
  for (const who of [ada, bo]) await play(who, id)
  const waits = await play(ada, id)
  expect(waits).toEqual({ deal: 0, waiting: ['Cy'], until: expect.any(Number) })
  clock.pass(waits.until! - clock.now() - 1)
  // Who came minutes ago and says nothing more is not there either.
  expect((await play(ada, id)).waiting?.toSorted()).toEqual(['Bo', 'Cy'])
  clock.pass(1)
  await play(bo, id)
  const { table } = (await play(ada, id)) as { table: string }
  for (const who of [ada, bo]) await who.ok({ type: 'watch', table })
  await playOut(table, [ada, bo])
  const { standing, sealed } = await info(ada, id)
  expect(standing.map(({ name, played }) => [name, played]).sort()).toEqual([
    ['Ada', 1],
    ['Bo', 1],
    ['Cy', 0],
  ])
  expect(standing.at(-1)).toMatchObject({ name: 'Cy', deals: [{ points: expect.any(Number) }] })
  expect(sealed[0]!.secrets).not.toBeNull()
})

test('who still plays the deal before is waited for, however long', async () => {
  const id = await setUp(bo, { clock: 3_600, closes: clock.now() + 9 * HOUR })
  for (const who of [ada, bo, cy]) await enter(who, id)
  const seating = [[[0], [1, 2]], [[0, 1, 2]]]
  await server.store.tournaments.begin(id, clock.now(), 3, JSON.stringify(seating))
  const { table } = (await play(ada, id)) as { table: string }
  await ada.ok({ type: 'watch', table })
  await playOut(table, [ada])
  expect(await play(ada, id)).toEqual({ deal: 1, waiting: ['Bo', 'Cy'], until: expect.any(Number) })
  for (const who of [bo, cy]) await play(who, id)
  expect((await play(bo, id)).deal).toBe(0)
  expect(await play(ada, id)).toEqual({ deal: 1, waiting: ['Bo', 'Cy'] })
})

test('nobody waits for who withdraws or leaves the club: her place stays, without a name', async () => {
  const id = await begun([ada, bo, cy], { deals: 2 })
  await deal(id, [ada, bo, cy])
  await cy.http('DELETE', `/api/tournaments/${id}/entry`)
  expect((await cy.request('POST', `/api/tournaments/${id}/play`)).status).toBe(403)
  await play(ada, id)
  const { table } = (await play(bo, id)) as { table: string }
  expect((await shown(ada, table)).seats.filter(({ kind }) => kind === 'bot')).toHaveLength(1)
  await cy.http('DELETE', `/api/clubs/${club}/members`, { person: cy.id })
  const { standing, entrants } = await info(ada, id)
  expect(standing.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo', null])
  expect(entrants).toHaveLength(3)
})

test('who wants to be forgotten goes from seats, names and waiting; the standing stays', async () => {
  const [eve] = (await friends(server.address, 'Evelyn')) as [Client]
  await eve.http('POST', '/api/clubs/join', { code: ((await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo).code })
  const id = await begun([ada, bo, eve])
  await deal(id, [ada, bo, eve])
  const before = (await info(ada, id)).standing.map(({ points }) => points)
  eve.drop()
  await eve.http('DELETE', '/api/me')
  // Who looked at a table that was rewritten is sent away, and comes back.
  for (const who of [ada, bo]) who.drop()
  for (const who of [ada, bo]) await who.connect()
  const { standing, entrants } = await info(ada, id)
  expect(standing.map(({ points }) => points)).toEqual(before)
  expect([standing.filter(({ name }) => name === null).length, entrants.length]).toEqual([1, 3])
  expect(JSON.stringify(await server.store.tournaments.entrants(id))).not.toContain(eve.id)
  await play(ada, id)
  const { table } = (await play(bo, id)) as { table: string }
  expect(JSON.stringify(await server.store.entries(table))).not.toContain('Evelyn')
})

test('what has not ended when it closes counts for nobody, and everything is told', async () => {
  const { id, hers, his } = await apart({ deals: 2 })
  await playOut(hers, [ada])
  const recorded = async () => (await ada.http('GET', `/api/tables/${hers}/record`)) as GameRecord
  expect((await recorded()).fairness).not.toHaveProperty('secrets')
  clock.pass(HOUR)
  expect(verifyRecord(gameById('diamant')!, await recorded()).chance).toBe('recomputed')
  const closed = await info(bo, id)
  expect([closed.state, closed.sealed.every(({ secrets }) => secrets !== null)]).toEqual(['over', true])
  await playOut(his, [bo])
  const { standing } = await info(bo, id)
  expect(standing.map(({ name, played }) => [name, played])).toEqual([
    ['Ada', 1],
    ['Bo', 0],
  ])
  expect((await bo.request('POST', `/api/tournaments/${id}/play`)).json).toEqual({ error: 'tournamentOver' })
  expect((await bo.request('POST', `/api/tournaments/${id}/begin`)).json).toEqual({ error: 'tournamentOver' })
})

test('it is set up with care, and begun with at least two', async () => {
  const refusal = async (more: object) =>
    ((await ada.request('POST', `/api/clubs/${club}/tournaments`, wanted(more))).json as { refusal?: object }).refusal
  for (const options of [5, 'x', []]) expect(await refusal({ options })).toMatchObject({ rule: 'D-60' })
  expect(await refusal({ seats: 2 })).toEqual({
    rule: 'table',
    reason: 'tournamentSeats',
    args: { fewest: 3, most: 8 },
  })
  expect(await refusal({ closes: clock.now() + 1 })).toMatchObject({ reason: 'tournamentTime' })
  expect(await refusal({ closes: clock.now() + 1e12 })).toMatchObject({ reason: 'tournamentTime' })
  expect(await refusal({ clock: 0 })).toMatchObject({ reason: 'clockTooShort' })
  expect(await refusal({ game: 'chess' })).toMatchObject({ reason: 'noSuchGame' })
  expect(await refusal({ options: { relics: 'many' } })).toBeDefined()
  for (const more of [{ deals: 0 }, { deals: 7 }, { deals: 1.5 }, { seats: 9 }, { more: 1 }])
    expect((await ada.request('POST', `/api/clubs/${club}/tournaments`, wanted(more))).status).toBe(400)
  const id = await setUp(bo)
  await enter(bo, id)
  expect((await bo.request('POST', `/api/tournaments/${id}/begin`)).json).toEqual({ error: 'tooFewEntrants' })
  expect((await cy.request('DELETE', `/api/tournaments/${id}`)).status).toBe(403)
  await enter(ada, id)
  await bo.http('POST', `/api/tournaments/${id}/begin`)
  for (const [method, path] of [['POST', '/begin'] as const, ['DELETE', ''] as const])
    expect((await bo.request(method, `/api/tournaments/${id}${path}`)).json).toEqual({ error: 'tournamentBegun' })
  expect((await cy.request('POST', `/api/tournaments/${id}/entry`)).json).toEqual({ error: 'tournamentBegun' })
})

test('a member has one at a time, a club a few; many leave no trace', async () => {
  const mine = await setUp(ada)
  expect((await ada.request('POST', `/api/clubs/${club}/tournaments`, wanted())).json).toEqual({
    ...{ error: 'tooManyTournaments' },
  })
  await ada.http('DELETE', `/api/tournaments/${mine}`)
  for (let count = 0; count < 80; count += 1) {
    await setUp(ada, { deals: 1, closes: clock.now() + 600_000 })
    clock.pass(600_000)
  }
  const { tournaments } = (await bo.http('GET', `/api/clubs/${club}/tournaments`)) as ClubTournaments
  expect(tournaments).toHaveLength(51)
}, 60_000)

test('each plays the same cave alone: by what was reached, then by what was left', async () => {
  const options = { difficulty: 'normal' }
  const id = await begun([ada, bo], { game: 'sub-terra', seats: 1, deals: 1, clock: 0, options })
  const tables: string[] = []
  for (const who of [ada, bo]) {
    const { table } = (await play(who, id)) as { table: string }
    tables.push(table)
    await who.ok({ type: 'watch', table })
    await who.ok({ type: 'standIn', table, bot: 'random' })
    await who.until(table, ({ info: { status } }) => status === 'finished')
  }
  expect(tables[0]).not.toBe(tables[1])
  // A bot played all of it: it counts for nobody.
  const { standing } = await info(ada, id)
  expect(standing.map(({ played, points, place }) => [played, points, place])).toEqual([
    ...[
      [0, 0, 1],
      [0, 0, 1],
    ],
  ])
}, 60_000)

test('made anew from the records, results are the same', async () => {
  const id = await begun([ada, bo, cy], { deals: 1 })
  await deal(id, [ada, bo, cy])
  const { standing } = await info(ada, id)
  const kept = await server.store.tournaments.results(id)
  await server.store.tournaments.keepResults(
    id,
    kept.map(each => ({ ...each, reached: '{"at":1}' })),
  )
  expect((await info(ada, id)).standing).not.toEqual(standing)
  await rebuildResults(server.store, gameById)
  expect(await server.store.tournaments.results(id)).toEqual(kept)
  expect((await info(ada, id)).standing).toEqual(standing)
})
