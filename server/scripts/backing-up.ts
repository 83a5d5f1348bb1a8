import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SqliteStore } from '@grotto/storage'
import { ANSWER, type Answered, DATABASE, KEY, leaveNote, REQUEST, stage, swapIn, takeNote } from '../src/restoring.ts'

const PATIENCE = 30_000
const LOOK_EVERY = 100

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

/** Puts a backup in place. A server that has the data open is asked to do so itself, and goes on with it. */
export async function restore(
  folder: string,
  data: string,
  patience = PATIENCE,
): Promise<{ tables: number; before: string | undefined }> {
  if (!existsSync(join(folder, DATABASE))) throw new Error(`there is no backup in ${folder}`)
  mkdirSync(data, { recursive: true })
  const staged = stage(folder, data)
  try {
    const tables = await count(join(staged, DATABASE))
    const database = join(data, DATABASE)
    const inUse = existsSync(database) && SqliteStore.isInUse(database)
    return { tables, before: inUse ? await askServer(staged, data, patience) : swapIn(staged, data).before }
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Over a note in the data folder: whoever may write there may do with the data what he likes anyway. */
async function askServer(staged: string, data: string, patience: number): Promise<string | undefined> {
  const request = randomUUID()
  takeNote(data, ANSWER)
  leaveNote(data, REQUEST, { request, staged })
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(LOOK_EVERY)) {
    const answer = takeNote<Answered>(data, ANSWER)
    if (answer?.request !== request) continue
    if (answer.error) throw new Error(`the server put everything back as it was: ${answer.error}`)
    return answer.before
  }
  // Not taken: nobody will. Taken: the server is at it and cannot be called back.
  const taken = takeNote(data, REQUEST) === undefined
  throw new Error(taken ? 'the server takes long; look again' : 'the database is in use, but no server answers')
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
