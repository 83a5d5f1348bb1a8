import { PostgresStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import { SteadyTime, systemClock } from '../process/clock.ts'
import { ClusterScheduler } from './cluster-scheduler.ts'

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const HOUR = 3_600_000
const MACHINE = { monotonic: () => performance.now(), awakeOrAsleep: () => performance.now() }
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
    touched: async () => undefined,
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

describe('where the clocks of nodes are apart', () => {
  const row = { id: 'a', code: 'A', game: 'diamant', rulesVersion: 1, status: 'playing', listed: false, created: 1 }
  let database = ''
  let complaints: Error[] = []
  let woken: string[] = []
  let stops: (() => Promise<void>)[] = []
  beforeEach(async () => {
    database = await postgres.freshDatabase()
    complaints = []
    woken = []
    stops = []
  })
  afterEach(async () => {
    await Promise.all(stops.map(stop => stop()))
    expect(complaints).toEqual([])
  })

  /** A node whose clock is off by so much. */
  async function node(name: string, by: number, touched?: number): Promise<PostgresStore> {
    const store = await PostgresStore.open(database)
    const steady = new SteadyTime({ ...MACHINE, wall: () => Date.now() + by })
    const scheduler = new ClusterScheduler({
      jobs: store.cluster.jobs,
      clock: { ...systemClock, now: () => steady.now(), notBefore: time => steady.notBefore(time) },
      wake: async () => woken.push(name) > 0,
      isDue: async () => false,
      touched: async () => touched,
      strandedAfter: 3_000,
      gameOf: async () => 'diamant',
      rules: { diamant: 1 },
      reportError: error => complaints.push(error),
    })
    stops.push(() => scheduler.stop().then(() => store.close()))
    return store
  }

  test('a table is woken by the one for which it is time, though others that are behind take its job', async () => {
    const store = await node('behind', -HOUR)
    await node('behind', -2 * HOUR)
    const due = Date.now()
    await store.write({ table: 'a', row: { ...row, touched: 1, due, summary: {} } })
    // They have had it, more than once.
    await sleep(4_000)
    await node('in time', 0)
    await expect.poll(() => woken, { timeout: 20_000 }).toEqual(['in time'])
  })

  test('a table that was left by one that was ahead does not wait until others are as late', async () => {
    const touched = Date.now()
    const store = await node('behind', -HOUR, touched)
    await store.write({ table: 'a', row: { ...row, touched, due: touched + 100, summary: {} } })
    await expect.poll(() => woken, { timeout: 60_000 }).toEqual(['behind'])
  })
})
