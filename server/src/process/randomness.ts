import { randomBytes } from 'node:crypto'
import { CODE_ALPHABET } from '@grotto/protocol'

/** Where names, codes and secrets come from: the operating system, or a test's own source. */
export type Bytes = (count: number) => Uint8Array

export const systemBytes: Bytes = count => randomBytes(count)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 16 characters of 62: more than 95 bits, so that a link cannot be guessed. */
export const newId = (bytes: Bytes): string => pick(bytes, LETTERS, 16)

/** 32^6, about a billion; guessing is limited by address as well. */
export const newCode = (bytes: Bytes): string => pick(bytes, CODE_ALPHABET, 6)

/** Ten letters, about 50 bits: enough for a few minutes. */
export const newMoveCode = (bytes: Bytes): string => pick(bytes, CODE_ALPHABET, 10)

/** Bytes that would favour the first letters are thrown away. */
function pick(bytes: Bytes, alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of bytes(length * 2))
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length]
  return text
}
