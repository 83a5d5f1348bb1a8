import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RealPostgres, realPostgres } from '../../test-kit/real-postgres.ts'
import type { AppendedLog } from '../cluster.ts'
import { type Change, CodeTaken, SequenceTaken, type TableRow } from '../store.ts'
import { PostgresStore } from './store.ts'

let postgres: RealPostgres
let database: string
let store: PostgresStore
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres?.stop())
beforeEach(async () => {
  database = await postgres.freshDatabase()
  store = await PostgresStore.open(database)
  for (const table of TABLES) await store.write(change(table, 1))
  return () => store.close()
})

const TABLES = ['a', 'b', 'c', 'd']

const row = (id: string, touched: number): TableRow => ({
  ...{ id, code: `C-${id}`, game: 'g', rulesVersion: 3, status: 'playing', listed: false, created: 1 },
  ...{ touched, due: null, summary: {} },
})

const change = (table: string, sequence: number, length = 1): Change => ({
  table,
  entries: Array.from({ length }, (_, more) => ({ sequence: sequence + more, at: 0, body: 'mine' })),
  row: row(table, sequence),
})

const outcomes = async (writes: readonly Promise<void>[]): Promise<unknown[]> =>
  (await Promise.allSettled(writes)).map(settled => (settled.status === 'fulfilled' ? 'kept' : settled.reason.name))

const logs = async (): Promise<Record<string, string>> => {
  const found = await Promise.all(TABLES.map(table => store.entries(table)))
  return Object.fromEntries(found.map((log, place) => [TABLES[place]!, log.map(({ sequence }) => sequence).join()]))
}

describe('changes of many tables in the same moment', () => {
  test('are one transaction, with their rows and whom they mention', async () => {
    const lsn = () =>
      postgres.ask<{ xid: string }>(database, 'SELECT DISTINCT xmin::text AS xid FROM entries WHERE sequence = 2')
    await Promise.all(TABLES.map(table => store.write({ ...change(table, 2, 2), mentions: ['ada', 'bo'] })))
    expect(await logs()).toEqual({ a: '1,2,3', b: '1,2,3', c: '1,2,3', d: '1,2,3' })
    expect(await lsn()).toHaveLength(1)
    expect((await store.allTables(undefined, 9)).map(({ touched }) => touched)).toEqual([2, 2, 2, 2])
    expect(await store.mentioning('bo')).toEqual(TABLES)
  })

  test('of one table keep their order, and share it too', async () => {
    const writes = [2, 3, 4].flatMap(sequence => [
      store.write(change('a', sequence)),
      store.write(change('b', sequence)),
    ])
    expect(new Set(await outcomes(writes))).toEqual(new Set(['kept']))
    expect(await logs()).toMatchObject({ a: '1,2,3,4', b: '1,2,3,4' })
    expect(await store.table('a')).toMatchObject({ touched: 4 })
  })

  test('a race that is lost is lost alone, with what builds on it', async () => {
    const other = await PostgresStore.open(database)
    await other.write({ table: 'b', entries: [{ sequence: 2, at: 0, body: 'theirs' }] })
    await other.close()
    const writes = [change('a', 2), change('b', 2), change('c', 2), change('b', 3), change('a', 3)]
    const settled = await outcomes(writes.map(each => store.write(each)))
    expect(settled).toEqual(['kept', 'SequenceTaken', 'kept', 'SequenceTaken', 'kept'])
    expect(await logs()).toEqual({ a: '1,2,3', b: '1,2', c: '1,2', d: '1' })
    expect((await store.entries('b')).at(-1)).toMatchObject({ body: 'theirs' })
    expect(await store.table('b')).toMatchObject({ touched: 1 })
  })

  test('what waits behind a change that lost is not written either', async () => {
    const other = await PostgresStore.open(database)
    const first = [store.write(change('b', 2)), store.write(change('c', 2))]
    await Promise.all(first)
    await other.write({ table: 'b', entries: [{ sequence: 3, at: 0, body: 'theirs' }] })
    await other.close()
    const lost = [store.write(change('b', 3)), store.write(change('c', 3))]
    await new Promise(setImmediate)
    // The first two are under way.
    const behind = [store.write(change('b', 4)), store.write(change('c', 4))]
    expect(await outcomes([...lost, ...behind])).toEqual(['SequenceTaken', 'kept', 'SequenceTaken', 'kept'])
    expect(await logs()).toMatchObject({ b: '1,2,3', c: '1,2,3,4' })
  })

  test('a table that was forgotten fails alone and leaves nothing', async () => {
    await postgres.ask(database, `DELETE FROM entries WHERE table_id = 'c'; DELETE FROM tables WHERE id = 'c'`)
    const settled = await outcomes(TABLES.map(table => store.write(change(table, 2))))
    expect(settled).toEqual(['kept', 'kept', 'SequenceTaken', 'kept'])
    expect(await logs()).toEqual({ a: '1,2', b: '1,2', c: '', d: '1,2' })
  })

  test('what the database refuses fails alone and says why', async () => {
    const odd = { ...change('b', 2), row: { ...row('b', 2), code: 'C-a' } }
    const writes = [store.write(change('a', 2)), store.write(odd), store.write(change('d', 2))]
    await expect(writes[1]).rejects.toThrow(CodeTaken)
    expect(await outcomes(writes)).toEqual(['kept', 'CodeTaken', 'kept'])
    expect(await logs()).toEqual({ a: '1,2', b: '1', c: '1', d: '1,2' })
  })

  test('nodes that write the same tables in the same moment never wait for each other in vain', async () => {
    const others = await Promise.all([1, 2].map(() => PostgresStore.open(database)))
    for (let sequence = 2; sequence < 30; sequence++) {
      const nodes = [store, ...others]
      const settled = await Promise.all(
        nodes.map((node, place) => {
          const order = place === 1 ? TABLES.toReversed() : TABLES
          return outcomes(order.map(table => node.write(change(table, sequence))))
        }),
      )
      expect(settled.flat().filter(outcome => outcome === 'kept')).toHaveLength(TABLES.length)
      expect(new Set(settled.flat())).toEqual(new Set(['kept', SequenceTaken.name]))
    }
    await Promise.all(others.map(other => other.close()))
  })
})

test('nodes hear what was appended before they hear how far the log reaches', async () => {
  const other = await PostgresStore.open(database)
  const heard: unknown[] = []
  const deaf = () => {}
  const told = new Promise<void>(done => {
    void other.cluster.notifier
      .listen({
        appended: (log: AppendedLog) => heard.push(log),
        tableChanged: (table, reach) => {
          heard.push([table, reach])
          if (table === 'b') done()
        },
        ...{ presenceChanged: deaf, disconnect: deaf, message: deaf, told: deaf, notUnderstood: deaf, missed: deaf },
      })
      .then(async () => {
        const receipt = { person: 'ada', command: 'c1', answer: '{"result":"ok"}' }
        const body = { says: 'é “quoted” \\ and \n' }
        await store.write({ table: 'a', entries: [{ sequence: 2, at: 5, body, receipt }], row: row('a', 2) })
        await store.write({ table: 'b', entries: [{ sequence: 2, at: 5, body: 'x'.repeat(8_000) }] })
      })
  })
  await told
  const receipt = { person: 'ada', command: 'c1', answer: '{"result":"ok"}' }
  const entries = [{ sequence: 2, at: 5, body: { says: 'é “quoted” \\ and \n' }, receipt }]
  const { node } = store.cluster.notifier
  expect(heard).toEqual([{ node, table: 'a', rulesVersion: 3, entries }, ['a', 2], ['b', 2]])
  await other.close()
})
