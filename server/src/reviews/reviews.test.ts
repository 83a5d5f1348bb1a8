import type { GameRecord } from '@grotto/kernel'
import { parseRecord } from '@grotto/kernel'
import type { AnnotationsMessage, HttpProblem, Message, ReviewLink, ReviewMessage, TableMade } from '@grotto/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'

let server: TestServer
let ada: Client
let bo: Client
let cleo: Client
let table: string
let review: string
beforeAll(async () => {
  server = await openServer({ rateLimits: 0 })
  ;[ada, bo, cleo] = (await friends(server.address, 'Ada', 'Bo', 'Cleo')) as [Client, Client, Client]
})
afterEach(() => {
  for (const each of [ada, bo, cleo]) each.heard.length = 0
})
afterAll(async () => {
  for (const each of [ada, bo, cleo]) each.drop()
  await server.remove()
})

const bring = async (record: object = longRecord({ entries: 60, undos: 0 })) => {
  table = ((await ada.http('POST', '/api/records', record)) as TableMade).id
  review = ((await ada.http('POST', `/api/tables/${table}/review`)) as ReviewLink).review
}
const join = (...people: readonly Client[]) =>
  people.reduce<Promise<unknown>>(
    (before, each) => before.then(() => each.ok({ type: 'joinReview', review })),
    Promise.resolve(),
  )
const all = <T extends Message['type']>(by: Client, type: T) =>
  by.heard.map(text => JSON.parse(text) as Message).filter(each => each.type === type) as Extract<
    Message,
    { type: T }
  >[]
const stands = (by: Client): ReviewMessage => all(by, 'review').at(-1)!
const peopleOf = (by: Client) =>
  all(by, 'review')
    .findLast(each => each.people)!
    .people!.map(({ name }) => name)
const writtenTo = (by: Client): AnnotationsMessage => all(by, 'annotations').at(-1)!
const recordBy = async (by: Client) => (await by.http('POST', '/api/reviews/record', { review })) as GameRecord

