import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { describeStore } from '../test-kit/describe-store.ts'
import { SqliteStore } from './sqlite.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = (): string => join(folder, `${++files}.db`)

describeStore('sqlite', async () => new SqliteStore(newFile()))

describe('a SQLite file', () => {
  test('is written ahead', () => {
    const file = newFile()
    const store = new SqliteStore(file)
    const db = new Database(file)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    db.close()
    return store.close()
  })

  test('promises nothing that the disk has not confirmed', async () => {
    const file = newFile()
    const asked: (() => void)[] = []
    const ahead = new (class extends WriteAheadLog {
      override sync(): Promise<void> {
        return new Promise<void>(confirmed => asked.push(confirmed)).then(() => super.sync())
      }
    })(file)
    const store = new SqliteStore(file, ahead)
    let kept = false
    const write = store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: null }] }).then(() => {
      kept = true
    })
    while (asked.length === 0) await new Promise(done => setTimeout(done, 5))
    expect([await store.entries('a'), kept]).toMatchObject([[{ sequence: 1 }], false])
    asked[0]!()
    await write
    expect(kept).toBe(true)
    await store.close()
  })

  test('a disk that fails breaks the promise', async () => {
    const file = newFile()
    const ahead = new (class extends WriteAheadLog {
      override sync = () => Promise.reject(new Error('no disk'))
    })(file)
    const store = new SqliteStore(file, ahead)
    await expect(store.write({ table: 'a', entries: [] })).rejects.toThrow('no disk')
    await store.close()
  })

  test('one commit takes all changes of one turn of the event loop', async () => {
    const file = newFile()
    const store = new SqliteStore(file)
    const reader = new Database(file, { readonly: true })
    const count = () => (reader.prepare('SELECT count(*) AS n FROM entries').get() as { n: number }).n
    const seen: number[] = []
    const write = (sequence: number) =>
      store.write({ table: 'a', entries: [{ sequence, at: 0, body: null }] }).then(() => seen.push(count()))
    await Promise.all([1, 2, 3, 4].map(write))
    expect(seen).toEqual([4, 4, 4, 4])
    reader.close()
    await store.close()
  })

  test('keeps what was promised when it is opened again', async () => {
    const file = newFile()
    const store = new SqliteStore(file)
    await store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 'kept' }] })
    const again = new SqliteStore(file)
    expect(await again.entries('a')).toEqual([{ sequence: 1, at: 0, body: 'kept' }])
    await again.close()
    await store.close()
  })

  test('of a newer Grotto is left alone', () => {
    const file = newFile()
    const db = new Database(file)
    db.pragma('user_version = 999')
    db.close()
    expect(() => new SqliteStore(file)).toThrow(/newer/)
  })

  test('can be copied while it is written', async () => {
    const store = new SqliteStore(newFile())
    await store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 'kept' }] })
    const copy = newFile()
    await store.backup(copy)
    const copied = new SqliteStore(copy)
    expect(await copied.entries('a')).toHaveLength(1)
    await copied.close()
    await store.close()
  })
})
