import type { LogPage, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { longCave } from '../../test-kit/long-cave.ts'
import { ProbedServer } from '../../test-kit/probed-server.ts'

/** Milliseconds of processor time the event loop may be at work in one go: a slice, an answer, some garbage. */
const AT_A_STRETCH = 45

const server = new ProbedServer({ GROTTO_LOG: 'silent' })
let ada: Client
const tables: string[] = []
beforeAll(async () => {
  await server.start()
  ada = await Client.arrive(server.address, 'Ada')
  const record = longCave(3_800)
  while (tables.length < 6) tables.push(((await ada.http('POST', '/api/records', record)) as TableMade).id)
  expect(record.entries.length).toBeLessThanOrEqual(4_000)
})
afterAll(() => server.remove())

/** What is in memory is what a snapshot left; opening it is not what is measured. */
async function restarted(): Promise<void> {
  await server.end('SIGTERM')
  await server.start()
  ada.address = server.address
  for (const table of tables) await ada.http('GET', `/api/tables/${table}`)
}

/** The longest the event loop was at work in one go, while somebody asks and others look whether the server is alive. */
async function workDuring<T>(ask: (table: string) => Promise<T>): Promise<{ work: number; answers: T[] }> {
  await server.read()
  let over = false
  const asking = Promise.all(tables.map(ask)).finally(() => {
    over = true
  })
  while (!over) expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  const answers = await asking
  const { work } = await server.read()
  return { work, answers }
}

// A machine that is busy with other things may hold it up, but not three times.
describe('the event loop stays free', { retry: 2 }, () => {
  test('while games of four thousand entries are replayed for the first pages of their logs', async () => {
    await restarted()
    const { work, answers } = await workDuring(table => ada.http('GET', `/api/tables/${table}/log?before=150`))
    for (const answer of answers) expect((answer as LogPage).log).toHaveLength(149)
    expect(work).toBeLessThan(AT_A_STRETCH)
  })

  test('while they are forked near their ends', async () => {
    await restarted()
    const { work, answers } = await workDuring(table => ada.http('POST', `/api/tables/${table}/fork`, { move: 3_700 }))
    for (const answer of answers) expect((answer as TableMade).imported).toBe('start')
    expect(work).toBeLessThan(AT_A_STRETCH)
  })
})