describe('a finished game, looked at together', () => {
  beforeAll(() => bring())

  test('is found by its code, whoever has it, and by no other', async () => {
    expect(review).not.toContain(table)
    const stranger = await Client.arrive(server.address)
    const { status } = await stranger.request('POST', '/api/reviews/record', { review })
    expect(status).toBe(200)
    const offer = ((await ada.http('POST', `/api/tables/${table}/offer`)) as { offer?: string }).offer
    for (const other of ['A'.repeat(60), ...(offer ? [offer] : [])])
      expect(await stranger.request('POST', '/api/reviews/record', { review: other })).toMatchObject({ status: 404 })
    expect(await bo.say({ type: 'joinReview', review: 'A'.repeat(60) })).toMatchObject({ error: 'notFound' })
  })

  test('its code opens nothing else: not where the players go on', async () => {
    const wish = { game: 'diamant', options: { players: 3 }, bots: 'random', settings: { spectators: false } }
    const { id: closed } = (await ada.http('POST', '/api/play-now', wish)) as TableMade
    await ada.ok({ type: 'watch', table: closed })
    await playOut(closed, [ada])
    const code = ((await ada.http('POST', `/api/tables/${closed}/review`)) as { review: string }).review
    const stranger = await Client.arrive(server.address)
    await stranger.connect()
    await stranger.ok({ type: 'joinReview', review: code })
    for (const type of ['rematch', 'leave'] as const)
      expect([type, await stranger.say({ type, table: closed })]).toMatchObject([type, { error: 'notAllowed' }])
    stranger.drop()
  })

  test('the first to come leads, and the others are shown what she shows', async () => {
    await join(ada, bo, cleo)
    expect(peopleOf(cleo)).toEqual(['Ada', 'Bo', 'Cleo'])
    expect(await bo.say({ type: 'show', table, move: 3 })).toMatchObject({ error: 'notAllowed' })
    expect(await ada.say({ type: 'show', table, move: 60 })).toMatchObject({ error: 'notFound' })
    await ada.ok({ type: 'show', table, move: 12 })
    await bo.say({ type: 'look', looking: true })
    expect(stands(bo)).toMatchObject({ leader: ada.id, shown: { move: 12 } })
    const line = [{ seat: 0, action: { type: 'leave' }, chance: [] }]
    await ada.ok({ type: 'show', table, move: 12, line })
    await bo.say({ type: 'look', looking: true })
    expect(stands(bo).shown).toEqual({ move: 12, line })
  })

  test('the lead is handed over, and falls to whoever has been there longest when its bearer goes', async () => {
    expect(await bo.say({ type: 'handLead', table, to: bo.id })).toMatchObject({ error: 'notAllowed' })
    expect(await ada.say({ type: 'handLead', table, to: 'Nobody0000000' })).toMatchObject({
      refusal: { reason: 'notThere' },
    })
    await ada.ok({ type: 'handLead', table, to: cleo.id })
    await cleo.ok({ type: 'show', table, move: 7 })
    await cleo.ok({ type: 'leaveReview', table })
    await bo.say({ type: 'look', looking: true })
    expect(stands(bo)).toMatchObject({ leader: ada.id, shown: { move: 7 } })
    // Whoever comes back soon has it again, unless somebody else has led meanwhile.
    await join(cleo)
    expect(stands(cleo)).toMatchObject({ leader: cleo.id })
    await cleo.ok({ type: 'leaveReview', table })
    await ada.ok({ type: 'show', table, move: 8 })
    await join(cleo)
    expect(stands(cleo)).toMatchObject({ leader: ada.id })
    ada.drop()
    await bo.hear(message => message.type === 'review' && message.leader === bo.id)
    await ada.connect()
    await join(ada)
    expect(peopleOf(ada)).toEqual(['Bo', 'Cleo', 'Ada'])
  })

  test('all may point, and only those who are there', async () => {
    const heard = cleo.hear(message => message.type === 'point')
    await bo.ok({ type: 'point', table, at: { card: 2 } })
    expect(await heard).toMatchObject({ seat: null, name: 'Bo', spot: { card: 2 } })
    expect(await bo.say({ type: 'chat', table, text: 'hello' })).toMatchObject({ error: 'notAllowed' })
    const stranger = await Client.arrive(server.address)
    await stranger.connect()
    expect(await stranger.say({ type: 'point', table, at: { card: 2 } })).toMatchObject({ error: 'notAllowed' })
    expect(await stranger.say({ type: 'annotate', table, move: 1, text: 'x' })).toMatchObject({ error: 'notAllowed' })
    stranger.drop()
  })

  test('what blocked people point at is not shown', async () => {
    await cleo.http('PUT', '/api/my/blocks', { person: bo.id, blocked: true })
    await bo.ok({ type: 'point', table, at: { card: 4 } })
    await cleo.say({ type: 'look', looking: true })
    expect(all(cleo, 'point')).toEqual([])
    await cleo.http('PUT', '/api/my/blocks', { person: bo.id, blocked: false })
  })
})

