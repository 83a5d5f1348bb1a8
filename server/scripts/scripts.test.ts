import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameById } from '@grotto/catalog'
import { SqliteStore } from '@grotto/storage'
import { afterAll, describe, expect, test } from 'vitest'
import { MOVED } from '../src/config/data-folder.ts'
import { obeyRestores } from '../src/process/restoring.ts'
import { ChildServer } from '../test-kit/child-server.ts'
import type { Client } from '../test-kit/client.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { openServer } from '../test-kit/open-server.ts'
import { backUp, restore } from './backing-up.ts'
import { checkTables } from './checking.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup is taken while people play, and put back when the server has stopped', async () => {
  const server = await openServer()
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  await startGame([ada], { game: 'diamant', options: { players: 3 } })
  expect(await backUp(server.data, folder)).toEqual({ tables: 1, broken: [] })
  await startGame([ada], { game: 'diamant', options: { players: 3 } })
  // This server was not started by its own program, and knows of no requests.
  await expect(restore(folder, server.data, 300)).rejects.toThrow('no server answers')
  ada.drop()
  await server.close()

  const { tables, before } = await restore(folder, server.data)
  expect([tables, before]).toEqual([1, expect.stringContaining('before')])
  const again = await openServer({ data: server.data })
  expect(await again.store.allTables(undefined, 9)).toHaveLength(1)
  await again.remove()
})

describe('a running server', () => {
  const server = new ChildServer({ GROTTO_LOG: 'fatal' })
  afterAll(() => server.remove())
  const run = (script: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, script), backup, '--data', server.data], {
      encoding: 'utf8',
      timeout: 120_000,
    })
  const backup = mkdtempSync(join(tmpdir(), 'grotto-backup-'))
  afterAll(() => rmSync(backup, { recursive: true, force: true }))

  test('goes on with a backup that is put back: same process, same address, people come back', async () => {
    await server.start()
    const { pid } = server
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const { version } = await ada.until(table, ({ toAct }) => toAct.join() === '0,1')
    expect(run('backup.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 tables') })
    expect(readdirSync(backup).map(name => statSync(join(backup, name)).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600, 0o600,
    ])
    await ada.ok({ type: 'act', table, action: { type: 'leave' } })
    await bo.ok({ type: 'act', table, action: { type: 'leave' } })
    const later = await startGame([ada], { game: 'diamant', options: { players: 3 } })

    const told = Promise.all([ada, bo].map(person => person.hear(({ type }) => type === 'bye')))
    const asked = run('restore.ts')
    expect(asked.stderr).toBe('')
    expect(asked).toMatchObject({ status: 0, stdout: expect.stringContaining('1 tables are back') })
    expect(await told).toMatchObject([{ why: 'stopping' }, { why: 'stopping' }])
    expect(server.pid).toBe(pid)
    const kept = readdirSync(server.data)
    expect(kept.filter(name => /^(grotto\.db|signing\.key)\.before-/.test(name))).toHaveLength(2)
    expect(kept.filter(name => name.startsWith('restore'))).toEqual([])

    for (const person of [ada, bo]) {
      person.drop()
      person.known.clear()
      await person.connect()
      await person.ok({ type: 'watch', table })
      expect(person.known.get(table)).toMatchObject({ version, toAct: [0, 1] })
    }
    expect((await ada.request('GET', `/api/tables/${later}`)).status).toBe(404)
    await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
    for (const person of [ada, bo]) person.drop()
  })

  test('is left alone by a backup that cannot be read', async () => {
    writeFileSync(join(backup, 'grotto.db'), 'no database at all')
    expect(run('restore.ts')).toMatchObject({ status: 1, stdout: '' })
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    expect(readdirSync(server.data).filter(name => name.startsWith('restore'))).toEqual([])
  })
})

describe('what operators ask for by mistake is said in a sentence, and nothing is done', () => {
  const ask = (script: string, args: readonly string[], env: Record<string, string> = {}) => {
    const options = { encoding: 'utf8', timeout: 120_000, env: { ...process.env, ...env } } as const
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], options)
    return [status, stderr]
  }

  test.each(['backup.ts', 'restore.ts'])('%s while everybody plays on PostgreSQL', script => {
    const place = join(folder, 'none')
    expect(ask(script, [place], { DATABASE_URL: 'postgres://nowhere/grotto' })).toEqual([
      2,
      expect.stringContaining('DATABASE_URL is set'),
    ])
    expect(existsSync(place)).toBe(false)
  })

  test('a folder whose tables were moved to PostgreSQL', async () => {
    const data = join(folder, 'moved')
    mkdirSync(data, { mode: 0o700 })
    await new SqliteStore(join(data, 'grotto.db')).close()
    const kept = join(folder, 'kept')
    expect(await backUp(data, kept)).toEqual({ tables: 0, broken: [] })
    writeFileSync(join(data, MOVED), '')
    const moved = expect.stringContaining('were moved to PostgreSQL')
    expect(ask('backup.ts', ['--data', data, join(folder, 'never')])).toEqual([1, moved])
    expect(existsSync(join(folder, 'never'))).toBe(false)
    expect(ask('../src/main.ts', [], { GROTTO_DATA: data, GROTTO_PORT: '0' })).toEqual([2, moved])
    // Who puts a backup in place there is back.
    await restore(kept, data)
    expect(existsSync(join(data, MOVED))).toBe(false)
  })

  test('a backup that fails leaves no folder that looks like one', async () => {
    const data = join(folder, 'spoiled')
    mkdirSync(data)
    writeFileSync(join(data, 'grotto.db'), 'no database at all'.repeat(100))
    await expect(backUp(data, join(folder, 'nothing'))).rejects.toThrow()
    expect(existsSync(join(folder, 'nothing'))).toBe(false)
  })

  test('recovering from nothing, and over something', () => {
    const data = join(folder, 'spoiled')
    expect(ask('recover.ts', [join(folder, 'nowhere'), data])).toEqual([
      2,
      expect.stringMatching(/no database in .*nowhere/),
    ])
    expect(ask('recover.ts', [data, data])).toEqual([2, expect.stringContaining('name a folder that has none')])
  })
})

test('data that a server cannot open make way for what was there', async () => {
  const [data, other] = ['here', 'there'].map(name => join(folder, name)) as [string, string]
  for (const [index, place] of [data, other].entries()) {
    mkdirSync(place)
    const store = new SqliteStore(join(place, 'grotto.db'))
    await store.keepPerson({ id: `person${index}`, name: 'Ada', language: null, created: 1, seen: 1 })
    await store.close()
  }
  let store = new SqliteStore(join(data, 'grotto.db'))
  let opened = 0
  obeyRestores(data, {
    close: () => store.close(),
    open: async () => {
      opened += 1
      if (opened === 1) throw new Error('too new for this server')
      store = new SqliteStore(join(data, 'grotto.db'))
    },
  })
  await expect(restore(other, data)).rejects.toThrow('too new')
  expect(await store.person('person0')).toBeDefined()
  await restore(other, data)
  expect(await store.person('person1')).toBeDefined()
  await store.close()
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
  const command = fileURLToPath(new URL('../../lab/src/main.ts', import.meta.url))
  const asked = (...args: string[]) =>
    spawnSync(process.execPath, [command, 'check-tables', ...args], { encoding: 'utf8', timeout: 120_000 })
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
