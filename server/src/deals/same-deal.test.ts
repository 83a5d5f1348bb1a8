import { gameById } from '@grotto/catalog'
import { type GameRecord, verifyRecord } from '@grotto/kernel'
import type { DealOffer, HttpProblem, MyResults, OfferedDeal, TableInfo, TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const DAY = 86_400_000

let server: TestServer
let [ada, bo] = [] as unknown as [Client, Client]
let first: string
const clock = new TestClock()
beforeAll(async () => {
  server = await openServer({ clock })
  ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  first = await withDice()
  await playOut([ada, bo], first)
})
afterAll(async () => {
  for (const person of [ada, bo]) person.drop()
  await server.remove()
})

/** A game to which both have added entropy. */
async function withDice(): Promise<string> {
  const { id: table } = (await ada.http('POST', '/api/tables', {
    game: 'diamant',
    options: { players: 3 },
  })) as TableMade
  for (const [seat, who] of [ada, bo].entries()) {
    await who.ok({ type: 'watch', table })
    await who.ok({ type: 'sit', table })
    await who.ok({ type: 'ready', table, ready: true, entropy: `0${seat}`.repeat(32) })
  }
  await ada.ok({ type: 'setBot', table, seat: 2, bot: 'random' })
  await ada.ok({ type: 'start', table })
  return table
}

/** Leaves whenever she is asked. */
async function playOut(people: readonly Client[], table: string): Promise<void> {
  for (const who of people) await who.ok({ type: 'watch', table })
  for (;;) {
    for (const who of people) {
      const { info, toAct, you } = who.known.get(table)!
      if (info.status !== 'playing') return
      if (toAct.includes(you!)) await who.ok({ type: 'act', table, action: choicesOf(who.known.get(table)!).at(-1)! })
    }
    await new Promise(done => setTimeout(done, 2))
  }
}

const offerOf = async (table: string, by = ada) =>
  ((await by.http('POST', `/api/tables/${table}/offer`)) as DealOffer).offer
const take = async (offer: string, how: 'bots' | 'friends', by = bo) =>
  (await by.http('POST', '/api/offers/table', { offer, with: how })) as TableMade
const recordOf = async (table: string, by = bo) => (await by.http('GET', `/api/tables/${table}/record`)) as GameRecord
const infoOf = async (table: string, by = bo) => (await by.http('GET', `/api/tables/${table}`)) as TableInfo
const problemOf = async (by: Client, path: string, body?: object) => {
  const { status, json } = await by.request('POST', path, body)
  return [status, (json as HttpProblem).refusal?.reason ?? (json as HttpProblem).error]
}

describe('the deal of a finished game', () => {
  test('is offered by a code that tells who played, and nothing of what came', async () => {
    const offer = await offerOf(first)
    expect(await offerOf(first)).toBe(offer)
    expect(offer).not.toContain(first)
    const offered = (await bo.http('POST', '/api/offers', { offer })) as OfferedDeal
    expect(offered).toEqual({
      game: 'diamant',
      options: expect.objectContaining({ players: 3 }),
      sitters: [
        { name: 'Ada', bot: false },
        { name: 'Bo', bot: false },
        { name: expect.any(String), bot: true },
      ],
    })
  })

  test('is dealt again with its entropies, cards and all, and verifies', async () => {
    const { id } = await take(await offerOf(first), 'friends')
    await ada.ok({ type: 'watch', table: id })
    await ada.ok({ type: 'sit', table: id })
    await ada.ok({ type: 'ready', table: id, ready: true, entropy: 'ab'.repeat(32) })
    await bo.ok({ type: 'start', table: id })
    await playOut([ada, bo], id)
    const [before, again] = [await recordOf(first), await recordOf(id)]
    expect(again.fairness).toMatchObject({ secrets: secretsOf(before), entropies: entropiesOf(before) })
    expect(entropiesOf(again)).not.toContain('ab'.repeat(32))
    expect(verifyRecord(gameById('diamant')!, again).chance).toBe('recomputed')
    const turned = ({ entries }: GameRecord) => entries.flatMap(entry => ('chance' in entry ? entry.chance : []))
    expect(turned(again).slice(0, 1)).toEqual(turned(before).slice(0, 1))
    expect(entropiesOf(before)).toEqual(['00'.repeat(32), '01'.repeat(32), null])
    expect(again.sameDeal).toBe(true)
  })

  test('stays sealed while it is played: no seed, no way to the other game', async () => {
    const { id } = await take(await offerOf(first), 'bots')
    await bo.ok({ type: 'watch', table: id })
    const info = await infoOf(id)
    expect([info.status, info.sameDeal, info.fairness.revealed]).toEqual(['playing', {}, {}])
    const told = JSON.stringify([info, bo.known.get(id)])
    for (const secret of Object.values(secretsOf(await recordOf(first)))) expect(told).not.toContain(secret)
    expect(told).not.toContain(first)
    await playOut([bo], id)
    expect((await infoOf(id)).sameDeal).toEqual({ table: first })
  })

  test('counts among nobody’s results, and is marked in lists', async () => {
    const { games: before } = (await bo.http('GET', '/api/my/results')) as MyResults
    const { id } = await take(await offerOf(first), 'bots')
    await playOut([bo], id)
    expect(((await bo.http('GET', '/api/my/results')) as MyResults).games).toEqual(before)
    const { tables } = (await bo.http('GET', '/api/my/tables')) as TableList
    expect(tables.find(table => table.id === id)).toMatchObject({ sameDeal: true, status: 'finished' })
  })

  test('keeps its options, its pieces and its seats, and no stranger finds it', async () => {
    const { id: table } = await take(await offerOf(first), 'friends')
    await bo.ok({ type: 'watch', table })
    for (const change of [{ options: { players: 4 } }, { settings: { visibility: 'public' } }] as const)
      expect(await bo.say({ type: 'configure', table, ...change })).toMatchObject({ refusal: { reason: 'dealFixed' } })
    expect(await bo.say({ type: 'start', table })).toMatchObject({ refusal: { reason: 'openSeats' } })
    expect(await bo.say({ type: 'choosePieces', table, pieces: ['medic'] })).toMatchObject({
      refusal: { reason: 'piecesFixed' },
    })
    expect((await bo.ok({ type: 'configure', table, settings: { clock: 60 } })).result).toBe('ok')
  })

  test('can be offered on by who played it again, and outlives who wants to be forgotten', async () => {
    const [eve] = (await friends(server.address, 'Eve')) as [Client]
    const { id } = await take(await offerOf(first), 'bots', eve)
    await playOut([eve], id)
    const offer = await offerOf(id, eve)
    await eve.http('DELETE', '/api/me')
    const offered = (await bo.http('POST', '/api/offers', { offer })) as OfferedDeal
    expect(JSON.stringify(offered)).not.toContain('Eve')
    expect((await take(offer, 'bots')).commitments).toEqual((await infoOf(first)).fairness.commitments)
    eve.drop()
  })
})

describe('no deal is given away', () => {
  test('of a game that is not over, and none to who may not look', async () => {
    const table = await startGame([ada], { game: 'diamant', options: { players: 3 }, settings: { spectators: false } })
    expect(await problemOf(ada, `/api/tables/${table}/offer`)).toEqual([422, 'notOver'])
    expect(await problemOf(bo, `/api/tables/${table}/offer`)).toEqual([403, 'notAllowed'])
    await playOut([ada], table)
    expect(await problemOf(bo, `/api/tables/${table}/offer`)).toEqual([403, 'notAllowed'])
    expect(await offerOf(table)).toEqual(expect.any(String))
  })

  test('of a game that began in the middle', async () => {
    const { id } = (await ada.http('POST', `/api/tables/${first}/fork`, { move: 2 })) as TableMade
    await ada.ok({ type: 'watch', table: id })
    await ada.ok({ type: 'start', table: id })
    await playOut([ada], id)
    expect(await problemOf(ada, `/api/tables/${id}/offer`)).toEqual([422, 'noDeal'])
  })

  test('for a code that nobody gave out', async () => {
    const offer = await offerOf(first)
    const forged = `${offer.slice(0, -2)}${offer.endsWith('A') ? 'BB' : 'AA'}`
    for (const path of ['/api/offers', '/api/offers/table']) {
      const more = path.endsWith('table') ? { with: 'bots' } : {}
      expect(await problemOf(bo, path, { offer: forged, ...more })).toEqual([404, 'notFound'])
      expect(await problemOf(bo, path, { offer: first, ...more })).toEqual([400, 'malformed'])
    }
  })

  test('of a game of the day before the day is over', async () => {
    const { id } = (await ada.http('POST', '/api/daily', { game: 'diamant' })) as TableMade
    await playOut([ada], id)
    expect(await problemOf(ada, `/api/tables/${id}/offer`)).toEqual([422, 'dealSealed'])
    clock.pass(DAY)
    const { id: again } = await take(await offerOf(id), 'bots')
    await playOut([bo], again)
    expect((await bo.request('GET', `/api/daily/diamant?day=2027-01-15`)).json).toMatchObject({ mine: null })
  })
})

describe('a game from a file', () => {
  test('is dealt again, and everybody is told that its deal came so', async () => {
    const record = await recordOf(first)
    const { id } = (await ada.http('POST', '/api/records', record)) as TableMade
    const { id: again } = await take(await offerOf(id), 'bots')
    expect((await infoOf(again)).sameDeal).toEqual({ imported: true })
  })

  test('that says it was dealt before says so here, and counts for nobody', async () => {
    const record = await recordOf(first)
    const local = { ...record, sameDeal: true, fairness: { ...record.fairness, kind: 'local' } }
    expect(await problemOf(ada, '/api/records?seat=0', local)).toEqual([422, 'notLocal'])
    const { id } = (await ada.http('POST', '/api/records', local)) as TableMade
    expect((await recordOf(id)).sameDeal).toBe(true)
  })
})

type Sealed = Exclude<GameRecord['fairness'], { kind: 'scripted' }>
const secretsOf = ({ fairness }: GameRecord) => (fairness as Sealed).secrets!
const entropiesOf = ({ fairness }: GameRecord) => (fairness as Sealed).entropies
