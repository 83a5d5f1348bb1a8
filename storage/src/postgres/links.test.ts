import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RealPostgres, realPostgres } from '../../test-kit/real-postgres.ts'
import { PostgresStore } from './store.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres?.stop())

/** A node, and what it hears. */
async function node(database: string) {
  const store = await PostgresStore.open(database)
  const heard: string[] = []
  const { notifier } = store.cluster
  await notifier.listen({
    appended: ({ table, entries }) => void heard.push(`${table} ${entries.map(({ body }) => body).join()}`),
    tableChanged: (table, reach) => void heard.push(`${table} to ${reach}`),
    presenceChanged: table => void heard.push(`people of ${table}`),
    disconnect: person => void heard.push(`end ${person}`),
    message: text => void heard.push(text),
    told: (_, message) => void heard.push(`told ${message}`),
    missed: () => void heard.push('missed'),
    notUnderstood: error => void heard.push(error.message),
  })
  let sequence = 1
  const write = (table: string, body: string) =>
    store.write({ table, entries: [{ sequence: ++sequence, at: 0, body }] })
  return { store, notifier, heard, write }
}

/** What goes through the database, as a node of an earlier version hears it. */
async function overhear(database: string) {
  const client = new pg.Client({ connectionString: database })
  const heard: string[] = []
  await client.connect()
  client
    .on('error', () => {})
    .on('notification', ({ payload = '' }) => void heard.push(payload.slice(payload.indexOf(' ') + 1)))
  await client.query('LISTEN grotto_entries; LISTEN grotto_bell; LISTEN grotto_words')
  return { client, heard }
}

test('nodes speak past the database while all can be reached, and through it as soon as one cannot', async () => {
  const database = await postgres.freshDatabase()
  const [a, b] = [await node(database), await node(database)]
  const aside = await overhear(database)
  a.notifier.others = [b.notifier.node]
  b.notifier.others = [a.notifier.node]
  await expect.poll(() => [a.notifier.linked, b.notifier.linked], { timeout: 5_000 }).toEqual([1, 1])

  await a.write('one', 'move')
  a.notifier.tell(b.notifier.node, 'do this')
  a.notifier.notifyPresence('one')
  const said = ['told do this', 'one move', 'one to 2', 'people of one']
  await expect.poll(() => b.heard.toSorted()).toEqual(said.toSorted())
  // Entries come before names: whoever could take them in has nothing left to read.
  expect(b.heard.indexOf('one move')).toBeLessThan(b.heard.indexOf('one to 2'))
  expect(aside.heard).toEqual([])

  // What is rare goes through the database: all of it must arrive.
  a.notifier.notifyPerson('person')
  await expect.poll(() => b.heard.at(-1)).toBe('end person')
  expect(aside.heard).toEqual(['!person'])

  // An older node says that it is there, and hears everything from then on.
  await aside.client.query(`SELECT pg_notify('grotto_bell', 'older ?')`)
  await expect.poll(() => aside.heard.at(-1)).toBe('?')
  await expect
    .poll(async () => {
      await a.write('two', 'move')
      return aside.heard.some(text => text.startsWith('two #'))
    })
    .toBe(true)
  await expect.poll(() => b.heard.some(text => text.startsWith('two to'))).toBe(true)

  await b.store.close()
  await expect.poll(() => a.notifier.linked).toBe(0)
  expect(a.heard).toContain('missed')
  a.notifier.others = [b.notifier.node]
  await a.write('three', 'move')
  await expect.poll(() => aside.heard.some(text => text.startsWith('three #'))).toBe(true)
  await aside.client.end()
  await a.store.close()
})
