import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SequenceTaken, SqliteStore } from '@grotto/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { Metrics } from './metrics.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const get = (path: string, of: TestServer = server) => fetch(new URL(path, of.address))
const figures = async (of: TestServer = server): Promise<string> => (await get('/metrics', of)).text()
/** The value of one series, or nothing where it has none yet. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('calls are counted by route and status; addresses that no route fits are one kind', async () => {
  await get('/api/tables/AAAABBBBCCCCDDDD')
  await get('/api/tables/%41AAABBBBCCCCDDDD')
  for (const path of ['/wp-admin.php', '/%2e%2e/etc/passwd', '/a/b/c']) await get(path)
  const text = await figures()
  expect(valueIn(text, 'grotto_http_requests_total{method="GET",route="/api/tables/:id",status="404"}')).toBe(2)
  expect(valueIn(text, 'grotto_http_requests_total{method="GET",route="none",status="404"}')).toBe(3)
  expect(valueIn(text, 'grotto_http_request_seconds_count{route="/api/tables/:id"}')).toBe(2)
  expect(text).not.toContain('AAAABBBB')
  expect(text).not.toContain('wp-admin')
})

test('how late bots and clocks are woken is told', async () => {
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  await startGame([ada], { game: 'diamant', options: { players: 3 } })
  const table = await startGame([bo], { game: 'sub-terra', settings: { clock: 5 } })
  await bo.until(table, known => known.log.some(({ by }) => by === 'bot'))
  const text = await figures()
  expect(valueIn(text, 'grotto_late_seconds_count{for="bot"}')).toBeGreaterThan(0)
  expect(valueIn(text, 'grotto_late_seconds_count{for="clock"}')).toBeGreaterThan(0)
  expect(valueIn(text, 'grotto_late_seconds_bucket{le="100",for="clock"}')).toBeGreaterThan(0)
  for (const person of [ada, bo]) person.drop()
}, 30_000)

test('a table that does not replay is one frozen table, however often it is opened', async () => {
  const frozen = await openServer()
  const [ada] = (await friends(frozen.address, 'Ada')) as [Client]
  const table = await startGame([ada], { game: 'sub-terra' })
  ada.drop()
  await frozen.close()
  const store = new SqliteStore(join(frozen.data, 'grotto.db'))
  const sequence = (await store.entries(table)).length + 1
  const act = { type: 'act', seat: 0, at: 1, action: { type: 'fly' }, chance: [] }
  await store.write({ table, entries: [{ sequence, at: 1, body: { type: 'played', by: 'human', entry: act } }] })
  await store.close()
  const again = await openServer({ data: frozen.data, logLevel: 'silent', idleAfter: 0 })
  expect(valueIn(await figures(again), 'grotto_frozen_tables')).toBe(0)
  for (let i = 0; i < 2; i++) {
    await fetch(`${again.address}/api/tables/${table}`)
    await again.tables.evictIdle()
  }
  expect(valueIn(await figures(again), 'grotto_frozen_tables')).toBe(1)
  await again.remove()
})

test('what was more than a share is counted by its kind, streams and sockets as they are', async () => {
  const strict = await openServer({ rateLimits: 1 })
  const [ada] = (await friends(strict.address, 'Ada')) as [Client]
  const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  const streams = new AbortController()
  const open = () =>
    fetch(`${strict.address}/api/tables/${table}/events`, { headers: { cookie: ada.cookie }, signal: streams.signal })
  const answers = await Promise.all(Array.from({ length: 22 }, open))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  for (let i = 0; i < 12; i++) await ada.say({ type: 'phrase', table, phrase: 'hello' } as never)
  const text = await figures(strict)
  expect(valueIn(text, 'grotto_streams')).toBe(20)
  expect(valueIn(text, 'grotto_sockets')).toBe(1)
  expect(valueIn(text, 'grotto_refused_total{kind="streams"}')).toBe(2)
  expect(valueIn(text, 'grotto_refused_total{kind="words"}')).toBeGreaterThan(0)
  streams.abort()
  ada.drop()
  await strict.remove()
})

test('a move that is not written is a lost race, an unreachable database, or a failure', async () => {
  const metrics = new Metrics({ sockets: () => 0, streams: () => 0, tables: () => 0 })
  metrics.notWritten(new SequenceTaken('a-table', 3))
  metrics.notWritten(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
  metrics.notWritten(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }))
  const text = await metrics.registry.metrics()
  expect(valueIn(text, 'grotto_lost_races_total')).toBe(1)
  expect(valueIn(text, 'grotto_failed_writes_total{why="unreachable"}')).toBe(1)
  expect(valueIn(text, 'grotto_failed_writes_total{why="failed"}')).toBe(1)
})

describe('docs/operating.md', () => {
  const page = new URL('../../../docs/operating.md', import.meta.url)
  test.runIf(existsSync(page))('explains every figure, and no other', async () => {
    const told = new Set(readFileSync(page, 'utf8').match(/\bgrotto_[a-z_]+/g))
    const kept = new Set([...(await figures()).matchAll(/^# TYPE (grotto_\w+)/gm)].map(([, name]) => name!))
    expect([...told].sort()).toEqual([...kept].sort())
  })
})
