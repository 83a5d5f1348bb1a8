/** Time as the server sees it; tests bring their own. */
export interface Clock {
  now(): number
  /** Runs once after so many milliseconds; the result calls it off. */
  after(milliseconds: number, run: () => void): () => void
}

const LONGEST = 2_000_000_000

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), LONGEST))
    return () => clearTimeout(timer)
  },
}
