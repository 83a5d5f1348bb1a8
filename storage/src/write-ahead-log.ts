import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The file SQLite writes ahead into, to ask the disk for it without holding up the event loop. SQLite itself does so
 * only before it moves what is there into the database (synchronous NORMAL); asked after every commit and before
 * anybody is told, it is what synchronous FULL does, in another thread.
 */
export class WriteAheadLog {
  readonly #path: string
  /** Open as long as the database: SQLite holds no lock on this file that closing it could take away. */
  #file: number | undefined

  constructor(database: string) {
    this.#path = `${database}-wal`
  }

  sync(): Promise<void> {
    return new Promise((done, failed) => {
      this.#file ??= openLasting(this.#path)
      fdatasync(this.#file, error => (error ? failed(error) : done()))
    })
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

/** The file may be new: that it is there must survive as well. */
function openLasting(path: string): number {
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
  return openSync(path, 'r+')
}