describe('what is written to moves', () => {
  beforeAll(async () => {
    await bring()
    await join(ada, bo)
  })

  test('is told to all, cleaned, and stands in the record, which is verified and can be brought again', async () => {
    await bo.ok({ type: 'annotate', table, move: 4, text: 'Why\u202e not  leave?' })
    await ada.ok({
      type: 'annotate',
      table,
      move: 2,
      marks: [{ at: { card: 1 } }, { at: { card: 0 }, to: { card: 1 } }],
    })
    await bo.say({ type: 'look', looking: true })
    expect(writtenTo(bo)).toMatchObject({ removed: [], added: [{ number: 2, by: 'Ada', person: ada.id, move: 2 }] })
    const { annotations } = parseRecord(await recordBy(cleo))
    expect(annotations).toEqual([
      {
        move: 2,
        at: expect.any(Number),
        by: 'Ada',
        marks: [{ at: { card: 1 } }, { at: { card: 0 }, to: { card: 1 } }],
      },
      { move: 4, at: expect.any(Number), by: 'Bo', text: 'Why not leave?' },
    ])
    const before = table
    await bring(await recordBy(cleo))
    expect(table).not.toBe(before)
    expect((await recordBy(ada)).annotations).toEqual(annotations)
    await join(cleo)
    expect(writtenTo(cleo)).toMatchObject({ whole: true, added: [{ person: null, by: 'Ada' }, { by: 'Bo' }] })
  })

  test('is taken away by whoever wrote it and by those whose game it is', async () => {
    await bring()
    await join(ada, bo, cleo)
    await bo.ok({ type: 'annotate', table, move: 1, text: 'one' })
    await bo.ok({ type: 'annotate', table, move: 1, text: 'two' })
    expect(await cleo.say({ type: 'unannotate', table, annotation: 1 })).toMatchObject({ error: 'notAllowed' })
    expect(await cleo.say({ type: 'unannotate', table, annotation: 9 })).toMatchObject({ error: 'notFound' })
    await ada.ok({ type: 'unannotate', table, annotation: 1 })
    await bo.ok({ type: 'unannotate', table, annotation: 2 })
    await cleo.say({ type: 'look', looking: true })
    expect(writtenTo(cleo)).toMatchObject({ added: [], removed: [2] })
    expect((await recordBy(cleo)).annotations).toBeUndefined()
  })

  test('says or draws something, at a move there is, and has an end', async () => {
    await bring()
    await join(bo)
    expect(await bo.say({ type: 'annotate', table, move: 1 })).toMatchObject({ error: 'malformed' })
    expect(await bo.say({ type: 'annotate', table, move: 1, text: '\u200b' })).toMatchObject({ error: 'malformed' })
    expect(await bo.say({ type: 'annotate', table, move: 60, text: 'x' })).toMatchObject({ error: 'notFound' })
    for (let i = 0; i < 60; i++) await bo.ok({ type: 'annotate', table, move: i % 20, text: `${i}` })
    expect(await bo.say({ type: 'annotate', table, move: 1, text: 'x' })).toMatchObject({
      refusal: { reason: 'talkFull' },
    })
  })

  test('a hostile file’s annotations are refused, those with nothing to see are left out', async () => {
    const record = longRecord({ entries: 60, undos: 0 })
    const bad = [
      'text',
      [{ move: 60, at: 0, by: 'x', text: 'x' }],
      [{ move: 1, at: 0, by: 'x' }],
      [{ move: 1, at: 0, by: 'x', text: 'x'.repeat(401) }],
      [{ move: 1, at: 0, by: 'x', marks: [{ at: { deep: { deeper: 1 } } }] }],
      Array.from({ length: 201 }, () => ({ move: 1, at: 0, by: 'x', text: 'x' })),
    ]
    for (const annotations of bad) {
      const { status, json } = await ada.request('POST', '/api/records', { ...record, annotations })
      expect([status, (json as HttpProblem).error]).toEqual([422, 'brokenRecord'])
    }
    const at = { move: 1, at: 0, by: 'Bo\u202e' }
    await bring({
      ...record,
      annotations: [
        { ...at, text: '\u200b' },
        { ...at, text: ' a\u200bb ', more: 1 },
      ],
    })
    expect((await recordBy(ada)).annotations).toEqual([{ move: 1, at: 0, by: 'Bo', text: 'ab' }])
  })

  test('goes with whoever wants to be forgotten, as what she said does', async () => {
    await bring()
    const dora = await Client.arrive(server.address, 'Dora')
    await dora.connect()
    await join(ada, dora)
    await dora.ok({ type: 'annotate', table, move: 3, text: 'I am Dora', marks: [{ at: { card: 1 } }] })
    await dora.http('DELETE', '/api/me')
    const text = JSON.stringify(await recordBy(bo))
    expect(text).not.toContain('Dora')
    expect((JSON.parse(text) as GameRecord).annotations).toMatchObject([{ move: 3, by: '–', text: '–' }])
    dora.drop()
  })
})

test('games that are not over are looked at by nobody', async () => {
  const { id } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
  expect(await ada.request('POST', `/api/tables/${id}/review`)).toMatchObject({ status: 409 })
})
