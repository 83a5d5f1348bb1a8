import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { ascii, concat, uint32 } from './bytes.ts'
import type { Chance } from './chance.ts'
import { type Entropies, type Secrets, seedOf } from './fairness.ts'

/** How many 32-bit words of each stream are used up. */
export type Positions = Readonly<Record<string, number>>

/** Chance that can say how far it is and go back there: undo rewinds it, so the same card returns. */
export interface ChanceSource {
  readonly chance: Chance
  positions(): Positions
  rewind(positions: Positions): void
}

const TWO_32 = 4294967296
const WORDS_PER_BLOCK = 8

/**
 * The chance of a table: for every label a stream of HMAC-SHA-256(seed of its seal, "grotto/stream/1:" label ":" counter)
 * blocks, read as big-endian 32-bit words. A word that would favour small numbers is skipped.
 */
export function streams(secrets: Secrets, entropies: Entropies): ChanceSource {
  const seeds = new Map(Object.entries(secrets).map(([seal, secret]) => [seal, seedOf(seal, secret, entropies)]))
  const used = new Map<string, number>()
  const blocks = new Map<string, { index: number; bytes: DataView }>()

  const word = (label: string): number => {
    const position = used.get(label) ?? 0
    used.set(label, position + 1)
    return blockOf(label, Math.floor(position / WORDS_PER_BLOCK)).getUint32((position % WORDS_PER_BLOCK) * 4)
  }
  const blockOf = (label: string, index: number): DataView => {
    const kept = blocks.get(label)
    if (kept?.index === index) return kept.bytes
    const seed = seeds.get(label.split(':')[0]!)
    if (!seed) throw new RangeError(`no seal for the stream ${label}`)
    const block = hmac(sha256, seed, concat(ascii(`grotto/stream/1:${label}:`), uint32(index)))
    const bytes = new DataView(block.buffer, block.byteOffset, block.byteLength)
    blocks.set(label, { index, bytes })
    return bytes
  }
  return {
    chance: (label, n) => fairly(() => word(label), n),
    positions: () => Object.fromEntries(used),
    rewind: positions => {
      used.clear()
      for (const [label, position] of Object.entries(positions)) used.set(label, position)
    },
  }
}

/** The remainder of the first word below the largest multiple of n. */
function fairly(word: () => number, n: number): number {
  const limit = TWO_32 - (TWO_32 % n)
  let drawn = word()
  while (drawn >= limit) drawn = word()
  return drawn % n
}
