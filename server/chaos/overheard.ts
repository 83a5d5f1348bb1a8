import type { Message } from '@grotto/protocol'
import type { Known } from '../test-kit/follower.ts'

type Picture = Extract<Message, { type: 'table' | 'update' }>

/** What could have been a secret when somebody heard it: 32 bytes as they are written in messages. */
const SECRET = /[0-9a-f]{64}/g

/** What one person heard that she might have been too early to hear. Secrets are only known at the end. */
export class Overheard {
  /** By table, for everything that looks like a secret: the earliest version with which it came. */
  readonly #first = new Map<string, Map<string, number>>()
  /** Messages that showed what another had chosen face down. */
  behind = 0

  hear(message: Picture, known: Known | undefined, text: string): void {
    for (const [word] of text.matchAll(SECRET)) this.#note(message, word)
    if (known && looksBehind(known)) this.behind += 1
  }

  #note({ table, version }: Picture, word: string): void {
    if (!this.#first.has(table)) this.#first.set(table, new Map())
    const words = this.#first.get(table)!
    words.set(word, Math.min(version, words.get(word) ?? version))
  }

  /** The version with which this came, if it came at all. */
  cameWith(table: string, secret: string): number | undefined {
    return this.#first.get(table)?.get(secret)
  }
}

function looksBehind({ view, you }: Known): boolean {
  const { seats = [] } = (view ?? {}) as { seats?: { slot?: string }[] }
  return seats.some(({ slot }, seat) => seat !== you && (slot === 'goOn' || slot === 'leave'))
}
