import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SqliteStore } from '@grotto/storage'

const DATABASE = 'grotto.db'
const KEY = 'signing.key'

/** Copies database and key while others write; the copy is opened and counted before it is believed. */
export async function backUp(data: string, folder: string): Promise<{ tables: number }> {
  if (!existsSync(join(data, DATABASE))) throw new Error(`there is no database in ${data}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const store = new SqliteStore(join(data, DATABASE))
  await store.backup(join(folder, DATABASE))
  await store.close()
  if (existsSync(join(data, KEY))) copyFileSync(join(data, KEY), join(folder, KEY))
  return { tables: await count(join(folder, DATABASE)) }
}

/** Puts a backup in place. A database that somebody has open is left alone. */
export async function restore(folder: string, data: string): Promise<{ tables: number; before: string | undefined }> {
  const source = join(folder, DATABASE)
  if (!existsSync(source)) throw new Error(`there is no backup in ${folder}`)
  const tables = await count(source)
  mkdirSync(data, { recursive: true })
  const before = putAside(join(data, DATABASE))
  copyFileSync(source, join(data, DATABASE))
  if (existsSync(join(folder, KEY))) copyFileSync(join(folder, KEY), join(data, KEY))
  return { tables, before }
}

function putAside(database: string): string | undefined {
  if (!existsSync(database)) return undefined
  if (SqliteStore.isInUse(database)) throw new Error('the database is in use: stop the server first')
  const aside = `${database}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  renameSync(database, aside)
  for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true })
  return aside
}

async function count(database: string): Promise<number> {
  const store = new SqliteStore(database)
  let tables = 0
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, 1000)
    tables += page.length
    after = page.at(-1)?.id
    if (page.length < 1000) break
  }
  await store.close()
  return tables
}
