import { createHash } from 'node:crypto'
import { LANGUAGES } from '@grotto/words'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import type { Bytes } from '../process/randomness.ts'

/** Twelve words: 128 bits, and four that show a slip of the pen. */
const BYTES = 16
const WORDS = 12

type List = readonly string[]

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })
const lists = new Map<string, Promise<List>>()

/** Words to write down, by language; who speaks one that BIP 39 has no list for gets English. */
function listOf(language: string): Promise<List> {
  const list = lists.get(language) ?? load(language)
  lists.set(language, list)
  return list
}

async function load(language: string): Promise<List> {
  const name = ENGLISH.of(language)?.toLowerCase()
  const module = `@scure/bip39/wordlists/${name}.js`
  const { wordlist } = await import(/* @vite-ignore */ module).catch(() => ({ wordlist: english }))
  return wordlist
}

export interface Phrase {
  readonly text: string
  readonly hash: string
}

export async function newPhrase(bytes: Bytes, language: string | null): Promise<Phrase> {
  const secret = bytes(BYTES)
  const spoken = LANGUAGES.find(known => known === language)
  const list = spoken ? await listOf(spoken) : english
  return { text: entropyToMnemonic(secret, [...list]), hash: hashOf(secret) }
}

/** The hash of a phrase of any language, however its letters, accents and spaces are written; nothing where it is none. */
export async function hashOfPhrase(text: string): Promise<string | undefined> {
  const words = plain(text)
    .split(/[^a-z]+/)
    .filter(word => word !== '')
  if (words.length !== WORDS) return undefined
  for (const language of LANGUAGES) {
    const secret = secretOf(words, await listOf(language))
    if (secret) return hashOf(secret)
  }
  return undefined
}

function secretOf(words: readonly string[], list: List): Uint8Array | undefined {
  const printed = printedOf(list)
  const found = words.map(word => printed.get(word))
  if (found.includes(undefined)) return undefined
  try {
    return mnemonicToEntropy(found.join(' '), [...list])
  } catch {
    // The words do not add up: one of them is another, or their order.
    return undefined
  }
}

const known = new Map<List, ReadonlyMap<string, string>>()

/** The words of a list by how they are typed on a keyboard without accents. */
function printedOf(list: List): ReadonlyMap<string, string> {
  const printed = known.get(list) ?? new Map(list.map(word => [plain(word), word]))
  known.set(list, printed)
  return printed
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const hashOf = (secret: Uint8Array): string => createHash('sha256').update(secret).digest('hex')
