import { isConnectionError, SequenceTaken } from '@grotto/storage'

/** Others were faster: the next try usually succeeds, since the table has caught up. */
const RACES = 20
/** Milliseconds for which a database that cannot be reached is asked again: enough for it to start. */
const PATIENCE = 8_000
/** Who waits for an answer over HTTP is not kept for longer. */
const BRIEF_PATIENCE = 2_000
const LONGEST_PAUSE = 1_000

/** One thing that is tried, perhaps several times. */
export class Retries {
  readonly #began = performance.now()
  readonly #patience: number
  #failed = 0

  constructor(patience = PATIENCE) {
    this.#patience = patience
  }

  /** It failed. Whether trying again can help: somebody else wrote first, or nobody knows whether our own write arrived. */
  isWorthwhile(error: unknown): boolean {
    this.#failed += 1
    if (isRace(error)) return this.#failed < RACES
    return isConnectionError(error) && performance.now() - this.#began < this.#patience
  }

  /** Nodes that collide must not do so again in step; a database that starts needs longer. */
  backOff(error: unknown): Promise<void> {
    const most = isRace(error) ? 2 ** this.#failed : 50 * 2 ** this.#failed
    return new Promise(done => setTimeout(done, (0.5 + Math.random() / 2) * Math.min(LONGEST_PAUSE, most)))
  }
}

/** Somebody else wrote first. */
export const isRace = (error: unknown): boolean => error instanceof SequenceTaken

/** Tries until it works, or until it is not worth it any more. */
export async function retry<T>(attempt: () => Promise<T>, patience?: number): Promise<T> {
  for (const retries = new Retries(patience); ; )
    try {
      return await attempt()
    } catch (error) {
      if (!retries.isWorthwhile(error)) throw error
      await retries.backOff(error)
    }
}

/** For somebody who waits and can ask again: a line that broke is tried again, a database that is away is not waited for. */
export const retryBriefly = <T>(attempt: () => Promise<T>): Promise<T> => retry(attempt, BRIEF_PATIENCE)
