import { PostgresStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import { systemClock } from '../process/clock.ts'
import { ClusterScheduler } from './cluster-scheduler.ts'

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const HOUR = 3_600_000
const OPEN = { requests: 'open', answers: 'open' } as const

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres.stop())

test('who stops waits for a round under way: nothing is asked of a database that was left', async () => {
  const database = await postgres.freshDatabase()
  const port = Number(new URL(database).port)
  const line = new RoundRobin(() => [port])
  const through = Object.assign(new URL(database), { port: new URL(await line.listen()).port }).href
  const store = await PostgresStore.open(through)
  const complaints: Error[] = []
  const scheduler = new ClusterScheduler({
    jobs: store.cluster.jobs,
    clock: systemClock,
    wake: async () => true,
    isDue: async () => false,
    gameOf: async () => undefined,
    rules: { diamant: 1 },
    reportError: error => complaints.push(error),
  })
  await sleep(1_000)
  line.flow({ ...OPEN, answers: 'held' })
  // Within this time a round began, and its first question has no answer yet.
  await sleep(1_500)
  const stopped = scheduler.stop().then(() => store.close())
  await sleep(200)
  line.flow(OPEN)
  await stopped
  await sleep(200)
  line.close()
  expect(complaints).toEqual([])
})

test('a table is woken by the node for which it is time, though others that are behind take its job', async () => {
  const database = await postgres.freshDatabase()
  const complaints: Error[] = []
  const woken: string[] = []
  const node = async (name: string, by: number) => {
    const store = await PostgresStore.open(database)
    const scheduler = new ClusterScheduler({
      jobs: store.cluster.jobs,
      clock: { ...systemClock, now: () => systemClock.now() + by },
      wake: async () => woken.push(name) > 0,
      isDue: async () => false,
      gameOf: async () => 'diamant',
      rules: { diamant: 1 },
      reportError: error => complaints.push(error),
    })
    return { store, stop: () => scheduler.stop().then(() => store.close()) }
  }
  const behind = [await node('behind', -HOUR), await node('behind', -2 * HOUR)]
  const due = Date.now()
  const row = { code: 'A', game: 'diamant', rulesVersion: 1, status: 'playing', listed: false, created: 1, touched: 1 }
  await behind[0]!.store.write({ table: 'a', row: { id: 'a', ...row, due, summary: {} } })
  // They have had it, more than once.
  await sleep(4_000)
  const inTime = await node('in time', 0)
  await expect.poll(() => woken, { timeout: 20_000 }).toEqual(['in time'])
  expect(complaints).toEqual([])
  await Promise.all([...behind, inTime].map(({ stop }) => stop()))
})
