import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeStore } from '../../test-kit/describe-store.ts'
import { type RealPostgres, realPostgres } from '../../test-kit/real-postgres.ts'
import { DamagedSnapshot, SequenceTaken } from '../store.ts'
import { isConnectionError } from './connection-error.ts'
import { PostgresStore } from './store.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres?.stop())

describeStore('postgres', async () => PostgresStore.open(await postgres.freshDatabase()))

test('rows that a disk spoiled: a snapshot is thrown away, an entry and what lists show cannot be read', async () => {
  const database = await postgres.freshDatabase()
  const store = await PostgresStore.open(database)
  const snapshot = { table: 'a', sequence: 1, rulesVersion: 1, layoutVersion: 1, body: { at: 10 } }
  const row = { id: 'a', code: null, game: 'g', rulesVersion: 1, status: 'lobby', listed: true } as const
  await store.keepSnapshot(snapshot)
  await store.write({
    table: 'a',
    entries: [1, 2].map(sequence => ({ sequence, at: 0, body: 'kept' })),
    row: { ...row, created: 1, touched: 1, due: null, summary: {} },
  })
  await postgres.ask(database, `UPDATE snapshots SET body = '{"at":11}'`)
  await postgres.ask(database, `UPDATE entries SET body = '{' WHERE sequence = 1`)
  await postgres.ask(database, `UPDATE tables SET summary = '{'`)
  await expect(store.snapshot('a')).rejects.toThrow(DamagedSnapshot)
  expect(await store.snapshot('a')).toBeUndefined()
  expect(await store.entries('a')).toMatchObject([{ body: null, unreadable: true }, { body: 'kept' }])
  expect(await store.listedTables({ statuses: ['lobby'], limit: 9, ofHost: 3 })).toMatchObject([
    { id: 'a', summary: null },
  ])
  await store.close()
})

