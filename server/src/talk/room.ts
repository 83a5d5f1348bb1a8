import type { Said } from '@grotto/protocol'
import type { Entry, Receipt, Store } from '@grotto/storage'
import { receiptName } from '../tables/tables.ts'
import { WordCount } from './word-count.ts'

/** How much of what was said is told to somebody who comes. */
const REMEMBERED = 60

/** What somebody was called when she last spoke, and what she wrote last. */
export interface LastWords {
  readonly name: string
  readonly texts: readonly string[]
}

/** Texts that are remembered of each person. */
const LAST_TEXTS = 10

/** A ping or a plan that waits for the plans of others, and who has heard it. */
export interface Held {
  readonly said: Said
  readonly told: Set<string>
}

/** What was said at a table, and what its players mean to do. */
export interface Room {
  readonly said: Said[]
  /** What each seat means to do. */
  readonly plans: Map<number, Said>
  readonly held: Set<Held>
  sequence: number
  /** What was answered to commands that said something: sent again, they say nothing. */
  readonly done: Map<string, string>
  /** Those who are known to have spoken here. */
  readonly mentioned: Set<string>
  readonly count: WordCount
  /** Of everybody who spoke here. */
  readonly lastWords: Map<string, LastWords>
  /** What is read and written here happens one by one. */
  turn: Promise<unknown>
}

/** As the store has it; pointing and plans are in no store. */
export async function openRoom(store: Store, table: string): Promise<Room> {
  const entries = await store.entries(talkOf(table))
  const said = wordsIn(entries.slice(-REMEMBERED))
  const done = new Map(entries.flatMap(({ receipt }) => (receipt ? [[nameOf(receipt), receipt.answer] as const] : [])))
  const sequence = entries.at(-1)?.sequence ?? 0
  const counted = { count: new WordCount(), lastWords: new Map<string, LastWords>() }
  for (const word of wordsIn(entries)) learn(counted, word)
  return {
    said,
    plans: new Map(),
    held: new Set(),
    sequence,
    done,
    mentioned: new Set(),
    ...counted,
    turn: Promise.resolve(),
  }
}

/** After the name of a table: the name of what is said there. */
export const TALK = '/talk'
export const talkOf = (table: string): string => `${table}${TALK}`
/** The table that a log belongs to. */
export const tableOf = (log: string): string => (log.endsWith(TALK) ? log.slice(0, -TALK.length) : log)

/** What was said, as far as it can be read. */
export const wordsIn = (entries: readonly Entry[]): Said[] =>
  entries.flatMap(({ body }) => (body ? [body as object as Said] : []))

export const nameOf = ({ person, command }: Receipt): string => receiptName(person, command)

export function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const done = room.turn.then(work)
  room.turn = done.catch(() => {})
  return done
}

export function remember(room: Room, word: Said): void {
  note(room, word)
  learn(room, word)
}

export function note({ said }: Room, word: Said): void {
  said.push(word)
  if (said.length > REMEMBERED) said.shift()
}

/** Plans that stand in the chat and hold no longer: whoever comes is told so. */
export const givenUp = (before: readonly Said[], plans: Room['plans']): Said[] =>
  before.flatMap(each => (each.type === 'intend' && !plans.has(each.seat!) ? [{ ...each, plan: null }] : []))

function learn({ count, lastWords }: Pick<Room, 'count' | 'lastWords'>, word: Said): void {
  count.add(word)
  if (word.person === null) return
  const before = lastWords.get(word.person)?.texts ?? []
  const texts = word.type === 'chat' ? [...before, word.text].slice(-LAST_TEXTS) : before
  lastWords.set(word.person, { name: word.name, texts })
}
