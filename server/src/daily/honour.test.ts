import { gameById } from '@grotto/catalog'
import { LIST } from '@grotto/catalog/list'
import {
  commitments,
  type Entry,
  type GameRecord,
  honourSecrets,
  makeRecord,
  Play,
  secretsFromWord,
  streams,
} from '@grotto/kernel'
import type { DailyTable, MyResults, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'
import { rebuildResults } from '../results/rebuild.ts'

const DAY = 86_400_000
const TODAY = '2027-01-15'
const YESTERDAY = '2027-01-14'
const TOMORROW = '2027-01-16'
const GAME = 'diamant'

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

interface Played {
  readonly day?: string
  readonly options?: object
  readonly secrets?: Record<string, string>
  readonly bots?: readonly string[]
  /** How often the player goes on before she leaves. */
  readonly daring?: number
  readonly takesBack?: boolean
  /** Who decides for the first seat. */
  readonly hand?: string
  /** What the player has added to the seeds, so that other cards fall. */
  readonly entropy?: string
}

/** The game of a day as a device plays it. */
function played({
  day = TODAY,
  options,
  secrets,
  bots,
  daring = 0,
  takesBack,
  hand,
  entropy,
}: Played = {}): GameRecord {
  const game = gameById(GAME)!
  const daily = LIST.find(({ id }) => id === GAME)!.daily!
  const parsed = game.parseOptions({ ...game.newOptions, ...daily.options, ...options })
  if (!parsed.ok) throw new Error('no options')
  const seeds = secrets ?? honourSecrets(game.seals(parsed.value), GAME, day)
  const seated = [hand, ...(bots ?? daily.bots)]
  const entropies = seated.map((_, seat) => (seat === 0 ? (entropy ?? null) : null))
  const play = Play.start(game, parsed.value as never, streams(seeds, entropies), clock.now())
  for (let done = 0; !game.outcome(play.state); done++) {
    const seat = game.toAct(play.state)[0]!
    const type = seat === 0 && done < daring * 4 ? 'goOn' : 'leave'
    play.act(seat, { type }, clock.now(), seated[seat])
    if (takesBack && done === 0) play.undo(seat, 0, clock.now(), true)
  }
  const sitters = seated.map((bot, seat) =>
    bot && seat > 0 ? { name: 'Somebody', bot: { name: bot, version: 1 } } : { name: 'Bo' },
  )
  const fairness = { kind: 'local', commitments: commitments(seeds), entropies } as const
  return makeRecord(play as never, sitters, { ...fairness, secrets: seeds })
}

const bring = (who: Client, record: object, day = TODAY) =>
  who.request('POST', `/api/daily/${GAME}/honour?day=${day}`, record)
const listOf = async (who: Client, day = TODAY) =>
  (await who.http('GET', `/api/daily/${GAME}/honour?day=${day}`)) as DailyTable

test('the seed on the device says nothing of the sealed one', async () => {
  await ada.http('GET', '/api/daily')
  const sealed = JSON.parse(await server.store.sharedKey(`daily ${TODAY} ${GAME}`, '{}')) as object
  const open = honourSecrets(gameById(GAME)!.seals({ players: 4 } as never), GAME, TODAY)
  expect(Object.keys(sealed)).toEqual(Object.keys(open))
  for (const secret of Object.values(open)) expect(Object.values(sealed)).not.toContain(secret)
  expect(honourSecrets(['a'], GAME, TODAY)).not.toEqual(honourSecrets(['a'], GAME, TOMORROW))
})

test.each<[string, Played]>([
  ['otherSeeds', { day: YESTERDAY }],
  ['otherSeeds', { secrets: secretsFromWord(gameById(GAME)!.seals({ players: 4 } as never), 'lucky') }],
  ['otherSeeds', { entropy: 'ab'.repeat(32) }],
  ['otherOptions', { options: { players: 3 }, bots: ['diamant-careful', 'mcts'] }],
  ['otherSeats', { bots: ['random', 'random', 'random'] }],
])('what is none of that day is refused: %s', async (reason, how) => {
  const { status, json } = await bring(cy, played(how))
  expect([status, json]).toMatchObject([422, { error: 'notOfTheDay', refusal: { reason } }])
})

test('what was taken back, or decided by another hand, is refused by step', async () => {
  const back = await bring(cy, played({ takesBack: true }))
  expect(back).toMatchObject({ status: 422, json: { refusal: { reason: 'takenBack', args: { step: 2 } } } })
  const other = await bring(cy, played({ hand: 'mcts' }))
  expect(other).toMatchObject({ status: 422, json: { refusal: { reason: 'otherHand', args: { step: 1 } } } })
})

test('what does not replay is refused by step', async () => {
  const record = structuredClone(played()) as unknown as {
    entries: (Entry & { chance?: number[] })[]
    hashes?: unknown
  }
  const step = record.entries.findLastIndex(({ chance }) => chance && chance.length > 0)
  record.entries[step]!.chance![0]! += 1
  expect(await bring(cy, record)).toMatchObject({
    status: 422,
    json: { error: 'brokenRecord', refusal: { args: { step } } },
  })
})

test('a day that has not come, or is long over, is refused', async () => {
  expect(await bring(cy, played({ day: TOMORROW }), TOMORROW)).toMatchObject({
    status: 409,
    json: { error: 'dayNotCome' },
  })
  expect(await bring(cy, played({ day: '2027-01-07' }), '2027-01-07')).toMatchObject({
    status: 422,
    json: { error: 'dayTooLongAgo' },
  })
  expect((await bring(cy, played(), '2027-13-01')).status).toBe(404)
  expect((await ada.http('GET', '/api/my/results')) as MyResults).toMatchObject({ games: [] })
})

test('it is listed once for each person, under her own name, and apart from the sealed game', async () => {
  expect((await ada.request('GET', `/api/daily/${GAME}/honour`)).status).toBe(409)
  const first = (await bring(ada, played())).json as TableMade
  const second = (await bring(ada, played({ daring: 2 }))).json as TableMade
  expect(second.id).toBe(first.id)
  await Promise.all([bring(bo, played({ daring: 1 })), bring(bo, played({ daring: 1 }))])
  const { best, mine, distribution, bots } = await listOf(ada)
  expect(best.map(({ name, you }) => [name, you]).sort()).toEqual([
    ['Ada', true],
    ['Bo', false],
  ])
  expect([mine?.table, mine?.honour, mine?.daily, mine?.local]).toEqual([first.id, TODAY, null, true])
  expect([distribution.reduce((sum, { count }) => sum + count, 0), bots]).toEqual([2, []])
  const record = (await bo.http('GET', `/api/tables/${first.id}/record`)) as GameRecord
  expect(record.sitters[0]).toEqual({ name: 'Ada' })
  expect(await server.store.results.dailyTally(TODAY, GAME)).toEqual([])
  expect((await ada.request('GET', `/api/daily/${GAME}`)).status).toBe(409)
  const { streaks, games } = (await ada.http('GET', '/api/my/results')) as MyResults
  expect([streaks, games.length]).toEqual([[], 1])
})

test('it is made anew from its table', async () => {
  const before = await listOf(ada)
  await rebuildResults(server.store, gameById)
  expect(await listOf(ada)).toEqual(before)
})

test('yesterday’s may come when the line is back, and is listed with yesterday', async () => {
  await bring(cy, played({ day: YESTERDAY }), YESTERDAY)
  expect((await listOf(ada, YESTERDAY)).best.map(({ name }) => name)).toEqual(['Cy'])
  expect((await listOf(ada)).best).toHaveLength(2)
})

test('whoever is forgotten is gone from it', async () => {
  await bo.request('DELETE', '/api/me')
  expect((await listOf(ada)).best.map(({ name }) => name)).toEqual(['Ada'])
})

test('when the day is over everybody may see it', async () => {
  clock.pass(DAY)
  expect((await listOf(cy)).best.map(({ name }) => name)).toEqual(['Ada'])
})

test('nobody brings without end', async () => {
  const limited = await openServer({ clock, rateLimits: 1 })
  const eve = await Client.arrive(limited.address)
  const record = played({ day: YESTERDAY })
  const answers: number[] = []
  for (let i = 0; i < 22; i++) answers.push((await bring(eve, record, TOMORROW)).status)
  expect([answers[0], answers.at(-1)]).toEqual([422, 429])
  await limited.remove()
}, 30_000)
