import type { Json, Refusal } from '@grotto/kernel'
import type { Answer, Command, ErrorKind, Said } from '@grotto/protocol'
import { type Entry, type Receipt, SequenceTaken, type Store } from '@grotto/storage'
import type { Clock } from './clock.ts'
import { refused } from './commands/outcome.ts'
import { type Live, receiptName, type Watcher } from './tables.ts'
import { WordCount } from './word-count.ts'

export type TalkCommand = Extract<Command, { type: 'chat' | 'phrase' | 'point' | 'intend' }>
const TALK_COMMANDS: ReadonlySet<string> = new Set<TalkCommand['type']>(['chat', 'phrase', 'point', 'intend'])
export const isTalk = (command: Command): command is TalkCommand => TALK_COMMANDS.has(command.type)

/** Why something was not said. */
export type Unsaid = ErrorKind | { readonly refusal: Refusal }

/** How much of what was said is told to somebody who comes. */
const REMEMBERED = 60
/** How often words are tried again when others speak on other nodes in the same moment. */
const TRIES = 20

/** What somebody was called when she last spoke, and what she wrote last. */
export interface LastWords {
  readonly name: string
  readonly texts: readonly string[]
}

/** Texts that are remembered of each person. */
const LAST_TEXTS = 10

interface Room {
  readonly said: Said[]
  /** What each seat means to do. */
  readonly plans: Map<number, Said>
  sequence: number
  /** Commands that said something: sent again, they say nothing. */
  readonly done: Set<string>
  /** Those who are known to have spoken here. */
  readonly mentioned: Set<string>
  readonly count: WordCount
  /** Of everybody who spoke here. */
  readonly lastWords: Map<string, LastWords>
  /** What is read and written here happens one by one. */
  turn: Promise<unknown>
}

/**
 * What people say at a table. Words are kept beside the table's entries, under a name of their own, since the game
 * does not depend on them; pointing and plans are gone when everybody is. Those who look on talk among themselves.
 */
