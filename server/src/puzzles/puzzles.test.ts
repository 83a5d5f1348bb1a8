import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PuzzleTallies, PuzzleTried } from '@grotto/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const [EASY, HARD] = ['easy00000000', 'hard_-000000']
const page = mkdtempSync(join(tmpdir(), 'grotto-puzzles-'))
mkdirSync(join(page, 'puzzles'))
const puzzle = (id: string, best: string, other: string) => ({
  id,
  seat: 0,
  position: id,
  actions: [
    [best, 0.9],
    [other, 0.1],
  ],
})
writeFileSync(
  join(page, 'puzzles', 'diamant.json'),
  JSON.stringify([puzzle(HARD, 'leave', 'goOn'), puzzle(EASY, 'goOn', 'leave')]),
)
afterAll(() => rmSync(page, { recursive: true, force: true }))

let server: TestServer
beforeEach(async () => {
  server = await openServer({ page })
})
afterEach(() => server.remove())

const tries = (by: Client, body: unknown, game = 'diamant') => by.request('POST', `/api/puzzles/${game}/tries`, body)
const tried = async (by: Client, id: string, action: string) =>
  (await tries(by, { puzzle: id, action })).json as PuzzleTried
const listed = async (by: Client) => ((await by.http('GET', '/api/puzzles/diamant')) as PuzzleTallies).puzzles
const arrive = () => Client.arrive(server.address)

describe('puzzles', () => {
  test('the server judges a first try, and nobody’s later ones count', async () => {
    const [ada, bo] = [await arrive(), await arrive()]
    expect(await tried(ada, EASY, 'leave')).toEqual({ right: false, counted: true, tried: 1, solved: 0 })
    expect(await tried(ada, EASY, 'goOn')).toEqual({ right: true, counted: false, tried: 1, solved: 0 })
    expect(await tried(bo, EASY, 'goOn')).toEqual({ right: true, counted: true, tried: 2, solved: 1 })
    expect(await listed(ada)).toEqual([
      { id: HARD, tried: 0, solved: 0, mine: null },
      { id: EASY, tried: 2, solved: 1, mine: false },
    ])
    expect((await listed(bo))[1]).toMatchObject({ mine: true })
  })

  test('what is no puzzle or no answer to it is refused and changes nothing', async () => {
    const ada = await arrive()
    for (const body of [
      { puzzle: EASY, action: 'solved' },
      { puzzle: EASY, action: 'goOn', solved: true },
      { puzzle: EASY },
      { puzzle: '../../../etc', action: 'goOn' },
      { puzzle: 7, action: 'goOn' },
      null,
      [],
    ])
      expect([body, (await tries(ada, body)).status]).toEqual([body, 400])
    expect((await tries(ada, { puzzle: 'nosuch000000', action: 'goOn' })).status).toBe(404)
    for (const game of ['chess', '..%2Fdiamant', 'sub-terra', '__proto__'])
      expect([game, (await tries(ada, { puzzle: EASY, action: 'goOn' }, game)).status]).toEqual([game, 404])
    expect((await listed(ada)).map(each => each.tried)).toEqual([0, 0])
    expect(await server.store.person(ada.id)).toBeUndefined()
  })

  test('who wants to be forgotten takes her try along, and the tally stays', async () => {
    const ada = await arrive()
    await tried(ada, EASY, 'goOn')
    const { id } = ada
    // Known from then on, so that she can be let go of when she is not seen for long.
    expect(await server.store.person(id)).toMatchObject({ id })
    await ada.http('DELETE', '/api/me')
    expect(await server.store.puzzleTries.of(id, [EASY])).toEqual([])
    expect((await listed(await arrive()))[1]).toEqual({ id: EASY, tried: 1, solved: 1, mine: null })
  })

  test('guests by the thousand from one address are heard no more than the address may be', async () => {
    await server.remove()
    server = await openServer({ page, rateLimits: 1 })
    const answers = []
    // Each without a cookie is somebody else.
    for (let i = 0; i < 80; i++)
      answers.push(
        await fetch(new URL('/api/puzzles/diamant/tries', server.address), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ puzzle: EASY, action: 'goOn' }),
        }),
      )
    const heard = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 429).length).toBe(80 - heard)
    expect(heard).toBeLessThanOrEqual(62)
    const [tally] = await server.store.puzzleTries.tallies([EASY])
    expect(tally?.tried).toBe(heard)
  })

  test('a server without a page has none', async () => {
    const bare = await openServer()
    const ada = await Client.arrive(bare.address)
    expect((await ada.request('GET', '/api/puzzles/diamant')).status).toBe(404)
    await bare.remove()
  })
})
