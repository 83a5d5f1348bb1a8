import type { SqliteFailure } from './statements.ts'

/** There is no room for what was to be written. Nothing of it was; it can be tried again. */
export class DiskFull extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DiskFull'
  }
}

/** Another program holds the database: somebody looks into it and has begun to write. Nothing was written; it can be tried again. */
export class DatabaseLocked extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseLocked'
  }
}

/**
 * The disk failed while it was written or synced. What it has of the last commits nobody knows, and asking again proves
 * nothing: the system may have dropped the pages it could not write and call them clean. Only a new start, from what
 * is read back, is safe.
 */
export class DiskFailed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DiskFailed'
  }
}

/** Errors that say nothing about what was written: a page that cannot be read, no room for the shared index. */
const NOT_OF_WRITING = /^SQLITE_IOERR_(READ|SHORT_READ|SHMSIZE)$/

/** Whether the ground can no longer be trusted. */
export const isFinal = ({ code = '' }: SqliteFailure): boolean =>
  (code.startsWith('SQLITE_IOERR') && !NOT_OF_WRITING.test(code)) || code === 'SQLITE_READONLY_DBMOVED'

/** Whether there was no room for it. */
export const isFull = ({ code }: SqliteFailure): boolean => code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE'

/** Whether somebody else was writing, for longer than we wait. */
export const isLocked = ({ code = '' }: SqliteFailure): boolean => code.startsWith('SQLITE_BUSY')

/** What SQLite says, as an error that says what it means. */
export function troubleOf(failure: SqliteFailure): Error {
  const { code = '', message } = failure
  if (isFinal(failure)) return new DiskFailed(`${message} (${code})`)
  if (isFull(failure)) return new DiskFull(message)
  if (isLocked(failure)) return new DatabaseLocked(message)
  return Object.assign(new Error(message), { code })
}
