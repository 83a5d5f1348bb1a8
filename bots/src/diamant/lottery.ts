import type { Chance } from '@grotto/kernel'

/** Luck that can be repeated at once from a number: for trying two things under the same circumstances. */
export interface Lottery {
  /** From 0 up to, not including, 1. */
  fraction(): number
  readonly chance: Chance
  /** Another that will draw the same from here on. */
  fork(): Lottery
}

/** Mulberry32: one word of state, good enough for a few hundred draws. */
export function lottery(seed: number): Lottery {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  return { fraction, chance: (_label, n) => Math.floor(fraction() * n), fork: () => lottery(state) }
}
