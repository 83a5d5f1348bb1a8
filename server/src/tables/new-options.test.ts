import type { TableInfo, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
let ada: Client
beforeAll(async () => {
  server = await openServer()
  ada = await Client.arrive(server.address, 'Ada')
  await ada.connect()
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

const made = async (path: string, wanted: object): Promise<string> =>
  ((await ada.http('POST', path, { game: 'sub-terra', ...wanted })) as TableMade).id
const fallenAt = async (table: string): Promise<unknown> =>
  (((await ada.http('GET', `/api/tables/${table}`)) as TableInfo).options as { fallen?: string }).fallen

test('E-1 a table set up anew is played as printed, unless somebody says otherwise', async () => {
  expect(await fallenAt(await made('/api/tables', {}))).toBe('print')
  expect(await fallenAt(await made('/api/tables', { options: { players: 2 } }))).toBe('print')
  expect(await fallenAt(await made('/api/tables', { options: { fallen: 'leave' } }))).toBe('leave')
  expect(await fallenAt(await made('/api/play-now', {}))).toBe('print')
  expect(await ada.request('POST', '/api/tables', { game: 'sub-terra', options: 7 })).toMatchObject({ status: 422 })
})

test('E-1 what its host changes before the start leaves it as it is', async () => {
  const table = await made('/api/tables', {})
  await ada.ok({ type: 'configure', table, options: { difficulty: 'expert' } })
  expect(await fallenAt(table)).toBe('print')
  await ada.ok({ type: 'configure', table, options: { fallen: 'always' } })
  expect(await fallenAt(table)).toBe('always')
})
