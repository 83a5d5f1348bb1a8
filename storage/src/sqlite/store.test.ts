import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@grotto/kernel'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { describeStore } from '../../test-kit/describe-store.ts'
import type { Entry } from '../store.ts'
import { copyDatabase } from './copy.ts'
import { STEPS } from './schema.ts'
import { SqliteStore } from './store.ts'

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

  test('a piece that breaks no rule but cannot be bound fails alone', async () => {
    const store = new SqliteStore(newFile())
    const person = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 }
    const odd = [{ toString: 0 }, () => {}, Symbol('odd')].map((name, i) =>
      store.keepPerson({ ...person, id: `eve${i}`, name: name as unknown as string }),
    )
    const written = await Promise.allSettled([
      store.keepPerson(person),
      ...odd,
      store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: null }] }),
    ])
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', ...odd.map(() => 'rejected'), 'fulfilled'])
    expect([await store.person('ada'), await store.person('eve0')]).toEqual([person, undefined])
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

  test('of a version that kept no mentions finds whom its logs speak of', async () => {
    const file = newFile()
    const db = new Database(file)
    const before = STEPS.slice(
      0,
      STEPS.findIndex(step => step.includes('CREATE TABLE mentions')),
    )
    for (const step of before) db.exec(step)
    db.pragma(`user_version = ${before.length}`)
    const add = db.prepare('INSERT INTO entries VALUES (?, ?, 0, ?, ?)')
    add.run('a', 1, JSON.stringify({ type: 'created', host: 'ada', hostName: 'bo' }), null)
    add.run('a', 2, JSON.stringify({ type: 'sat', seat: 1, sitter: { kind: 'human', person: 'eve' } }), 'cy c-1 {}')
    add.run('a', 3, '{"type":"played","person":', null)
    add.run('a/talk', 1, JSON.stringify({ type: 'chat', person: 'ada', text: '"person":"bo"' }), 'ada c-2 {}')
    db.close()
    const store = new SqliteStore(file)
    const found = await Promise.all(['ada', 'bo', 'cy', 'eve'].map(person => store.mentioning(person)))
    expect(found).toEqual([['a', 'a/talk'], [], ['a'], ['a']])
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

  // By these seeds pages split so that SQLite leaves copies of rows behind.
  test.each([0, 21, 22])('has no trace of who was forgotten once it is closed (%i)', async seed => {
    const [file, person, chance] = [newFile(), 'PersonToForget00', fastChance(`splits/${seed}`)]
    const store = new SqliteStore(file)
    const [reach, hers] = [new Map<string, number>(), [] as { table: string; entry: Entry }[]]
    const append = (): Promise<void> => {
      const table = `t${chance('t', 8)}`
      const sequence = (reach.get(table) ?? 0) + 1
      reach.set(table, sequence)
      const entry = { sequence, at: 0, body: 'x'.repeat(chance('b', 300)) }
      const isHers = chance('r', 3) === 0
      if (isHers) hers.push({ table, entry })
      const receipt = { person, command: 'c', answer: '{}' }
      return store.write({ table, entries: [isHers ? { ...entry, receipt } : entry] })
    }
    for (let turn = 0; turn < 20; turn++) await Promise.all(Array.from({ length: 20 }, append))
    await Promise.all(hers.map(({ table, entry }) => store.rewrite({ table, rewritten: [entry] })))
    await store.forgetPerson(person)
    await store.close()
    expect(readFileSync(file).includes(person)).toBe(false)
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  test('of a newer Grotto is left alone', () => {
    const file = newFile()
    const db = new Database(file)
    db.pragma('user_version = 999')
    db.close()
    expect(() => new SqliteStore(file)).toThrow(/newer/)
  })

  test('can be copied while it is written', async () => {
    const file = newFile()
    const store = new SqliteStore(file)
    await store.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 'kept' }] })
    const copy = newFile()
    await copyDatabase(file, copy)
    const copied = new SqliteStore(copy)
    expect(await copied.entries('a')).toHaveLength(1)
    await copied.close()
    await store.close()
  })
})
