import type { Json } from '@grotto/kernel'
import type { TableInfo, TableList, TableMade } from '@grotto/protocol'
import { type Entry, MemoryStore } from '@grotto/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { Origins } from './origins.ts'

const log = (body: object): Entry[] => [{ sequence: 1, at: 0, body: body as Json }]
const forkOf = (table: string, more: object = {}) => ({ type: 'created', forkOf: { table, move: 1 }, ...more })
const LOGS: Readonly<Record<string, object>> = {
  file: { type: 'imported' },
  dealt: { type: 'created' },
  oldFork: forkOf('file'),
  oldForkOfFork: forkOf('oldFork'),
  forkOfDealt: forkOf('dealt'),
  orphan: forkOf('gone'),
  orphanOfOrphan: forkOf('orphan'),
  knows: forkOf('gone', { imported: false }),
  knowsBetter: forkOf('dealt', { imported: true }),
}

test('older logs are known by what they, or the games they were forked from, begin with', async () => {
  const store = new MemoryStore()
  for (const [table, body] of Object.entries(LOGS)) await store.write({ table, entries: log(body) })
  const origins = new Origins(store)
  for (let again = 0; again < 2; again++) {
    const told = await Promise.all(Object.keys(LOGS).map(async table => [table, await origins.of(table)]))
    expect(Object.fromEntries(told)).toEqual({
      file: 'whole',
      dealt: undefined,
      oldFork: 'start',
      oldForkOfFork: 'start',
      forkOfDealt: undefined,
      // Who dealt what is gone, nobody can tell.
      orphan: 'start',
      orphanOfOrphan: 'start',
      knows: undefined,
      knowsBetter: 'start',
    })
  }
  expect(await origins.of('nothing')).toBeUndefined()
})

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** Takes the mark out of what was written, as if an older server had. */
async function asBefore(table: string): Promise<void> {
  const { store } = server
  const [first] = await store.entries(table)
  const { imported: _, ...body } = first!.body as Record<string, Json>
  const row = (await store.table(table))!
  const { imported: __, ...summary } = row.summary as Record<string, Json>
  await store.rewrite({ table, rewritten: [{ ...first!, body }], row: { ...row, summary } })
}

test('tables of an older server are marked in lists, when opened, and for good once they were', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const { id: whole } = (await ada.http('POST', '/api/records', longRecord({ entries: 100, undos: 0 }))) as TableMade
  const { id: forked } = (await ada.http('POST', `/api/tables/${whole}/fork`, { move: 3 })) as TableMade
  const { id: dealt } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
  const all = [whole, forked, dealt]
  await server.tables.settle()
  for (const table of all) await asBefore(table)
  await server.close()
  server = await openServer({ data: server.data })
  ada.address = server.address
  const listed = async () => {
    const { tables } = (await ada.http('GET', '/api/my/tables')) as TableList
    return all.map(id => tables.find(table => table.id === id)!.imported)
  }
  const inRows = async () =>
    Promise.all(all.map(async id => ((await server.store.table(id))!.summary as { imported?: string }).imported))
  expect(await listed()).toEqual(['whole', 'start', undefined])
  expect(await inRows()).toEqual([undefined, undefined, undefined])
  for (const [place, id] of all.entries()) {
    const info = (await ada.http('GET', `/api/tables/${id}`)) as TableInfo
    expect(info.imported).toBe(['whole', 'start', undefined][place])
  }
  expect(await listed()).toEqual(['whole', 'start', undefined])
  expect(await inRows()).toEqual(['whole', 'start', null])
})
