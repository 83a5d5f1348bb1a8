import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { SqliteStore } from './store.ts'

/**
 * A consistent copy, taken while others read and write. The database itself is only read: a newer Grotto leaves the layout
 * alone under an older server that still runs.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true })
  try {
    await source.backup(to)
  } finally {
    source.close()
  }
  // One file and nothing beside it, whoever looks into it.
  const copy = new Database(to)
  copy.pragma('journal_mode = DELETE')
  copy.close()
}

/** What SQLite finds wrong with a database, or undefined where it is sound. */
export function damageOf(path: string): string | undefined {
  let db: Database.Database | undefined
  try {
    db = new Database(path, { readonly: true, fileMustExist: true })
    const found = db.pragma('integrity_check(1)', { simple: true }) as string
    return found === 'ok' ? undefined : found
  } catch (error) {
    return (error as Error).message
  } finally {
    db?.close()
  }
}

/** Works on a copy that goes away afterwards, brought to the newest layout; the database is only read. */
export async function onCopy<T>(path: string, work: (store: SqliteStore, copy: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-copy-'))
  const copy = join(folder, 'grotto.db')
  try {
    await copyDatabase(path, copy)
    const store = new SqliteStore(copy)
    return await work(store, copy).finally(() => store.close())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The version of its layout, as it was last written. */
export function layoutOfDatabase(path: string): number {
  const db = new Database(path, { readonly: true, fileMustExist: true })
  try {
    return db.pragma('user_version', { simple: true }) as number
  } finally {
    db.close()
  }
}
