import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SqliteStore, syncFile, syncFolder } from '@grotto/storage'
import { closeToOthers, MOVED } from '../config/data-folder.ts'
import { say } from './output.ts'

export const DATABASE = 'grotto.db'
export const KEY = 'signing.key'
export const PUSH_KEY = 'push.key'
/** What a backup holds, as far as it is there. */
const KEPT = [DATABASE, KEY, PUSH_KEY]
/** How a restore asks the server that has the database open to step aside for a moment, and hears how it went. */
export const REQUEST = 'restore.request'
export const ANSWER = 'restore.answer'
const LOOK_EVERY = 500

export interface Answered {
  readonly request: string
  readonly before?: string
  readonly error?: string
}

/** What was in place before, and how to put it back. */
export interface Swapped {
  readonly before: string | undefined
  readonly undo: () => void
}

/** Puts a staged copy in place; what was there is kept beside it. Nobody may have the database open. */
export function swapIn(staged: string, data: string): Swapped {
  const database = join(data, DATABASE)
  if (existsSync(database) && SqliteStore.isInUse(database)) throw new Error('the database is in use')
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const files = KEPT.filter(file => existsSync(join(staged, file)))
  const asides = files.flatMap(file => putAside(join(data, file), stamp))
  for (const file of files) renameSync(join(staged, file), join(data, file))
  // Whoever moved to PostgreSQL and puts a backup in place here is back.
  rmSync(join(data, MOVED), { force: true })
  // What is played from now on is written upon it.
  syncFolder(data)
  rmSync(staged, { recursive: true, force: true })
  const undo = () => {
    for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true })
    for (const { path, aside } of asides) renameSync(aside, path)
  }
  return { before: asides.find(({ path }) => path === database)?.aside, undo }
}

function putAside(path: string, stamp: string): { path: string; aside: string }[] {
  if (!existsSync(path)) return []
  const aside = `${path}.before-${stamp}`
  renameSync(path, aside)
  for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true })
  return [{ path, aside }]
}

/** Copies a backup beside the data, on the same disk, so that it can be put in place in one step. */
export function stage(folder: string, data: string): string {
  const staged = join(data, `restore-${Date.now()}`)
  mkdirSync(staged, { recursive: true, mode: 0o700 })
  for (const file of KEPT.filter(file => existsSync(join(folder, file)))) {
    copyFileSync(join(folder, file), join(staged, file))
    syncFile(join(staged, file))
  }
  // A copy is as open to others as what it was made of.
  closeToOthers(staged)
  return staged
}

/** Whole or not at all: whoever reads it never finds half of it. */
export function leaveNote(data: string, name: string, note: object): void {
  const path = join(data, name)
  writeFileSync(`${path}.new`, JSON.stringify(note), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

export function takeNote<T>(data: string, name: string): T | undefined {
  const path = join(data, name)
  if (!existsSync(path)) return undefined
  const note = JSON.parse(readFileSync(path, 'utf8')) as T
  rmSync(path)
  return note
}

/** A server that can be closed and opened again on other data, without its process ending. */
interface Reopening {
  close(): Promise<void>
  open(): Promise<void>
}

/** Looks for requests to restore, as long as the process lives. A request from before its start is nobody's. */
export function obeyRestores(data: string, server: Reopening): { readonly settled: () => Promise<void> } {
  takeNote(data, REQUEST)
  let underWay: Promise<void> = Promise.resolve()
  let busy = false
  const look = async (): Promise<void> => {
    const asked = takeNote<{ request: string; staged: string }>(data, REQUEST)
    if (asked) leaveNote(data, ANSWER, { request: asked.request, ...(await restored(asked.staged, data, server)) })
  }
  setInterval(() => {
    if (busy) return
    busy = true
    underWay = look()
      .catch(error => console.error(error))
      .finally(() => {
        busy = false
      })
  }, LOOK_EVERY).unref()
  return { settled: () => underWay }
}

/** Other data that cannot be opened make way for what was there. */
async function restored(staged: string, data: string, server: Reopening): Promise<Omit<Answered, 'request'>> {
  await server.close()
  let swapped: Swapped | undefined
  try {
    swapped = swapIn(staged, data)
    await server.open()
    say('Grotto goes on with a backup that was put in place.')
    return swapped.before === undefined ? {} : { before: swapped.before }
  } catch (error) {
    swapped?.undo()
    await server.open()
    return { error: (error as Error).message }
  }
}
