import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import type { TableMade } from '@grotto/protocol'
import { moveToPostgres, PostgresStore, SqliteStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer } from '../../test-kit/open-server.ts'
import { compareStores } from './compare-stores.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres.stop())

test('an installation moves from a file to PostgreSQL: same tables, same people, and the game goes on', async () => {
  const key = new Uint8Array(32).fill(5)
  const server = await openServer({ key })
  const ada = await Client.arrive(server.address, 'Ada')
  const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
  const { id: other } = (await ada.http('POST', '/api/tables', { game: 'sub-terra' })) as TableMade
  await ada.connect()
  await ada.ok({ type: 'watch', table })
  await ada.ok({ type: 'chat', table, text: 'moving out' })
  const command = ada.newCommand({ type: 'act', table, action: { type: 'goOn' } })
  const answer = await ada.send(command)
  ada.drop()
  await server.close()

  const file = join(server.data, 'grotto.db')
  const database = await postgres.freshDatabase()
  const moved = await moveToPostgres(file, database, Buffer.from(key).toString('hex'))
  expect(moved).toMatchObject({ tables: 2, people: 1 })
  await expect(moveToPostgres(file, database, '')).rejects.toThrow('not empty')

  const [before, after] = [new SqliteStore(file), await PostgresStore.open(database)]
  expect(await compareStores(before, after, gameById)).toMatchObject({ tables: 2, different: [] })
  const entries = await after.entries(other)
  await after.write({ table: other, entries: [{ ...entries[0]!, sequence: 2 }] })
  expect((await compareStores(before, after, gameById)).different).toEqual([other])
  await Promise.all([before.close(), after.close()])

  const node = await openServer({ database })
  const back = new Client(node.address)
  back.cookie = ada.cookie
  expect(await back.http('GET', '/api/me')).toMatchObject({ id: ada.id, name: 'Ada' })
  await back.connect()
  const said = back.hear(({ type }) => type === 'chat')
  await back.ok({ type: 'watch', table })
  expect(await said).toMatchObject({ text: 'moving out' })
  expect(await back.send(command)).toEqual(answer)
  back.drop()
  await node.remove()
  await server.remove().catch(() => {})
})
