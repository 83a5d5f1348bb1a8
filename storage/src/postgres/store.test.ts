import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeStore } from '../../test-kit/describe-store.ts'
import { type RealPostgres, realPostgres } from '../../test-kit/real-postgres.ts'
import { SequenceTaken } from '../store.ts'
import { PostgresStore } from './store.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

describeStore('postgres', async () => PostgresStore.open(await postgres.freshDatabase()))

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

  test('the bell tells the others which table moved, without its data', async () => {
    const database = await postgres.freshDatabase()
    const [writer, listener] = [await PostgresStore.open(database), await PostgresStore.open(database)]
    let rung: (table: string) => void = () => {}
    const heard = new Promise<string>(done => {
      rung = done
    })
    const deaf = () => {}
    await listener.bell.listen({ moved: rung, people: deaf, word: deaf, missed: deaf })
    await writer.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 'secret' }] })
    expect(await heard).toBe('a')
    await Promise.all([writer.close(), listener.close()])
  })

  test('share one key, whoever came first', async () => {
    const database = await postgres.freshDatabase()
    const [one, two] = await Promise.all([PostgresStore.open(database), PostgresStore.open(database)])
    const keys = await Promise.all([one.sharedKey('signing', 'first'), two.sharedKey('signing', 'second')])
    expect(keys[0]).toBe(keys[1])
    await Promise.all([one.close(), two.close()])
  })
})
