import { parentPort, workerData } from 'node:worker_threads'
import { given } from '@grotto/kernel'
import Database from 'better-sqlite3'
import { Checkpoints } from './checkpoints.ts'
import { isFinal, isFull } from './disk-errors.ts'
import { Rebuilding } from './rebuilding.ts'
import { configure } from './schema.ts'
import type { SqliteFailure, WorkResult } from './statements.ts'
import { Writer } from './writer.ts'
import type { Opening, Request, Response } from './writer-thread.ts'

/** The thread that owns the connection through which everything is written: here SQLite itself waits for the disk. */
const { path, pagesAhead } = workerData as Opening
const db = new Database(path)
configure(db)
const writer = new Writer(db)
const checkpoints = new Checkpoints(db, pagesAhead)
const rebuilding = new Rebuilding(db, () => checkpoints.erase())

const port = given(parentPort, 'the thread that asks')
const respond = (response: Response): void => port.postMessage(response)
const failureOf = (error: unknown): SqliteFailure => {
  const { code, message } = error as SqliteFailure
  return { code, message }
}

function perform(request: Request): WorkResult[] {
  if (request.kind === 'commit') return writer.commit(request.batch)
  if (request.kind === 'erase') checkpoints.erase()
  else close()
  return []
}

function close(): void {
  tidyUp(() => rebuilding.beforeClosing())
  db.close()
}

/** Whoever waits is answered first. What fails here was promised to nobody, but the disk may not be what it was. */
function tidyUp(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (isFinal(failureOf(error))) respond({ kind: 'failed', failure: failureOf(error) })
  }
}

port.on('message', (request: Request) => {
  try {
    respond({ kind: 'done', outcomes: perform(request) })
  } catch (error) {
    respond({ kind: 'refused', failure: failureOf(error) })
    // An emptied log has room for what a full disk has not.
    if (isFull(failureOf(error))) tidyUp(() => checkpoints.empty())
    return
  }
  if (request.kind === 'commit') tidyUp(() => checkpoints.afterCommit())
  if (request.kind === 'erase') rebuilding.soon(tidyUp)
  if (request.kind === 'close') port.close()
})
