import { DatabaseLocked, DiskFull, type Store } from '@grotto/storage'
import type { FastifyBaseLogger } from 'fastify'

const LOOK_EVERY = 5_000

interface Said {
  readonly gone: string
  readonly back: string
}

const FULL: Said = {
  gone: 'the disk is full; what cannot be written is refused until there is room',
  back: 'there is room on the disk again',
}
const LOCKED: Said = {
  gone: 'another program holds the database; what cannot be written is refused until it lets go',
  back: 'the database can be written again',
}

/** A full disk or a database that somebody else holds is two lines in the log: gone, and back. What failed in between is covered by them. */
export class Unwritable {
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
    const said = saidOf(error)
    if (!said) return false
    if (this.#looking) return true
    this.#log.error({ reason: error.message }, said.gone)
    this.#looking = setInterval(() => void this.#look(said), this.#every).unref()
    return true
  }

  async #look({ back }: Said): Promise<void> {
    // A store that is closed by now says so at once.
    const isWritable = await Promise.resolve()
      .then(() => this.#store.health?.())
      .then(
        () => true,
        () => false,
      )
    if (!isWritable || !this.#looking) return
    clearInterval(this.#looking)
    this.#looking = undefined
    this.#log.warn(back)
  }
}

function saidOf(error: Error): Said | undefined {
  if (error instanceof DiskFull) return FULL
  return error instanceof DatabaseLocked ? LOCKED : undefined
}
