import type { TableMade } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const TABLES = 10_000
const AT_ONCE = 500

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** A table of other people, long over. */
async function addTable(store: Store, number: number): Promise<void> {
  const table = `table${number}`
  const entries = Array.from({ length: 12 }, (_, i) => ({
    sequence: i + 1,
    at: 0,
    body: { type: 'played', entry: { type: 'act', seat: i % 4, action: { type: 'goOn' }, fell: 'x'.repeat(200) } },
  }))
  const row = { id: table, code: null, game: 'diamant', rulesVersion: 1, status: 'finished', listed: false }
  await store.write({ table, entries, row: { ...row, created: 0, touched: 0, due: null, summary: {} } })
}

/** Milliseconds of work of this thread so far: what others do on a busy machine is not charged to it. */
function worked(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)()
  return (user + system) / 1000
}

/** Milliseconds of work during which nothing else could be done, at the most, until all was done. */
async function longestBlock(work: Promise<unknown>): Promise<number> {
  let [longest, done] = [0, false]
  void work.finally(() => {
    done = true
  })
  for (let last = worked(); !done; ) {
    await new Promise(setImmediate)
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

/** Somebody plays a little and wants to be forgotten: for how long others had to wait. */
async function blockedByForgetting(): Promise<number> {
  const ada = await Client.arrive(server.address, 'Ada')
  const tables: string[] = []
  for (let i = 0; i < 5; i++)
    tables.push(((await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade).id)
  const forgetting = ada.request('DELETE', '/api/me')
  const blocked = await longestBlock(forgetting)
  expect((await forgetting).status).toBe(200)
  for (const table of tables) expect(JSON.stringify(await server.store.entries(table))).not.toContain(ada.id)
  return blocked
}

const leastOfThree = async () =>
  Math.min(await blockedByForgetting(), await blockedByForgetting(), await blockedByForgetting())

test('forgetting somebody among ten thousand tables blocks no longer than among none', async () => {
  const alone = await leastOfThree()
  for (let first = 0; first < TABLES; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => addTable(server.store, first + i)))
  expect(await leastOfThree()).toBeLessThan(Math.max(50, 2 * alone))
})