describe('several nodes on one PostgreSQL', () => {
  test('of many that append the same number at once, one succeeds', async () => {
    const database = await postgres.freshDatabase()
    const nodes = await Promise.all([1, 2, 3].map(() => PostgresStore.open(database)))
    const append = (store: PostgresStore, node: number) =>
      store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: node }] }).then(
        () => 'written',
        error => (error instanceof SequenceTaken ? 'taken' : 'failed'),
      )
    const results = await Promise.all(nodes.map(append))
    expect(results.sort()).toEqual(['taken', 'taken', 'written'])
    await Promise.all(nodes.map(node => node.close()))
  })

  test('a bucket is one bucket for all nodes, and what is refused leaves it as it is', async () => {
    const database = await postgres.freshDatabase()
    const [one, other] = [await PostgresStore.open(database), await PostgresStore.open(database)]
    const take = (store: PostgresStore) => store.cluster.rateBuckets.take('codes here', 60_000, 180_000)
    const waits = [await take(one), await take(other), await take(one), await take(other), await take(one)]
    expect(waits.map(wait => wait > 0)).toEqual([false, false, false, true, true])
    expect(waits[4]).toBeGreaterThan(1_000)
    expect(waits[4]).toBeLessThanOrEqual(60_000)
    expect(await one.cluster.rateBuckets.take('codes there', 60_000, 180_000)).toBe(0)
    // Full again at once: forgotten, and there again.
    expect(await one.cluster.rateBuckets.take('quick', 0, 0)).toBe(0)
    await one.cluster.rateBuckets.forgetOld()
    expect(await take(one)).toBeGreaterThan(0)
    await Promise.all([one.close(), other.close()])
  })

  test('whom logs speak of that a node of an older version wrote is found when the next node starts', async () => {
    const database = await postgres.freshDatabase()
    const old = await PostgresStore.open(database)
    const [ada, bo, cy] = ['ada', 'bo', 'cy'].map(name => name.padEnd(16, '0')) as [string, string, string]
    const at = Date.now()
    const body = { type: 'started', seats: [{ kind: 'human', person: ada }], host: bo }
    const talk = { type: 'chat', person: ada, text: `"person":"${bo}"` }
    const write = async (): Promise<void> => {
      await old.write({
        table: 'a',
        entries: [{ sequence: 1, at, body, receipt: { person: cy, command: 'c', answer: '' } }],
      })
      await old.write({ table: 'a/talk', entries: [{ sequence: 1, at, body: talk }] })
    }
    for (const round of ['at the first start', 'at the second']) {
      await write()
      expect(await old.mentioning(ada), round).toEqual([])
      const fresh = await PostgresStore.open(database)
      const found = await Promise.all([ada, bo, cy].map(person => fresh.mentioning(person)))
      expect(found, round).toEqual([['a', 'a/talk'], ['a'], ['a']])
      for (const log of ['a', 'a/talk']) await fresh.forgetTable(log)
      await fresh.close()
    }
    await old.close()
  })

  test('the notifier tells the others which table changed; of what a log begins with, no data', async () => {
    const database = await postgres.freshDatabase()
    const [writer, listener] = [await PostgresStore.open(database), await PostgresStore.open(database)]
    let onTable: (table: string) => void = () => {}
    const heard = new Promise<string>(done => {
      onTable = done
    })
    const deaf = () => {}
    await listener.cluster.notifier.listen({
      appended: deaf,
      tableChanged: onTable,
      presenceChanged: deaf,
      disconnect: deaf,
      message: deaf,
      told: deaf,
      notUnderstood: deaf,
      missed: deaf,
    })
    await writer.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 'secret' }] })
    expect(await heard).toBe('a')
    await Promise.all([writer.close(), listener.close()])
  })

  test('what one node says to another alone no other hears, many messages and long ones', async () => {
    const database = await postgres.freshDatabase()
    const [sender, one, other] = await Promise.all([1, 2, 3].map(() => PostgresStore.open(database)))
    const deaf = () => {}
    const quiet = {
      appended: deaf,
      tableChanged: deaf,
      presenceChanged: deaf,
      disconnect: deaf,
      message: deaf,
      notUnderstood: deaf,
      missed: deaf,
    }
    const heard: unknown[][] = [[], []]
    let name = ''
    for (const [place, { cluster }] of [one!, other!].entries())
      await cluster.notifier.listen({ ...quiet, told: (node, message) => heard[place]!.push([node, message]) })
    await sender!.cluster.notifier.listen({
      ...quiet,
      told(node) {
        name = node
      },
    })
    one!.cluster.notifier.tell(sender!.cluster.notifier.node, 'hello')
    await expect.poll(() => name).toBe(one!.cluster.notifier.node)
    const messages = Array.from({ length: 30 }, (_, i) => ({ i, text: 'é'.repeat(500) }))
    for (const message of messages) sender!.cluster.notifier.tell(name, message)
    sender!.cluster.notifier.tell(name, 'x'.repeat(9_000))
    await expect.poll(() => heard[0]!.length).toBe(30)
    expect(heard[0]).toEqual(messages.map(message => [sender!.cluster.notifier.node, message]))
    expect(heard[1]).toEqual([])
    await Promise.all([sender!, one!, other!].map(store => store.close()))
  })

  test('what nobody can understand is reported, and what comes after it is heard', async () => {
    const database = await postgres.freshDatabase()
    const store = await PostgresStore.open(database)
    const { notifier } = store.cluster
    const [tables, faults]: [string[], Error[]] = [[], []]
    const deaf = () => {}
    await notifier.listen({
      appended: ({ table }) => tables.push(table),
      tableChanged: table => tables.push(table),
      presenceChanged: deaf,
      disconnect: deaf,
      message: text => JSON.parse(text),
      told: deaf,
      notUnderstood: error => faults.push(error),
      missed: deaf,
    })
    const nonsense = [
      ['grotto_entries', 'x {'],
      ['grotto_entries', 'x [7]'],
      ['grotto_entries', 'x [["a",1,[[2,0,{},7]]]]'],
      ['grotto_words', 'x no JSON'],
      [`grotto_node_${notifier.node}`, 'x no JSON'],
      [`grotto_node_${notifier.node}`, 'x null'],
    ] as const
    for (const [channel, text] of nonsense) await postgres.ask(database, `SELECT pg_notify('${channel}', '${text}')`)
    await postgres.ask(database, `SELECT pg_notify('grotto_bell', 'x after')`)
    await expect.poll(() => tables).toEqual(['after'])
    expect(faults).toHaveLength(nonsense.length)
    await store.close()
  })

  test('a statement that waits for too long is given up, and its connection with it', async () => {
    const database = await postgres.freshDatabase()
    const store = await PostgresStore.open(database, 1)
    const summary = {}
    const known = { id: 'a', code: null, game: 'diamant', rulesVersion: 1, status: 'playing', listed: false, summary }
    const row = { ...known, created: 1, touched: 1, due: null }
    await store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 1 }], row })
    const holder = new pg.Client({ connectionString: database })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query(`SELECT FROM tables WHERE id = 'a' FOR UPDATE`)
    const change = { table: 'a', entries: [{ sequence: 2, at: 0, body: 2 }], row }
    expect(isConnectionError(await store.write(change).catch(error => error))).toBe(true)
    expect((await store.entries('a')).length).toBe(1)
    await holder.query('ROLLBACK')
    await store.write(change)
    expect((await store.entries('a')).length).toBe(2)
    await holder.end()
    await store.close()
  })

  test('share one key, whoever came first', async () => {
    const database = await postgres.freshDatabase()
    const [one, two] = await Promise.all([PostgresStore.open(database), PostgresStore.open(database)])
    const keys = await Promise.all([one.sharedKey('signing', 'first'), two.sharedKey('signing', 'second')])
    expect(keys[0]).toBe(keys[1])
    await Promise.all([one.close(), two.close()])
  })
})
