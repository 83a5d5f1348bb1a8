import type { Json } from '@grotto/kernel'
import type { Answer, Command, ErrorKind, Said } from '@grotto/protocol'
import { SequenceTaken, type Store } from '@grotto/storage'
import type { Clock } from './clock.ts'
import type { Live, Watcher } from './tables.ts'

export type TalkCommand = Extract<Command, { type: 'chat' | 'phrase' | 'point' | 'intend' }>
const TALK: ReadonlySet<string> = new Set<TalkCommand['type']>(['chat', 'phrase', 'point', 'intend'])
export const isTalk = (command: Command): command is TalkCommand => TALK.has(command.type)

/** How much of what was said is told to somebody who comes. */
const REMEMBERED = 60

interface Room {
  readonly said: Said[]
  /** What each seat means to do. */
  readonly plans: Map<number, Said>
  sequence: number
}

/**
 * What people say at a table. Words are kept beside the table's entries, under a name of their own, since the game
 * does not depend on them; pointing and plans are gone when everybody is. Those who look on talk among themselves.
 */
export class Talk {
  readonly #store: Store
  readonly #clock: Clock
  readonly #rooms = new WeakMap<Live, Promise<Room>>()

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async say(live: Live, by: Watcher, command: TalkCommand): Promise<ErrorKind | undefined> {
    const seat = live.table.seatOf(by.person) ?? null
    if (seat === null && (command.type === 'point' || command.type === 'intend')) return 'notAllowed'
    const head = { table: live.table.id, at: this.#clock.now(), seat, person: by.person, name: by.name }
    const said = saidBy(head, command)
    const room = await this.#room(live)
    if (said.type === 'chat' || said.type === 'phrase') {
      if (await this.#store.answer(by.person, command.id)) return undefined
      await this.#keep(live, room, said, { person: by.person, command: command.id })
    }
    if (said.type === 'intend') this.#plan(room, said)
    tell(live, said)
    return undefined
  }

  /** A bot shows what it means to do. */
  async intend(live: Live, seat: number, bot: string, plan: object | undefined): Promise<void> {
    const room = await this.#room(live)
    if (!plan && !room.plans.has(seat)) return
    const head = { table: live.table.id, at: this.#clock.now(), seat, person: null, name: bot }
    const said = { type: 'intend', ...head, plan: plan ?? null } as Said & { type: 'intend' }
    this.#plan(room, said)
    tell(live, said)
  }

  /** For somebody who comes: what was said, and what is planned. */
  async heardBy(live: Live, person: string): Promise<Said[]> {
    const { said, plans } = await this.#room(live)
    const seated = live.table.seatOf(person) !== undefined
    return [...said, ...plans.values()].filter(({ seat }) => mayHear(seat, seated))
  }

  #plan(room: Room, said: Said & { type: 'intend' }): void {
    if (said.plan) room.plans.set(said.seat!, said)
    else room.plans.delete(said.seat!)
  }

  async #keep(live: Live, room: Room, said: Said, key: { person: string; command: string }): Promise<void> {
    const answer: Answer = { type: 'answer', id: key.command, result: 'ok' }
    room.sequence += 1
    const entry = { sequence: room.sequence, at: said.at, body: said as unknown as Json }
    room.said.push(said)
    if (room.said.length > REMEMBERED) room.said.shift()
    try {
      await this.#store.write({
        table: talkOf(live.table.id),
        entries: [entry],
        answer: { ...key, at: said.at, answer: answer as unknown as Json },
      })
    } catch (error) {
      if (error instanceof SequenceTaken) this.#rooms.delete(live)
      throw error
    }
  }

  #room(live: Live): Promise<Room> {
    let room = this.#rooms.get(live)
    if (!room) {
      room = this.#load(live.table.id)
      this.#rooms.set(live, room)
    }
    return room
  }

  async #load(table: string): Promise<Room> {
    const entries = await this.#store.entries(talkOf(table))
    const said = entries.slice(-REMEMBERED).map(({ body }) => body as unknown as Said)
    return { said, plans: new Map(), sequence: entries.length }
  }
}

export const talkOf = (table: string): string => `${table}/talk`

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
