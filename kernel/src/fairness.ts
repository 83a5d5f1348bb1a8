import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { ascii, concat, fromHex, toHex } from './bytes.ts'

/**
 * The frozen derivation (docs/fairness.md): a secret for each seal, its hash published before anybody joins, and
 * every player's own bytes mixed in before the first card. Whoever holds the secrets afterwards can recompute it all.
 */
export type BySeal<T> = Readonly<Record<string, T>>

/** One 32-byte secret for each seal, as hexadecimal. */
export type Secrets = BySeal<string>
export type Commitments = BySeal<string>
/** What each seat added, in seat order; null where a seat added nothing (bots, late joiners). */
export type Entropies = readonly (string | null)[]

export const SECRET_BYTES = 32

/** The hash published at creation: SHA-256("grotto/commitment/1:" seal ":" secret). */
export const commitment = (seal: string, secret: string): string =>
  toHex(sha256(concat(ascii(`grotto/commitment/1:${seal}:`), secretBytes(secret))))

export const commitments = (secrets: Secrets): Commitments =>
  Object.fromEntries(Object.entries(secrets).map(([seal, secret]) => [seal, commitment(seal, secret)]))

/** The seed of a seal: HMAC-SHA-256(secret, "grotto/seed/1:" seal ":" then seat number and 32 bytes of each that gave some). */
export function seedOf(seal: string, secret: string, entropies: Entropies): Uint8Array {
  const given = entropies.flatMap((entropy, seat) =>
    entropy === null ? [] : [Uint8Array.of(seat), secretBytes(entropy)],
  )
  return hmac(sha256, secretBytes(secret), concat(ascii(`grotto/seed/1:${seal}:`), ...given))
}

/** What does not fit: a secret that is not the committed one. Nothing when all fit. */
export function brokenSeal(published: Commitments, revealed: Secrets): string | undefined {
  return Object.keys(revealed).find(seal => published[seal] !== commitment(seal, revealed[seal]!))
}

/** Secrets drawn from a source of bytes; the caller brings the operating system's. */
export const drawSecrets = (seals: readonly string[], bytes: (count: number) => Uint8Array): Secrets =>
  Object.fromEntries(seals.map(seal => [seal, toHex(bytes(SECRET_BYTES))]))

/** Secrets that follow from a word: for laboratory games that are to be repeated, never for a table. */
export const secretsFromWord = (seals: readonly string[], word: string): Secrets =>
  Object.fromEntries(
    seals.map(seal => [
      seal,
      toHex(sha256(concat(ascii('grotto/word/1:'), ascii(encodeURIComponent(word)), ascii(`:${seal}`)))),
    ]),
  )

/**
 * The seeds of a day for whoever has no server at hand. Everybody can work them out beforehand, so what is played with
 * them is on honour; those that a server seals are drawn, and have nothing to do with them.
 */
export const honourSecrets = (seals: readonly string[], game: string, day: string): Secrets =>
  secretsFromWord(seals, `honour ${day} ${game}`)

/** Whether a text is 32 bytes in hexadecimal. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

export function secretBytes(text: string): Uint8Array {
  if (!isSecret(text)) throw new RangeError('32 bytes in lower-case hexadecimal are needed')
  return fromHex(text)
}
