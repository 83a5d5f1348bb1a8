import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gameById } from '@grotto/catalog'
import { copyDatabase, damageOf, lockDataFolder, onCopy, SqliteStore } from '@grotto/storage'
import { closeToOthers, movedAway } from '../src/config/data-folder.ts'
import {
  ANSWER,
  type Answered,
  DATABASE,
  KEY,
  leaveNote,
  PUSH_KEY,
  REQUEST,
  stage,
  swapIn,
  takeNote,
} from '../src/process/restoring.ts'
import { checkTables } from './checking.ts'
import { checkedManifest, hashOf, MANIFEST, writeManifest } from './manifest.ts'

const PATIENCE = 30_000
const LOOK_EVERY = 100

/** How a backup or a restore went. */
export interface Backed {
  readonly tables: number
  /** Tables that do not replay; they are kept as they are. */
  readonly broken: readonly string[]
}

/**
 * Copies database and key while others write. A copy counts only when SQLite finds it sound and its tables have been
 * replayed; until then what was backed up before stays as it is.
 */
export async function backUp(data: string, folder: string): Promise<Backed> {
  if (!existsSync(join(data, DATABASE))) throw new Error(`there is no database in ${data}`)
  const moved = movedAway(data)
  if (moved) throw new Error(`nothing to back up: ${moved}. PostgreSQL is backed up by pg_dump (docs/operating.md)`)
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  const fresh = join(folder, FRESH)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  try {
    await copyDatabase(join(data, DATABASE), join(fresh, DATABASE))
    for (const key of [KEY, PUSH_KEY]) if (existsSync(join(data, key))) copyFileSync(join(data, key), join(fresh, key))
    const backed = await inspect(fresh, 'the database')
    await describe(fresh, backed)
    closeToOthers(fresh)
    for (const file of readdirSync(fresh)) renameSync(join(fresh, file), join(folder, file))
    return { tables: backed.tables, broken: backed.broken }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    // What came to nothing leaves no folder that looks like a backup.
    if (isNew && readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/** The copy as it is being made. */
const FRESH = '.unfinished-copy'

interface Inspected extends Backed {
  readonly entries: number
}

/** Throws where the file is damaged; counts what is in it and names the tables that do not replay. */
async function inspect(folder: string, what: string): Promise<Inspected> {
  const database = join(folder, DATABASE)
  const damage = damageOf(database)
  if (damage) throw new Error(`${what} is damaged (${damage}); nothing was changed. See docs/operating.md.`)
  const { tables, entries, broken } = await onCopy(database, store => checkTables(store, gameById))
  return { tables, entries, broken: broken.map(({ table }) => table) }
}

async function describe(folder: string, { tables, entries, broken }: Inspected): Promise<void> {
  const files: Record<string, string> = {}
  for (const file of readdirSync(folder)) files[file] = await hashOf(join(folder, file))
  writeManifest(join(folder, MANIFEST), { at: new Date().toISOString(), tables, entries, broken, files })
}

/**
 * Puts a backup in place, once it has been found to be what was written, sound, and as good to replay as it was then. A
 * server that has the data open is asked to do so itself, and goes on with it.
 */
export async function restore(
  folder: string,
  data: string,
  patience = PATIENCE,
): Promise<Backed & { before: string | undefined }> {
  if (!existsSync(join(folder, DATABASE))) throw new Error(`there is no backup in ${folder}`)
  const manifest = await checkedManifest(folder)
  mkdirSync(data, { recursive: true })
  const staged = stage(folder, data)
  try {
    const { tables, broken } = await inspect(staged, 'the backup')
    const spoiled = manifest ? broken.filter(table => !manifest.broken.includes(table)) : []
    if (spoiled.length > 0) throw new Error(`these tables of the backup no longer replay: ${spoiled.join(', ')}`)
    const database = join(data, DATABASE)
    const inUse = existsSync(database) && SqliteStore.isInUse(database)
    const before = inUse ? await askServer(staged, data, patience) : swapAlone(staged, data)
    return { tables, broken, before }
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** No server may start meanwhile. */
function swapAlone(staged: string, data: string): string | undefined {
  const lock = lockDataFolder(data)
  try {
    return swapIn(staged, data).before
  } finally {
    lock.release()
  }
}

/** Over a note in the data folder: whoever may write there may do with the data what he likes anyway. */
async function askServer(staged: string, data: string, patience: number): Promise<string | undefined> {
  const request = randomUUID()
  takeNote(data, ANSWER)
  leaveNote(data, REQUEST, { request, staged })
  for (const deadline = performance.now() + patience; performance.now() < deadline; await pause(LOOK_EVERY)) {
    const answer = takeNote<Answered>(data, ANSWER)
    if (answer?.request !== request) continue
    if (answer.error) throw new Error(`the server put everything back as it was: ${answer.error}`)
    return answer.before
  }
  // Not taken: nobody will. Taken: the server is at it and cannot be called back.
  const taken = takeNote(data, REQUEST) === undefined
  throw new Error(taken ? 'the server takes long; look again' : 'the database is in use, but no server answers')
}

/** Said behind the number of tables. */
export const named = (broken: readonly string[]): string =>
  broken.length > 0 ? ` (${broken.length} that do not replay: ${broken.join(', ')})` : ''
