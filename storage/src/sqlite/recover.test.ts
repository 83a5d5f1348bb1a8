import { copyFileSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Recovered, recoverDatabase } from './recover.ts'
import { SqliteStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-recover-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [whole, spoilt, fresh] = ['whole', 'spoilt', 'fresh'].map(name => join(folder, `${name}.db`)) as [
  string,
  string,
  string,
]
const PAGE = 4096
const [TABLES, ENTRIES] = [4, 20]

/** Entries of many sizes; some are longer than a page. */
beforeAll(async () => {
  const store = new SqliteStore(whole)
  for (let table = 0; table < TABLES; table++)
    for (let sequence = 1; sequence <= ENTRIES; sequence++) {
      const body = { text: 'é'.repeat((sequence * 97) % 900) + (sequence === 7 ? 'x'.repeat(9000) : '') }
      const receipt = { person: 'ada', command: `c${sequence}`, answer: '{}' }
      const kept = sequence % 3 === 0 ? { receipt } : {}
      await store.write({ table: `table${table}`, entries: [{ sequence, at: 1e12 + sequence, body, ...kept }] })
    }
  await store.close()
})

const rowsOf = (path: string): string[] => {
  const db = new Database(path)
  const rows = db.prepare('SELECT * FROM entries').raw().all()
  db.close()
  return rows.map(row => JSON.stringify(row))
}

function pagesOfLayout(path: string): number[] {
  const db = new Database(path, { readonly: true })
  const pages = db.prepare("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' ORDER BY pageno").pluck().all()
  db.close()
  return pages as number[]
}

function recovered(...pages: number[]): readonly Recovered[] | undefined {
  for (const file of [spoilt, fresh]) for (const rest of ['', '-wal', '-shm']) rmSync(file + rest, { force: true })
  copyFileSync(whole, spoilt)
  const file = openSync(spoilt, 'r+')
  for (const page of pages) writeSync(file, Buffer.alloc(PAGE, 0xa7), 0, PAGE, (page - 1) * PAGE)
  try {
    return recoverDatabase(spoilt, fresh)
  } catch (error) {
    expect((error as { code?: string }).code).toMatch(/SQLITE_(CORRUPT|NOTADB)/)
    return undefined
  }
}

test('whichever page is lost, only what stood on it is lost with it', () => {
  const all = new Set(rowsOf(whole))
  const pages = statSync(whole).size / PAGE
  const hopeless: number[] = []
  for (let page = 1; page <= pages; page++) {
    if (!recovered(page)) {
      hopeless.push(page)
      continue
    }
    // Pages have no checksum: in the middle of a long text nonsense is text. Replaying the table finds it.
    const kept = rowsOf(fresh).filter(row => !row.includes('\ufffd'))
    for (const row of kept) expect(all.has(row)).toBe(true)
    // The shortest entries take some fifty bytes, and few are short.
    expect([page, all.size - kept.length <= 20]).toEqual([page, true])
  }
  // The layout itself: without it nobody knows what a row means.
  expect(hopeless).toEqual(pagesOfLayout(whole))
})

test('a whole one is copied as it is, and rows from before a column was added are found too', () => {
  const before = new Database(whole)
  before.exec(
    'CREATE TABLE IF NOT EXISTS old (a TEXT NOT NULL, b INTEGER NOT NULL, c TEXT NOT NULL, d TEXT NOT NULL, PRIMARY KEY (a, b)) WITHOUT ROWID',
  )
  const insert = before.prepare('INSERT OR IGNORE INTO old VALUES (?, ?, ?, ?)')
  for (let row = 0; row < 400; row++) insert.run(`key ${row}`, row, 'c'.repeat(40), 'd')
  before.exec('ALTER TABLE old ADD COLUMN e INTEGER')
  const root = before.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'old'").pluck().get() as number
  before.close()
  expect(recovered()?.every(({ damaged }) => !damaged)).toBe(true)
  expect(rowsOf(fresh)).toEqual(rowsOf(whole))
  expect(recovered(root)?.find(({ name }) => name === 'old')).toMatchObject({
    damaged: true,
    rows: expect.toSatisfy(rows => rows > 380),
  })
})
