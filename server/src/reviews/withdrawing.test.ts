import type { ReviewLink, TableMade } from '@grotto/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'
import { LENGTHS } from '../budgets/limits.ts'

let server: TestServer
let [ada, bo]: Client[] = []
let table: string
let review: string
beforeEach(async () => {
  server = await openServer({ rateLimits: 0 })
  ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  table = ((await ada.http('POST', '/api/records', longRecord({ entries: 60, undos: 0 }))) as TableMade).id
  review = await link(ada)
})
afterEach(async () => {
  for (const each of [ada!, bo!]) each.drop()
  await server.remove()
})

const link = async (by: Client) => ((await by.http('POST', `/api/tables/${table}/review`)) as ReviewLink).review
const withdraw = (by: Client, id = table) => by.request('DELETE', `/api/tables/${id}/review`)
const opens = async (code: string) => (await bo!.request('POST', '/api/reviews/record', { review: code })).status

describe('the link to look at a game together, withdrawn', () => {
  test('opens nothing any more: who is there is told and put out, and cannot come back by it', async () => {
    for (const each of [ada!, bo!]) await each.ok({ type: 'joinReview', review })
    await bo!.ok({ type: 'annotate', table, move: 1, text: 'kept' })
    const told = [ada!, bo!].map(each => each.hear(({ type }) => type === 'closed'))
    expect(await withdraw(ada!)).toMatchObject({ status: 200, json: { withdrawn: true } })
    expect(await Promise.all(told)).toEqual([
      { type: 'closed', table },
      { type: 'closed', table },
    ])
    expect(await opens(review)).toBe(404)
    for (const said of [
      { type: 'show', table, move: 1 },
      { type: 'point', table, at: { card: 1 } },
      { type: 'annotate', table, move: 1, text: 'late' },
      { type: 'leaveReview', table },
    ] as const)
      expect([said.type, await ada!.say(said)]).toMatchObject([said.type, { error: 'notAllowed' }])
    expect(await bo!.say({ type: 'joinReview', review })).toMatchObject({ error: 'notFound' })
  })

  test('the next link is another, leads to the same game with its notes, and is withdrawn in its turn', async () => {
    await ada!.ok({ type: 'joinReview', review })
    await ada!.ok({ type: 'annotate', table, move: 1, text: 'kept' })
    await withdraw(ada!)
    const next = await link(ada!)
    expect([next === review, await opens(next)]).toEqual([false, 200])
    ada!.heard.length = 0
    await ada!.ok({ type: 'joinReview', review: next })
    expect(ada!.heard.join()).toContain('kept')
    expect(await bo!.say({ type: 'joinReview', review: next })).toMatchObject({ result: 'ok', table })
    await ada!.ok({ type: 'show', table, move: 2 })
    await withdraw(ada!)
    expect([await opens(review), await opens(next), await opens(await link(ada!))]).toEqual([404, 404, 200])
  })

  test('is remembered when the table comes back from the disk, and the room’s places are free', async () => {
    for (let i = 0; i < 5; i++) {
      await ada!.ok({ type: 'joinReview', review: await link(ada!) })
      expect((await withdraw(ada!)).status).toBe(200)
    }
    const next = await link(ada!)
    const again = await openServer({ rateLimits: 0 }, { store: server.store })
    const cleo = await Client.arrive(again.address)
    const found = async (code: string) => (await cleo.request('POST', '/api/reviews/record', { review: code })).status
    expect([await found(review), await found(next)]).toEqual([404, 200])
    await again.close()
  })

  test('only by those whose game it is, where it is over, and not for ever', async () => {
    expect((await withdraw(bo!)).status).toBe(403)
    expect((await withdraw(ada!, 'NoSuchTable00000')).status).toBe(404)
    const { id: lobby } = (await ada!.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    expect((await withdraw(ada!, lobby)).status).toBe(409)
    expect(await opens(review)).toBe(200)
    const loaded = (await server.tables.open(table))!
    loaded.table.reviewsWithdrawn = LENGTHS.reviewsWithdrawn
    expect((await withdraw(ada!)).status).toBe(429)
  })

  test('a player of a live table’s game may, an onlooker not; who asks too often waits', async () => {
    await server.remove()
    server = await openServer({ rateLimits: 1 })
    ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const wish = { game: 'diamant', options: { players: 3 }, bots: 'random' }
    table = ((await ada.http('POST', '/api/play-now', wish)) as TableMade).id
    await ada.ok({ type: 'watch', table })
    await playOut(table, [ada])
    review = await link(bo)
    expect((await withdraw(bo)).status).toBe(403)
    expect((await withdraw(ada)).status).toBe(200)
    expect(await opens(review)).toBe(404)
    const answers = []
    for (let i = 0; i < 30; i++) answers.push((await withdraw(ada)).status)
    expect(answers).toContain(429)
  })
})
