import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { SqliteStore } from '@grotto/storage'
import { afterAll, expect, test } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { openServer } from '../test-kit/open-server.ts'
import { backUp, restore } from './backing-up.ts'
import { checkTables } from './checking.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup is taken while people play; it goes back only when the server has stopped', async () => {
  const server = await openServer()
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  expect(await backUp(server.data, folder)).toEqual({ tables: 1 })
  await ada.until(table, ({ toAct }) => toAct.includes(0))
  await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
  await startGame([ada], { game: 'diamant', options: { players: 3 } })
  await expect(restore(folder, server.data)).rejects.toThrow('in use')
  ada.drop()
  await server.close()

  const { tables, before } = await restore(folder, server.data)
  expect([tables, before]).toEqual([1, expect.stringContaining('before')])
  const again = await openServer({ data: server.data })
  expect(await again.store.allTables(undefined, 9)).toHaveLength(1)
  await again.remove()
})

test('tables that no longer replay are found and named', async () => {
  const server = await openServer()
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  const fine = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  const spoiled = await startGame([ada], { game: 'sub-terra' })
  ada.drop()
  await server.close()
  const store = new SqliteStore(join(server.data, 'grotto.db'))
  const sequence = (await store.entries(spoiled)).length + 1
  const act = { type: 'act', seat: 0, at: 1, action: { type: 'fly' }, chance: [] }
  await store.write({
    table: spoiled,
    entries: [{ sequence, at: 1, body: { type: 'played', by: 'human', entry: act } }],
  })
  const checked = await checkTables(store, gameById)
  expect(checked).toMatchObject({ tables: 2, broken: [{ table: spoiled, why: expect.stringContaining('illegal') }] })
  expect(checked.broken.map(({ table }) => table)).not.toContain(fine)
  await store.close()

  // The same by the command line, as operators ask.
  const command = new URL('../../lab/src/main.ts', import.meta.url).pathname
  const asked = (...args: string[]) =>
    spawnSync(process.execPath, [command, 'check-tables', ...args], { encoding: 'utf8' })
  const told = asked('--data', server.data, '--json')
  expect([told.status, JSON.parse(told.stdout)]).toEqual([1, checked])
  expect(asked('--data', join(server.data, 'nowhere')).status).toBe(2)

  // At the table people hear that it is frozen; its entries stay.
  const again = await openServer({ data: server.data, logLevel: 'fatal' })
  const visitor = (await friends(again.address, 'Bo'))[0] as Client
  await visitor.ok({ type: 'watch', table: spoiled })
  expect(visitor.known.get(spoiled)?.info.status).toBe('frozen')
  visitor.drop()
  await again.remove()
})
