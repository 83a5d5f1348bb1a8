import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, restore } from './backing-up.ts'
import { backUpInto, backupsIn } from './rotation.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-rotation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [data, backups] = ['data', 'backups'].map(name => join(folder, name)) as [string, string]

beforeAll(async () => {
  mkdirSync(data)
  const store = new SqliteStore(join(data, 'grotto.db'))
  await store.keepPerson({ id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 })
  await store.close()
})

test('the newest stay, the oldest go, and what is no backup is left alone', async () => {
  mkdirSync(join(backups, '2020-01-01T00-00-00-000Z'), { recursive: true })
  mkdirSync(join(backups, 'by-hand'))
  const first = await backUpInto(data, backups, 2)
  expect(first.removed).toEqual([])
  const second = await backUpInto(data, backups, 2)
  expect(second.removed).toEqual(['2020-01-01T00-00-00-000Z'])
  expect(backupsIn(backups).map(name => join(backups, name))).toEqual([first.kept, second.kept])
  expect(readdirSync(backups)).toContain('by-hand')
  const store = new SqliteStore(join(second.kept, 'grotto.db'))
  expect(await store.person('ada')).toMatchObject({ name: 'Ada' })
  await store.close()
})

test('a backup that fails removes nothing and is none', async () => {
  const before = backupsIn(backups)
  const broken = join(folder, 'broken')
  mkdirSync(broken)
  writeFileSync(join(broken, 'grotto.db'), 'no database at all')
  await expect(backUpInto(broken, backups, 1)).rejects.toThrow()
  expect(backupsIn(backups)).toEqual(before)
})

test('what is put back is for its owner only, however open the backup was', async () => {
  const [open, target] = ['open', 'target'].map(name => join(folder, name)) as [string, string]
  await backUp(data, open)
  chmodSync(join(open, 'grotto.db'), 0o644)
  await restore(open, target)
  expect(statSync(join(target, 'grotto.db')).mode & 0o777).toBe(0o600)
})

test('from the command line: for its owner only, and a sentence where it cannot be', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'backup.ts'), ...args], {
      encoding: 'utf8',
      timeout: 120_000,
    })
  const where = join(folder, 'nightly')
  expect(run('--data', data, '--keep', '3', where)).toMatchObject({ status: 0, stderr: '' })
  const [name] = backupsIn(where)
  const copy = join(where, name!)
  expect([where, copy, join(copy, 'grotto.db')].map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o600])
  expect(run('--keep', '0', where)).toMatchObject({ status: 2, stderr: '--keep must be a whole number, 1 or more\n' })
  const nowhere = join(folder, 'nowhere')
  expect(run('--data', nowhere, where)).toMatchObject({ status: 1, stderr: `there is no database in ${nowhere}\n` })
})