export class Talk {
  readonly #store: Store
  readonly #clock: Clock
  readonly #rooms = new WeakMap<Live, Promise<Room>>()
  /** Told of what nobody keeps, so that it can be heard elsewhere. */
  onWord: (said: Said) => void = () => {}

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async say(live: Live, by: Watcher, command: TalkCommand): Promise<Unsaid | undefined> {
    if (live.table.muted.has(by.person)) return refused('muted')
    const seat = live.table.seatOf(by.person) ?? null
    if (seat === null && (command.type === 'point' || command.type === 'intend')) return 'notAllowed'
    const head = { table: live.table.id, at: this.#clock.now(), seat, person: by.person, name: by.name }
    const said = saidBy(head, command)
    const room = await this.#room(live)
    if (said.type === 'chat' || said.type === 'phrase') {
      if (room.count.isFullFor(said)) return refused('talkFull')
      const answer: Answer = { type: 'answer', id: command.id, result: 'ok' }
      const receipt = { person: by.person, command: command.id, answer: JSON.stringify(answer) }
      if (!(await inTurn(room, () => this.#keep(live, room, said, receipt)))) return undefined
    } else this.onWord(said)
    if (said.type === 'intend') this.#plan(room, said)
    tell(live, said)
    return undefined
  }

  /** Said in passing on another node. */
  async hear(live: Live, said: Said): Promise<void> {
    if (said.type === 'intend') this.#plan(await this.#room(live), said)
    tell(live, said)
  }

  /** Up to which word this node knows what was said. */
  async reach(live: Live): Promise<number> {
    return (await this.#room(live)).sequence
  }

  /** Tells what was said on other nodes. */
  async follow(live: Live): Promise<void> {
    const room = await this.#room(live)
    await inTurn(room, () => this.#readOn(live, room))
  }

  async #readOn(live: Live, room: Room): Promise<void> {
    for (const entry of await this.#store.entries(talkOf(live.table.id), room.sequence)) {
      room.sequence = entry.sequence
      if (entry.receipt) room.done.add(nameOf(entry.receipt))
      for (const said of wordsIn([entry])) {
        remember(room, said)
        tell(live, said)
      }
    }
  }

  /** A bot shows what it means to do. */
  async intend(live: Live, seat: number, bot: string, plan: object | undefined): Promise<void> {
    const room = await this.#room(live)
    if (!plan && !room.plans.has(seat)) return
    const head = { table: live.table.id, at: this.#clock.now(), seat, person: null, name: bot }
    const said = { type: 'intend', ...head, plan: plan ?? null } as Said & { type: 'intend' }
    this.#plan(room, said)
    this.onWord(said)
    tell(live, said)
  }

  /** For somebody who comes: what was said, and what is planned. */
  async heardBy(live: Live, person: string): Promise<Said[]> {
    const { said, plans } = await this.#room(live)
    const seated = live.table.seatOf(person) !== undefined
    return [...said, ...plans.values()].filter(({ seat }) => mayHear(seat, seated))
  }

  /** What this person said here last, on whichever node. */
  async lastWordsOf(live: Live, person: string): Promise<LastWords | undefined> {
    await this.follow(live)
    return (await this.#room(live)).lastWords.get(person)
  }

  #plan(room: Room, said: Said & { type: 'intend' }): void {
    if (said.plan) room.plans.set(said.seat!, said)
    else room.plans.delete(said.seat!)
  }

  /** Whether it was said now, and not before, on another node perhaps. */
  async #keep(live: Live, room: Room, said: Said, receipt: Receipt): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        if (room.done.has(nameOf(receipt))) return false
        const entry = { sequence: room.sequence + 1, at: said.at, body: said as unknown as Json, receipt }
        await this.#store.write({ table: talkOf(live.table.id), entries: [entry], ...mentioning(room, receipt.person) })
        room.mentioned.add(receipt.person)
        room.sequence += 1
        room.done.add(nameOf(receipt))
        remember(room, said)
        return true
      } catch (error) {
        if (!(error instanceof SequenceTaken) || tries === TRIES) throw error
        await this.#readOn(live, room)
      }
  }

  #room(live: Live): Promise<Room> {
    let room = this.#rooms.get(live)
    if (!room) {
      room = this.#load(live.table.id)
      this.#rooms.set(live, room)
      room.catch(() => this.#rooms.delete(live))
    }
    return room
  }

  async #load(table: string): Promise<Room> {
    const entries = await this.#store.entries(talkOf(table))
    const said = wordsIn(entries.slice(-REMEMBERED))
    const done = new Set(entries.flatMap(({ receipt }) => (receipt ? [nameOf(receipt)] : [])))
    const sequence = entries.at(-1)?.sequence ?? 0
    const counted = { count: new WordCount(), lastWords: new Map<string, LastWords>() }
    for (const word of wordsIn(entries)) learn(counted, word)
    return { said, plans: new Map(), sequence, done, mentioned: new Set(), ...counted, turn: Promise.resolve() }
  }
}

/** After the name of a table: the name of what is said there. */
export const TALK = '/talk'
export const talkOf = (table: string): string => `${table}${TALK}`
/** The table that a log belongs to. */
export const tableOf = (log: string): string => (log.endsWith(TALK) ? log.slice(0, -TALK.length) : log)

const mentioning = ({ mentioned }: Room, person: string): { mentions?: string[] } =>
  mentioned.has(person) ? {} : { mentions: [person] }

/** What was said, as far as it can be read. */
const wordsIn = (entries: readonly Entry[]): Said[] =>
  entries.flatMap(({ body }) => (body ? [body as unknown as Said] : []))

const nameOf = ({ person, command }: Receipt): string => receiptName(person, command)

function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const done = room.turn.then(work)
  room.turn = done.catch(() => {})
  return done
}

function remember(room: Room, word: Said): void {
  const { said } = room
  said.push(word)
  learn(room, word)
  if (said.length > REMEMBERED) said.shift()
}

function learn({ count, lastWords }: Pick<Room, 'count' | 'lastWords'>, word: Said): void {
  count.add(word)
  if (word.person === null) return
  const before = lastWords.get(word.person)?.texts ?? []
  const texts = word.type === 'chat' ? [...before, word.text].slice(-LAST_TEXTS) : before
  lastWords.set(word.person, { name: word.name, texts })
}

type Head = { table: string; at: number; seat: number | null; person: string; name: string }

function saidBy(head: Head, command: TalkCommand): Said {
  switch (command.type) {
    case 'chat':
      return { type: 'chat', ...head, text: command.text }
    case 'phrase':
      return { type: 'phrase', ...head, phrase: command.phrase }
    case 'point':
      return { type: 'point', ...head, spot: command.at }
    case 'intend':
      return { type: 'intend', ...head, plan: command.plan }
  }
}

/** Players are heard by all, those who look on only by their like. */
const mayHear = (from: number | null, seated: boolean): boolean => from !== null || !seated

function tell(live: Live, said: Said): void {
  const text = JSON.stringify(said)
  for (const watcher of live.watchers)
    if (mayHear(said.seat, live.table.seatOf(watcher.person) !== undefined)) watcher.send(text)
}
