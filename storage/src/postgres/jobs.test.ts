import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RealPostgres, realPostgres } from '../../test-kit/real-postgres.ts'
import type { TableRow } from '../store.ts'
import { PostgresStore } from './store.ts'

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres?.stop())

let database = ''
let nodes: PostgresStore[] = []
beforeEach(async () => {
  database = await postgres.freshDatabase()
})
afterEach(async () => {
  for (const node of nodes) await node.cluster.jobs.stop()
  for (const node of nodes) await node.close()
  nodes = []
})

/** A node with these rules of Diamant. */
async function openNode(rules = 1): Promise<PostgresStore> {
  const node = await PostgresStore.open(database)
  nodes.push(node)
  await node.cluster.jobs.begin({ diamant: rules }, () => {})
  return node
}

const MINUTE = 60_000
const past = (): number => Date.now() - 1_000

function row(due: number | null, more: Partial<TableRow> = {}): TableRow {
  const known = { id: 'a', code: 'A', game: 'diamant', rulesVersion: 1, status: 'playing', listed: false }
  return { ...known, created: 1, touched: 1, due, summary: {}, ...more }
}

const entry = (sequence: number) => ({ sequence, at: 0, body: sequence })
const tablesOf = async (node: PostgresStore, kind: 'quick' | 'slow' = 'quick') =>
  (await node.cluster.jobs.fetch('diamant', kind)).map(({ table }) => table)

describe('what is due is a job', () => {
  test('from the moment of the write that makes it due, and one node gets it', async () => {
    const [one, two] = [await openNode(), await openNode()]
    const due = past()
    await one.write({ table: 'a', entries: [entry(1)], row: row(due) })
    const fetched = await Promise.all([
      one.cluster.jobs.fetch('diamant', 'quick'),
      two.cluster.jobs.fetch('diamant', 'quick'),
    ])
    expect(fetched.flat()).toEqual([expect.objectContaining({ table: 'a', due })])
  })

  test('only when its time has come, and one far off waits where nobody looks all the time', async () => {
    const node = await openNode()
    await node.write({ table: 'a', row: row(Date.now() + 3_000) })
    await node.write({ table: 'b', row: row(Date.now() + 10 * MINUTE, { id: 'b', code: 'B' }) })
    expect(await tablesOf(node)).toEqual([])
    await expect.poll(() => tablesOf(node), { timeout: 20_000, interval: 200 }).toEqual(['a'])
    const waiting = await postgres.ask(
      database,
      `SELECT singleton_key AS table FROM pgboss.job WHERE name = 'diamant/slow'`,
    )
    expect(waiting).toEqual([{ table: 'b' }])
  })

  test('a write that fails leaves the job as it was', async () => {
    const node = await openNode()
    await node.write({ table: 'a', entries: [entry(1)], row: row(past()) })
    await expect(node.write({ table: 'a', entries: [entry(1)], row: row(null) })).rejects.toThrow()
    expect(await tablesOf(node)).toEqual(['a'])
  })

  test('a later due-time replaces it, none takes it away, and so does forgetting the table', async () => {
    const node = await openNode()
    await node.write({ table: 'a', row: row(past()) })
    await node.write({ table: 'a', row: row(Date.now() + MINUTE / 2) })
    expect(await tablesOf(node)).toEqual([])
    await node.write({ table: 'a', row: row(past()) })
    await node.write({ table: 'a', row: row(null) })
    expect(await tablesOf(node)).toEqual([])
    await node.write({ table: 'a', row: row(past()) })
    await node.forgetTable('a')
    expect(await tablesOf(node)).toEqual([])
  })

  test('a table that becomes due again while its job is being done gets a new one', async () => {
    const node = await openNode()
    await node.write({ table: 'a', row: row(past()) })
    const [job] = await node.cluster.jobs.fetch('diamant', 'quick')
    await node.write({ table: 'a', row: row(past() + 1) })
    await node.cluster.jobs.done(job!.queue, [job!])
    expect(await tablesOf(node)).toEqual(['a'])
  })

  test('a node does not get tables whose rules it lacks', async () => {
    const [old, current] = [await openNode(1), await openNode(2)]
    await old.write({ table: 'a', row: row(past(), { rulesVersion: 2 }) })
    await old.write({ table: 'b', row: row(past(), { id: 'b', code: 'B' }) })
    expect(await tablesOf(old)).toEqual(['b'])
    expect(await tablesOf(current)).toEqual(['a'])
  })

  test('what failed is tried again, later', async () => {
    const node = await openNode()
    await node.write({ table: 'a', row: row(past()) })
    const [job] = await node.cluster.jobs.fetch('diamant', 'quick')
    await node.cluster.jobs.failed(job!, new Error('no'))
    expect(await tablesOf(node)).toEqual([])
    // Somebody who looks for lost jobs finds none: this one waits.
    expect(await node.cluster.jobs.restore(Date.now(), 0)).toBe(0)
    await expect.poll(() => tablesOf(node), { timeout: 10_000, interval: 200 }).toEqual(['a'])
  })
})

describe('a job that is put back', () => {
  test('waits until it is brought forward by whoever finds it late, however often it was begun', async () => {
    const node = await openNode()
    const { jobs } = node.cluster
    await node.write({ table: 'a', row: row(past()) })
    for (let times = 1; times <= 5; times++) {
      const [job] = await jobs.fetch('diamant', 'quick')
      await jobs.putBack(job!, MINUTE)
      expect([times, await tablesOf(node), await jobs.restore(Date.now(), 0)]).toEqual([times, [], 0])
      expect(await jobs.bringForward(Date.now() - MINUTE)).toBe(0)
      expect(await jobs.bringForward(Date.now())).toBe(1)
    }
    expect(await tablesOf(node)).toEqual(['a'])
  })

  test('gives way to a newer one of its table', async () => {
    const node = await openNode()
    await node.write({ table: 'a', row: row(past()) })
    const [job] = await node.cluster.jobs.fetch('diamant', 'quick')
    const due = past() + 1
    await node.write({ table: 'a', row: row(due) })
    await node.cluster.jobs.putBack(job!, 0)
    expect(await node.cluster.jobs.fetch('diamant', 'quick')).toEqual([expect.objectContaining({ table: 'a', due })])
    expect(await tablesOf(node)).toEqual([])
  })
})

describe('a job that is lost', () => {
  test('with the node that had it is put back, not while somebody may be at it', async () => {
    const [dead, other] = [await openNode(), await openNode()]
    await dead.write({ table: 'a', row: row(past()) })
    expect(await tablesOf(dead)).toEqual(['a'])
    expect(await other.cluster.jobs.restore(Date.now(), 5_000)).toBe(0)
    await sleep(60)
    expect(await other.cluster.jobs.restore(Date.now(), 50)).toBe(1)
    expect(await tablesOf(other)).toEqual(['a'])
  })

  test('or never was, as after a move from a file, is there once a node starts', async () => {
    const first = await PostgresStore.open(database)
    nodes.push(first)
    await first.write({ table: 'a', row: row(past()) })
    const node = await openNode()
    expect(await tablesOf(node)).toEqual(['a'])
  })
})
