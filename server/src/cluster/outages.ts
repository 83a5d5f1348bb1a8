import { type DatabaseWatch, isConnectionError } from '@grotto/storage'
import type { FastifyBaseLogger } from 'fastify'
import { Retries } from './retry.ts'

/** Trouble that belongs to an outage is not told again; by then it is known whether there was one. */
const KNOWN_AFTER = 15_000
const SAY_EVERY = 30_000

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/**
 * An outage of the database is two lines in the log: gone, and back. Whoever had trouble with the line in between says
 * so here (`covers`) and not in the log. What happens now and then without an outage is told later, one for many.
 */
export class Outages {
  readonly #watch: DatabaseWatch
  readonly #log: Log
  #telling: NodeJS.Timeout | undefined
  #troubles = 0

  constructor(watch: DatabaseWatch, log: Log) {
    this.#watch = watch
    this.#log = log
    watch.onChange((isUp, why) => {
      this.#forget()
      if (isUp) log.warn('the database answers again')
      else log.error({ reason: why?.message }, 'the database does not answer; calls are answered 503 until it does')
    })
  }

  /** Whether there is no more to say about this error. */
  covers(what: string, error: Error): boolean {
    if (!isConnectionError(error)) return false
    if (!this.#watch.isUp) return true
    this.#troubles += 1
    this.#telling ??= setTimeout(() => {
      this.#log.warn({ reason: error.message, times: this.#troubles }, `${what}: trouble on the line to the database`)
      this.#forget()
    }, KNOWN_AFTER).unref()
    return true
  }

  #forget(): void {
    clearTimeout(this.#telling)
    this.#telling = undefined
    this.#troubles = 0
  }
}

/** A database that cannot be reached is waited for, as long as it takes; now and then that is said. */
export async function retryUntilAvailable<T>(attempt: () => Promise<T>, say: (sentence: string) => void): Promise<T> {
  let said = Number.NEGATIVE_INFINITY
  for (const retries = new Retries(Number.POSITIVE_INFINITY); ; )
    try {
      return await attempt()
    } catch (error) {
      if (!retries.isWorthwhile(error)) throw error
      if (performance.now() - said > SAY_EVERY) {
        say(`Grotto waits for its database: ${(error as Error).message}`)
        said = performance.now()
      }
      await retries.backOff(error)
    }
}
