import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Kept by the disk when this returns. Not for a database that is open here: closing it again would end SQLite's locks. */
export const syncFile = (path: string): void => sync(path, 'r+')

/** That files are there, or gone, or called otherwise, is kept when this returns. */
export const syncFolder = (path: string): void => sync(path, 'r')

function sync(path: string, flags: string): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
