import type { Chance } from './chance.ts'

const TWO_32 = 4294967296

/** Chance for laboratory and bots: sfc32, one stream for all labels, some nanoseconds a draw. */
export function fastChance(seed: number | string): Chance {
  const next = sfc32(seed)
  return (_label, n) => below(next, n)
}

/**
 * Chance with one sfc32 stream for each label: whatever happens on one, the others fall the same.
 * Two players compared on "the same cave" meet the same cards through it.
 */
export function labelledChance(seed: number | string): Chance {
  const streams = new Map<string, () => number>()
  return (label, n) => {
    let next = streams.get(label)
    if (!next) {
      next = sfc32(`${seed}/${label}`)
      streams.set(label, next)
    }
    return below(next, n)
  }
}

/** Lemire's way: multiply instead of dividing, and throw away the few words that would favour small numbers. */
function below(next: () => number, n: number): number {
  let product = next() * n
  if (product >>> 0 < n) {
    const unfair = TWO_32 % n
    while (product >>> 0 < unfair) product = next() * n
  }
  return Math.floor(product / TWO_32)
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state, a 32-bit word a call. */
function sfc32(seed: number | string): () => number {
  let [a, b, c, counter] = seedWords(String(seed))
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return sum >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  return next
}

/** Four words from any text, by MurmurHash3's mixing. */
function seedWords(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h
  }
  return [word(), word(), word(), 1]
}
