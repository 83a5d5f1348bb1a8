import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataFolder } from '@grotto/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, OLD_DATABASES, unpacked } from '../test-kit/old-databases.ts'
import { backUp, restore } from './backing-up.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-upkeep-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const data = join(folder, 'data')
const good = join(folder, 'good')
beforeAll(async () => {
  unpacked('v3', data)
  await backUp(data, good)
})

/** Another bit somewhere behind this text, as a disk that forgets would have it. */
function flipped(path: string, behind: string | number): void {
  const bytes = readFileSync(path)
  const at = typeof behind === 'number' ? behind : bytes.indexOf(behind) + behind.length
  bytes[at] = bytes[at]! ^ 0x04
  writeFileSync(path, bytes)
}

/** Two pages that somebody else wrote to. */
function overwritten(path: string): void {
  const bytes = readFileSync(path)
  bytes.fill(0x5a, 4096, 3 * 4096)
  writeFileSync(path, bytes)
}

const copied = (name: string, from: string): string => {
  cpSync(from, join(folder, name), { recursive: true })
  return join(folder, name)
}

describe('a backup with a flipped bit is not put in place', () => {
  test.each(['grotto.db', 'signing.key', 'backup.json'])('in %s', async file => {
    const spoiled = copied(`spoiled-${file}`, good)
    flipped(join(spoiled, file), file === 'grotto.db' ? '"type":"played"' : 4)
    const target = copied(`target-${file}`, data)
    const before = readFileSync(join(target, 'grotto.db'))
    await expect(restore(spoiled, target)).rejects.toThrow(/bytes have changed|damaged|missing/)
    expect(readFileSync(join(target, 'grotto.db')).equals(before)).toBe(true)
  })

  test('nor an old one without a list of its files that SQLite finds damaged', async () => {
    const spoiled = copied('spoiled-old', good)
    rmSync(join(spoiled, 'backup.json'))
    overwritten(join(spoiled, 'grotto.db'))
    await expect(restore(spoiled, join(folder, 'nowhere'))).rejects.toThrow('is damaged')
  })
})

test('a damaged database is not backed up, and the backup before stays', async () => {
  const damaged = copied('damaged', data)
  overwritten(join(damaged, 'grotto.db'))
  const kept = copied('kept', good)
  const before = readFileSync(join(kept, 'grotto.db'))
  await expect(backUp(damaged, kept)).rejects.toThrow()
  expect(readFileSync(join(kept, 'grotto.db')).equals(before)).toBe(true)
  expect(await restore(kept, join(folder, 'drill'))).toMatchObject({ tables: 7, broken: [] })
})

test('who backs up or checks a database leaves the layout of an older server alone', async () => {
  for (const version of OLD_DATABASES) {
    const old = join(folder, `old-${version}`)
    unpacked(version, old)
    const layout = layoutOf(old)
    await backUp(old, join(folder, `backup-${version}`))
    const checked = spawnSync(process.execPath, [join(import.meta.dirname, 'check-tables.ts'), '--data', old], {
      timeout: 120_000,
    })
    expect([version, checked.status, layoutOf(old)]).toEqual([version, 0, layout])
    expect(layoutOf(join(folder, `backup-${version}`))).toBe(layout)
  }
})

test.each<[string, number, ...string[]]>([
  ['moderate.ts', 1, 'reports'],
  ['rebuild-statistics.ts', 2],
])('%s, which writes beside the server that runs, refuses the layout of an older one', (script, status, ...order) => {
  const old = join(folder, `older-${script}`)
  unpacked(OLD_DATABASES[0]!, old)
  const layout = layoutOf(old)
  const asked = spawnSync(process.execPath, [join(import.meta.dirname, script), '--data', old, ...order], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  expect(asked).toMatchObject({ status, stderr: expect.stringContaining(`layout ${layout} of another Grotto`) })
  expect(layoutOf(old)).toBe(layout)
})

test('nothing moves to PostgreSQL under a server that runs', () => {
  const running = join(folder, 'running')
  mkdirSync(running)
  unpacked('v3', running)
  const lock = lockDataFolder(running)
  const script = join(import.meta.dirname, 'cluster/move-to-postgres.ts')
  const asked = spawnSync(process.execPath, [script, '--from', running, '--to', 'postgres://127.0.0.1:1/none'], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  lock.release()
  expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining('in use by another Grotto') })
})
