import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'

const LOCK = 'grotto.lock'

/** A database that nobody holds on to is closed when memory is tidied up, and its lock is gone. */
const held = new Set<Database.Database>()

/** Another process works on this folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`the data folder ${folder} is in use by another Grotto`)
    this.name = 'FolderInUse'
  }
}

export interface DataLock {
  release(): void
}

/**
 * Makes a folder of data this process's own, until it is released or the process ends, however it ends: the lock is the
 * system's, on a file that stays, empty. Who only reads (a backup, a check) needs none. Throws `FolderInUse`.
 */
export function lockDataFolder(folder: string): DataLock {
  mkdirSync(folder, { recursive: true })
  const db = new Database(join(folder, LOCK), { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new FolderInUse(resolve(folder))
    throw error
  }
  held.add(db)
  const release = () => {
    held.delete(db)
    db.close()
  }
  return { release }
}
