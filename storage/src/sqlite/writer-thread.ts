import { Worker } from 'node:worker_threads'
import { DiskFailed, troubleOf } from './disk-errors.ts'
import type { SqliteFailure, Work, WorkResult } from './statements.ts'

/** What the thread needs to know to begin. */
export interface Opening {
  readonly path: string
  readonly pagesAhead: number
}

export type Request =
  | { readonly kind: 'commit'; readonly batch: readonly Work[] }
  /** Nothing of what was written before can be read from the write-ahead log. */
  | { readonly kind: 'erase' }
  | { readonly kind: 'close' }

export type Response =
  | { readonly kind: 'done'; readonly outcomes: readonly WorkResult[] }
  | { readonly kind: 'refused'; readonly failure: SqliteFailure }
  /** Not in answer to anything. */
  | { readonly kind: 'failed'; readonly failure: SqliteFailure }

interface PendingRequest {
  readonly done: (outcomes: readonly WorkResult[]) => void
  readonly failed: (error: Error) => void
}

/**
 * The thread that writes, as the others see it. It begins with the first thing to write. Once its disk has failed it
 * does nothing more.
 */
export class WriterThread {
  readonly #opening: Opening
  /** Told once, when the disk has failed. */
  readonly #onFailure: (error: DiskFailed) => void
  readonly #waiting: PendingRequest[] = []
  #worker: Worker | undefined
  #broken: DiskFailed | undefined

  constructor(opening: Opening, onFailure: (error: DiskFailed) => void) {
    this.#opening = opening
    this.#onFailure = onFailure
  }

  /** Kept when the batch would survive the loss of power; says what came of each piece. */
  commit(batch: readonly Work[]): Promise<readonly WorkResult[]> {
    return this.#ask({ kind: 'commit', batch })
  }

  async erase(): Promise<void> {
    await this.#ask({ kind: 'erase' })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    worker?.removeAllListeners('exit')
    if (worker && !this.#broken) await this.#ask({ kind: 'close' })
    this.#broken ??= new DiskFailed('the database is closed')
    await worker?.terminate()
  }

  #ask(request: Request): Promise<readonly WorkResult[]> {
    if (this.#broken) return Promise.reject(this.#broken)
    const worker = this.#begun()
    return new Promise((done, failed) => {
      worker.postMessage(request)
      this.#waiting.push({ done, failed })
      // Who waits for an answer keeps the process alive; the thread alone does not.
      worker.ref()
    })
  }

  #begun(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { workerData: this.#opening })
    worker.on('message', (response: Response) => this.#hear(response))
    worker.on('error', error => this.#fail(new DiskFailed(`the thread that writes ended: ${error.message}`)))
    worker.on('exit', () => this.#fail(new DiskFailed('the thread that writes ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #hear(response: Response): void {
    if (response.kind === 'done') this.#next()?.done(response.outcomes)
    else {
      const error = troubleOf(response.failure)
      // First everybody is told that it is over; only then do those who wait hear that they waited in vain.
      if (error instanceof DiskFailed) this.#fail(error)
      else this.#next()?.failed(error)
    }
  }

  #next(): PendingRequest | undefined {
    const next = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#worker?.unref()
    return next
  }

  #fail(error: DiskFailed): void {
    if (this.#broken) return
    this.#broken = error
    this.#onFailure(error)
    for (let next = this.#next(); next; next = this.#next()) next.failed(error)
  }
}
