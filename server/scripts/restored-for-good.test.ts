import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'
import { WatchedFolder, whyNoFaults } from '@grotto/storage/test-kit/disk'
import { expect, test } from 'vitest'
import { backUp } from './backing-up.ts'

const whyNot = whyNoFaults()
if (whyNot) console.warn(`whether a restore is on disk is not tested: ${whyNot}`)

test.skipIf(whyNot)('what is put back is on disk before anybody plays upon it', async () => {
  const [watched, folder] = [new WatchedFolder(), mkdtempSync(join(tmpdir(), 'grotto-backup-'))]
  try {
    const store = new SqliteStore(join(watched.data, 'grotto.db'))
    await store.keepPerson({ id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 })
    await store.close()
    await backUp(watched.data, folder)
    const { status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'restore.ts'), folder, '--data', watched.data],
      { env: { ...process.env, ...watched.environment() }, timeout: 120_000 },
    )
    expect(status).toBe(0)
    const synced = watched.records().flatMap(record => (record.kind === 'synced' ? [record.name] : []))
    // The files first, then their names.
    const file = synced.findLastIndex(name => /^restore-\d+\/grotto\.db$/.test(name))
    expect(file).toBeGreaterThanOrEqual(0)
    expect(synced.slice(file + 1)).toContain('')
  } finally {
    watched.remove()
    rmSync(folder, { recursive: true })
  }
})
