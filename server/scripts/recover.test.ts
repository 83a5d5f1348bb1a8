import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { SqliteStore } from '@grotto/storage'
import { afterAll, expect, test } from 'vitest'
import { talkOf } from '../src/talk/room.ts'
import type { Client } from '../test-kit/client.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { openServer } from '../test-kit/open-server.ts'
import { playOn } from '../test-kit/several-nodes.ts'
import { checkTables } from './checking.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-recover-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const recover = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'recover.ts'), ...args], {
    encoding: 'utf8',
    timeout: 120_000,
  })

const PAGE = 4096

/** Pages of the file become nonsense, as a bad disk leaves them. */
function spoil(file: string, ...pages: number[]): void {
  const open = openSync(file, 'r+')
  for (const page of pages) writeSync(open, Buffer.alloc(PAGE, 0xa7), 0, PAGE, page * PAGE)
  closeSync(open)
}

/** Numbers of the pages that begin as SQLite's leaves do and hold this text. */
function pagesWith(file: string, text: string): number[] {
  const bytes = readFileSync(file)
  const pages = Array.from({ length: bytes.length / PAGE }, (_, page) => bytes.subarray(page * PAGE, (page + 1) * PAGE))
  return pages.flatMap((page, number) => (page[0] === 0x0a && page.includes(text) ? [number] : []))
}

/** A database with some games, as a server leaves it. */
async function played(games: number): Promise<string> {
  const server = await openServer()
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  for (let i = 0; i < games; i++) {
    const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await ada.ok({ type: 'chat', table, text: `game ${i}` } as never)
    await playOn(ada, table)
  }
  ada.drop()
  await server.close()
  writeFileSync(join(server.data, 'signing.key'), 'ab'.repeat(32))
  return server.data
}

test('what a damaged database still holds is copied; tables that lost nothing replay', async () => {
  const data = await played(12)
  const file = join(data, 'grotto.db')
  const before = new SqliteStore(file)
  const all = (await before.allTables(undefined, 99)).map(({ id }) => id)
  const logs = new Map(await Promise.all(all.map(async id => [id, await before.entries(id)] as const)))
  await before.close()
  const entries = pagesWith(file, '"played"')
  spoil(file, entries[0]!, entries[Math.floor(entries.length / 2)]!, entries.at(-1)!)

  // Nothing else helps: the file cannot be read from one end to the other.
  const fresh = join(folder, 'fresh')
  const { status, stdout } = recover(data, fresh)
  expect(status).toBe(0)
  expect(stdout).toContain('cannot be read')
  const store = new SqliteStore(join(fresh, 'grotto.db'))
  const checked = await checkTables(store, gameById)
  let kept = 0
  const whole: string[] = []
  for (const [id, log] of logs) {
    const entries = await store.entries(id)
    for (const entry of entries) expect(entry).toEqual(log[entry.sequence - 1])
    kept += entries.length
    if (entries.length === log.length) whole.push(id)
  }
  const there = [...logs.values()].reduce((sum, log) => sum + log.length, 0)
  expect(kept).toBeGreaterThan(there * 0.6)
  expect(checked.broken.filter(({ table }) => whole.includes(table))).toEqual([])
  await store.close()
  expect(
    [fresh, join(fresh, 'grotto.db'), join(fresh, 'signing.key')].map(path => statSync(path).mode & 0o777),
  ).toEqual([0o700, 0o600, 0o600])
  rmSync(data, { recursive: true, force: true })
})

test('a whole one loses nothing, and one whose first page is gone is a case for a backup', async () => {
  const data = await played(2)
  const [copy, none] = [join(folder, 'copy'), join(folder, 'none')]
  expect(recover(data, copy)).toMatchObject({ status: 0, stdout: expect.not.stringContaining('cannot') })
  const [one, other] = [data, copy].map(each => new SqliteStore(join(each, 'grotto.db'))) as [SqliteStore, SqliteStore]
  const all = await one.allTables(undefined, 99)
  expect(await other.allTables(undefined, 99)).toEqual(all)
  for (const { id } of all) {
    expect(await other.entries(id)).toEqual(await one.entries(id))
    expect(await other.snapshot(id)).toBeUndefined()
    expect(await other.entries(talkOf(id))).toEqual(await one.entries(talkOf(id)))
  }
  await Promise.all([one.close(), other.close()])

  spoil(join(data, 'grotto.db'), 0)
  expect(recover(data, none)).toMatchObject({ status: 1, stderr: expect.stringContaining('Restore a backup') })
  mkdirSync(none, { recursive: true })
  expect(recover(data, copy).status).toBe(2)
  rmSync(data, { recursive: true, force: true })
})
