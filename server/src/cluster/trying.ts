import { isLineTrouble, SequenceTaken } from '@grotto/storage'

/** Others were faster: the next try usually succeeds, since the table has caught up. */
const RACES = 20
/** The database cannot be reached: about eight seconds, enough for it to start again. */
const SILENCES = 12
const LONGEST_PAUSE = 1_000
/** Who waits for an answer over HTTP is not kept for longer than about two. */
const BRIEF_SILENCES = 6

/** Whether trying again can help: somebody else wrote first, or nobody knows whether our own write arrived. */
export function worthAnotherTry(error: unknown, tries: number, silences = SILENCES): boolean {
  if (isRace(error)) return tries < RACES
  return isLineTrouble(error) && tries < silences
}

/** Somebody else wrote first. */
export const isRace = (error: unknown): boolean => error instanceof SequenceTaken

/** Nodes that collide must not do so again in step; a database that starts needs longer. */
export const pause = (error: unknown, tries: number): Promise<void> => {
  const most = isRace(error) ? 2 ** tries : 50 * 2 ** tries
  return new Promise(done => setTimeout(done, (0.5 + Math.random() / 2) * Math.min(LONGEST_PAUSE, most)))
}

/** Tries until it works, or until it is not worth it any more. */
export async function persist<T>(attempt: () => Promise<T>, silences = SILENCES): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (!worthAnotherTry(error, tries, silences)) throw error
      await pause(error, tries)
    }
}

/** For somebody who waits and can ask again: a line that broke is tried again, a database that is away is not waited for. */
export const persistBriefly = <T>(attempt: () => Promise<T>): Promise<T> => persist(attempt, BRIEF_SILENCES)
