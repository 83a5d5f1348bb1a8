import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import type { TableMade } from '@grotto/protocol'
import { moveToPostgres, PostgresStore, SqliteStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { tablesIn } from '@grotto/storage/test-kit/disk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { unpacked } from '../../test-kit/old-databases.ts'
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

/** Made anew where they are missing. */
const NOT_MOVED = ['snapshots', 'mentions']
/** The key of cookies, which was a file, and since when logs are searched. */
const OF_THE_DATABASE = new Set<unknown>(['signing', 'mentions'])

test('nothing of a file is left behind: clubs, results and days as well', async () => {
  const data = mkdtempSync(join(tmpdir(), 'grotto-move-'))
  unpacked('v11', data)
  // What is moved has the layout of today, as the command makes it on a copy.
  await new SqliteStore(join(data, 'grotto.db')).close()
  const database = await postgres.freshDatabase()
  await moveToPostgres(join(data, 'grotto.db'), database, '')
  const tables = tablesIn(join(data, 'grotto.db'))
  for (const name of NOT_MOVED) tables.delete(name)
  for (const [name, before] of tables) {
    const after = (await postgres.ask(database, `SELECT * FROM ${name}`)) as Row[]
    const moved = name === 'keys' ? after.filter(row => !OF_THE_DATABASE.has(row.name)) : after
    const columns = Object.keys(before[0] ?? {})
    expect([name, texts(moved, columns)]).toEqual([name, texts(before, columns)])
  }
  for (const name of ['clubs', 'club_members', 'club_tables', 'results']) expect(tables.get(name)).not.toEqual([])
  rmSync(data, { recursive: true })
})

type Row = Readonly<Record<string, unknown>>
/** Numbers and truths are written differently on both sides. */
const texts = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map(row => columns.map(column => plain(row[column])).join(' | ')).sort()
const plain = (value: unknown): string => (typeof value === 'boolean' ? String(Number(value)) : String(value))
