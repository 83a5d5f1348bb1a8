import { DiskFull, type Store } from '@grotto/storage'
import type { FastifyBaseLogger } from 'fastify'

const LOOK_EVERY = 5_000

/** A full disk is two lines in the log: full, and room again. What failed in between is covered by them. */
export class FullDisk {
  readonly #store: Store
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly #every: number
  #looking: NodeJS.Timeout | undefined

  constructor(store: Store, log: Pick<FastifyBaseLogger, 'error' | 'warn'>, every = LOOK_EVERY) {
    this.#store = store
    this.#log = log
    this.#every = every
  }

  /** Whether there is no more to say about this error. */
  covers(error: Error): boolean {
    if (!(error instanceof DiskFull)) return false
    if (this.#looking) return true
    this.#log.error(
      { reason: error.message },
      'the disk is full; what cannot be written is refused until there is room',
    )
    this.#looking = setInterval(() => void this.#look(), this.#every).unref()
    return true
  }

  async #look(): Promise<void> {
    const hasRoom = await (this.#store.health?.() ?? Promise.resolve()).then(
      () => true,
      () => false,
    )
    if (!hasRoom || !this.#looking) return
    clearInterval(this.#looking)
    this.#looking = undefined
    this.#log.warn('there is room on the disk again')
  }
}
