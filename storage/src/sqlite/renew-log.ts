import { closeSync, existsSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'

const CHUNK = 1 << 20

/**
 * Writes the write-ahead log that a process left behind over itself, and syncs it. If that process ended because its
 * disk failed, what is read back may be in memory only, and count as written: synced alone it would stay there, and
 * everything that is appended behind it would be lost with it. To be done by who holds the lock of the folder, before
 * the database is opened.
 */
export function renewLog(database: string): void {
  const path = `${database}-wal`
  if (!existsSync(path)) return
  const file = openSync(path, 'r+')
  try {
    const chunk = Buffer.alloc(CHUNK)
    for (let at = 0; ; ) {
      const read = readSync(file, chunk, 0, CHUNK, at)
      if (read === 0) break
      for (let written = 0; written < read; ) written += writeSync(file, chunk, written, read - written, at + written)
      at += read
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
