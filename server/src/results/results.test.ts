import { gameById } from '@grotto/catalog'
import type { GameRecord } from '@grotto/kernel'
import type { MyResults, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'
import type { FindGame } from '../table/table.ts'
import { rebuildResults } from './rebuild.ts'

let server: TestServer
let [ada, bo] = [] as unknown as [Client, Client]
beforeAll(async () => {
  server = await openServer()
  ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo]) person.drop()
  await server.remove()
})

const resultsOf = async (who: Client) => (await who.http('GET', '/api/my/results')) as MyResults
const LOCAL = localRecord()

/** As a device writes it that dealt the game itself. */
function localRecord(): GameRecord {
  const record = longRecord({ entries: 60, undos: 0 })
  return { ...record, fairness: { ...record.fairness, kind: 'local' } as GameRecord['fairness'] }
}

test('a game counts for those who sit there when it ends, in the moment in which it ends', async () => {
  const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
  expect((await resultsOf(ada)).games).toEqual([])
  await playOut(table, [ada, bo])
  const { outcome } = ada.known.get(table)!.info
  for (const [seat, who] of [ada, bo].entries()) {
    const { games, tallies } = await resultsOf(who)
    const [place, score] = [outcome!.places[seat], outcome!.scores![seat]]
    expect(games).toMatchObject([{ table, game: 'diamant', seat, seats: 3, people: 2, place, score, local: false }])
    expect(tallies).toMatchObject([{ game: 'diamant', level: null, place, count: 1, best: score, total: score }])
  }
})

test('what was made from the records is what is made from them anew', async () => {
  const before = [await resultsOf(ada), await resultsOf(bo)]
  const { store } = server
  for (const { table } of before[0]!.games) await store.results.replace(table, [])
  expect((await resultsOf(ada)).games).toEqual([])
  const rebuilt = await rebuildResults(store, gameById as FindGame)
  expect(rebuilt).toMatchObject({ tables: 1, results: 2, broken: [] })
  expect([await resultsOf(ada), await resultsOf(bo)]).toEqual(before)
})

test('who plays on from the last moves of a game has won nothing by it', async () => {
  const [{ table }] = (await resultsOf(ada)).games as [MyResults['games'][number]]
  const { entries } = (await ada.http('GET', `/api/tables/${table}/record`)) as GameRecord
  const { id } = (await ada.http('POST', `/api/tables/${table}/fork`, { move: entries.length - 3 })) as TableMade
  await ada.ok({ type: 'watch', table: id })
  for (const seat of ada.known.get(id)!.info.seats.keys())
    if (seat !== ada.known.get(id)!.you) await ada.ok({ type: 'setBot', table: id, seat, bot: 'random' })
  await ada.ok({ type: 'ready', table: id, ready: true })
  await ada.ok({ type: 'start', table: id })
  await playOut(id, [ada])
  expect((await resultsOf(ada)).games.map(game => game.table)).toEqual([table])
})

test('a game of one’s own device counts once, as a local one', async () => {
  const bring = (record: object) => bo.request('POST', '/api/records?seat=1', record)
  const [first, again] = [
    await bring(LOCAL),
    await bring({ ...LOCAL, entries: LOCAL.entries.map(later), hashes: undefined }),
  ]
  expect([first.status, again.status]).toEqual([200, 200])
  expect((again.json as TableMade).id).toBe((first.json as TableMade).id)
  const local = (await resultsOf(bo)).games.filter(game => game.local)
  expect(local).toMatchObject([{ seat: 1, game: 'diamant', table: (first.json as TableMade).id }])
})

test.each([0, 253_402_300_799_999])('a file that says it was played at %d can still be taken along', async at => {
  const record = { ...LOCAL, options: { ...(LOCAL.options as object), hideChosen: at > 0 } }
  const odd = { ...replayed(record), entries: replayed(record).entries.map(entry => ({ ...entry, at })) }
  expect((await ada.request('POST', '/api/records?seat=0', odd)).status).toBe(200)
  const text = async (as: string) =>
    (await fetch(`${server.address}/api/my/results/all?as=${as}`, { headers: { cookie: ada.cookie } })).text()
  expect(await text('csv')).toMatch(at === 0 ? /^1970-01-01/m : /^20\d\d-/m)
})

/** What a file says of its states is said again by whoever reads it. */
const replayed = ({ hashes: _, ...record }: GameRecord): GameRecord => record

const later = <E extends { readonly at: number }>(entry: E): E => ({ ...entry, at: entry.at + 1000 })

test.each<[string, number, object, string]>([
  ['a game that a server is said to have dealt', 422, longRecord({ entries: 60, undos: 0 }), '0'],
  ['a game without its seeds', 422, { ...LOCAL, fairness: { ...LOCAL.fairness, secrets: undefined } }, '0'],
  ['a seat that there is not', 422, LOCAL, '7'],
  ['a bot’s seat', 422, withBot(LOCAL), '0'],
  ['no seat at all', 400, LOCAL, 'x'],
  ['an outcome that does not follow', 422, { ...LOCAL, outcome: { ...LOCAL.outcome, scores: [99, 0, 0] } }, '0'],
])('%s counts for nobody', async (_, status, record, seat) => {
  const before = await resultsOf(ada)
  expect((await ada.request('POST', `/api/records?seat=${seat}`, record)).status).toBe(status)
  expect(await resultsOf(ada)).toEqual(before)
})

function withBot(record: GameRecord): GameRecord {
  const sitters = record.sitters.map((sitter, seat) =>
    seat ? sitter : { name: 'x', bot: { name: 'random', version: 1 } },
  )
  return { ...record, sitters }
}

test('all of it can be taken along, and cleared away for good', async () => {
  const { games } = (await bo.http('GET', '/api/my/results/all')) as { games: object[] }
  expect(games).toEqual((await resultsOf(bo)).games)
  const csv = await (
    await fetch(`${server.address}/api/my/results/all?as=csv`, { headers: { cookie: bo.cookie } })
  ).text()
  expect(csv.trim().split('\r\n')).toHaveLength(games.length + 1)
  expect((await bo.request('GET', '/api/my/results/all?as=exe')).status).toBe(400)
  await bo.http('DELETE', '/api/my/results')
  await rebuildResults(server.store, gameById as FindGame)
  expect((await resultsOf(bo)).games).toEqual([])
  expect((await resultsOf(ada)).games).toHaveLength(3)
})

test('who is forgotten has no results, not even those made anew', async () => {
  await ada.http('DELETE', '/api/me')
  await rebuildResults(server.store, gameById as FindGame)
  expect(await server.store.results.of(ada.id, 9)).toEqual([])
})
