import { sha256 } from '@noble/hashes/sha2.js'
import { ascii, concat, toHex } from './bytes.ts'
import { secretBytes } from './fairness.ts'

/**
 * Nobody speaks last (docs/fairness.md): a device first says the hash of its entropy, and the entropy when all hashes are
 * in. Its dice are the innermost of a chain of hashes, so that what was said in vain, because somebody else did not
 * speak, commits to the next.
 */
const LINKS = 16

/** What a device says before it says its entropy: SHA-256("grotto/entropy/1:" entropy). */
export const entropyCommitment = (entropy: string): string =>
  toHex(sha256(concat(ascii('grotto/entropy/1:'), secretBytes(entropy))))

/** What dice commit to at first. */
export function firstCommitment(dice: string): string {
  let link = dice
  for (let i = 0; i < LINKS; i++) link = entropyCommitment(link)
  return link
}

/** The entropy that a commitment of these dice stands for; nothing where it is none of theirs. */
export function entropyBehind(dice: string, commitment: string): string | undefined {
  let link = dice
  for (let i = 0; i < LINKS; i++) {
    const outer = entropyCommitment(link)
    if (outer === commitment) return link
    link = outer
  }
  return undefined
}
