import type { Refusal } from '@grotto/kernel'
import type { Answer, Command, ErrorKind, Said } from '@grotto/protocol'
import { type Receipt, SequenceTaken, type Store } from '@grotto/storage'
import { refused } from '../commands/outcome.ts'
import { isSame, keptAnswer, printOf } from '../commands/receipts.ts'
import type { Clock } from '../process/clock.ts'
import { asJson } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import type { LoadedTable, Watcher } from '../tables/tables.ts'
import { Later } from './later.ts'
import { type PlanSaid, plansForBots } from './plans.ts'
import {
  givenUp,
  type Held,
  inTurn,
  type LastWords,
  nameOf,
  note,
  openRoom,
  type Room,
  remember,
  talkOf,
  wordsIn,
} from './room.ts'
import { meaningless } from './signals.ts'
import { isHushed, mayHearNow, OWN_PLAN_MS, waitsForPlans } from './table-modes.ts'

export type TalkCommand = Extract<Command, { type: 'chat' | 'phrase' | 'point' | 'intend' }>
const TALK_COMMANDS: ReadonlySet<string> = new Set<TalkCommand['type']>(['chat', 'phrase', 'point', 'intend'])
export const isTalk = (command: Command): command is TalkCommand => TALK_COMMANDS.has(command.type)

/** Why something was not said. */
export type Unsaid = ErrorKind | { readonly refusal: Refusal }

/** How often words are tried again when others speak on other nodes in the same moment. */
const TRIES = 20

/**
 * What people say at a table. Words are kept beside the table's entries, under a name of their own, since the game
 * does not depend on them; pointing and plans are gone when the table leaves memory. Those who look on talk among themselves.
 */
export class Talk {
  readonly #store: Store
  readonly #clock: Clock
  readonly #later: Later
  readonly #rooms = new WeakMap<LoadedTable, Promise<Room>>()
  /** Told of what nobody keeps, so that it can be heard elsewhere. */
  onWord: (said: Said) => void = () => {}

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
    this.#later = new Later(clock, OWN_PLAN_MS)
  }

  async say(loaded: LoadedTable, by: Watcher, command: TalkCommand): Promise<Unsaid | undefined> {
    if (loaded.table.muted.has(by.person)) return refused('muted')
    const seat = loaded.table.seatOf(by.person) ?? null
    if (seat === null && (command.type === 'point' || command.type === 'intend')) return 'notAllowed'
    if (seat !== null && isHushed(loaded.table, command.type)) return refused('silentTable')
    const nothing = meaningless(loaded.table, command)
    if (nothing) return nothing
    const head = {
      table: loaded.table.id,
      at: this.#clock.now(),
      seat,
      person: by.person,
      name: nameOn(loaded.table, seat) ?? by.name,
    }
    const said = saidBy(head, command)
    const room = await this.#room(loaded)
    if (said.type === 'chat' || said.type === 'phrase') {
      if (room.count.isFullFor(said)) return refused('talkFull')
      const answer: Answer = { type: 'answer', id: command.id, result: 'ok' }
      const print = printOf(command)
      const receipt = { person: by.person, command: command.id, answer: keptAnswer(answer, print) }
      const before = await inTurn(room, () => this.#keep(loaded, room, said, receipt))
      if (before !== undefined) return isSame(before, print) ? undefined : refused('idReused')
    } else this.onWord(said)
    this.#pass(room, said)
    await inTurn(room, () => this.#tell(loaded, room, said))
    return undefined
  }

  /** Said in passing on another node. */
  async hear(loaded: LoadedTable, said: Said): Promise<void> {
    const room = await this.#room(loaded)
    this.#pass(room, said)
    await inTurn(room, () => this.#tell(loaded, room, said))
  }

  /** Up to which word this node knows what was said. */
  async reach(loaded: LoadedTable): Promise<number> {
    return (await this.#room(loaded)).sequence
  }

  /** Tells what was said on other nodes. */
  async follow(loaded: LoadedTable): Promise<void> {
    const room = await this.#room(loaded)
    await inTurn(room, () => this.#readOn(loaded, room))
  }

  async #readOn(loaded: LoadedTable, room: Room): Promise<void> {
    for (const entry of await this.#store.entries(talkOf(loaded.table.id), room.sequence)) {
      room.sequence = entry.sequence
      if (entry.receipt) room.done.set(nameOf(entry.receipt), entry.receipt.answer)
      for (const said of wordsIn([entry])) {
        remember(room, said)
        await this.#tell(loaded, room, said)
      }
    }
  }

  /** A bot shows what it means to do. */
  async intend(loaded: LoadedTable, seat: number, bot: string, plan: object | undefined): Promise<void> {
    if (isHushed(loaded.table, 'intend')) return
    const room = await this.#room(loaded)
    if (!plan && !room.plans.has(seat)) return
    const head = { table: loaded.table.id, at: this.#clock.now(), seat, person: null, name: bot }
    const said = { type: 'intend', ...head, plan: plan ?? null } as Said & { type: 'intend' }
    this.#plan(room, said)
    this.onWord(said)
    await this.#tell(loaded, room, said)
  }

  /** What each seat means to do, as far as bots may know. */
  async plansAt(loaded: LoadedTable): Promise<readonly PlanSaid[]> {
    return plansForBots(loaded.table, (await this.#room(loaded)).plans.values())
  }

  async #tell(loaded: LoadedTable, room: Room, said: Said): Promise<void> {
    const now = this.#clock.now()
    const isFree = ({ person }: Watcher) => mayHearNow(loaded.table, room.plans, said, person, now)
    const watchers = [...loaded.watchers].filter(isFree)
    await this.#send(loaded, said, watchers)
    if (said.type === 'intend' && said.plan && said.person !== null) await this.#catchUp(loaded, room, said.person)
    if (waitsForPlans(loaded.table, said)) this.#hold(loaded, room, said, watchers)
  }

  /** Whoever has not heard it when the time is up hears it then. */
  #hold(loaded: LoadedTable, room: Room, said: Said, heardBy: readonly Watcher[]): void {
    const held: Held = { said, told: new Set(heardBy.map(({ person }) => person)) }
    room.held.add(held)
    this.#later.do(() => {
      room.held.delete(held)
      const deaf = [...loaded.watchers].filter(({ person }) => !held.told.has(person))
      void inTurn(room, () => this.#send(loaded, { ...said, at: this.#clock.now() }, deaf)).catch(() => {})
    })
  }

  /** She has shown her own plan: now she hears what the others showed. For her it is said now. */
  async #catchUp(loaded: LoadedTable, room: Room, person: string): Promise<void> {
    const now = this.#clock.now()
    for (const { said, told } of room.held) {
      if (told.has(person) || !mayHearNow(loaded.table, room.plans, said, person, now)) continue
      told.add(person)
      const hers = [...loaded.watchers].filter(watcher => watcher.person === person)
      await this.#send(loaded, { ...said, at: now }, hers)
    }
  }

  /** Not to those who have blocked whoever speaks. */
  async #send(loaded: LoadedTable, said: Said, to: readonly Watcher[]): Promise<void> {
    const watchers = to.filter(({ person }) => mayHear(said.seat, loaded.table.seatOf(person) !== undefined))
    const listeners = watchers.map(({ person }) => person).filter(person => person !== said.person)
    const speaker = listeners.length > 0 ? said.person : null
    const deaf = speaker === null ? [] : await this.#store.companions.blocking(speaker, [...new Set(listeners)])
    const text = JSON.stringify(said)
    for (const watcher of watchers) if (!deaf.includes(watcher.person)) watcher.send(text)
  }

  /** For somebody who comes: what was said, and what is planned. */
  async heardBy(loaded: LoadedTable, person: string): Promise<Said[]> {
    const { said, plans } = await this.#room(loaded)
    const seated = loaded.table.seatOf(person) !== undefined
    const before = said.filter(each => each.type !== 'intend' || plans.get(each.seat!) !== each)
    const all = [...before, ...givenUp(before, plans), ...plans.values()]
    const now = this.#clock.now()
    const heard = all.filter(word => mayHear(word.seat, seated) && mayHearNow(loaded.table, plans, word, person, now))
    if (heard.length === 0) return heard
    const blocked = new Set((await this.#store.companions.blockedBy(person)).map(other => other.person))
    return heard.filter(word => word.person === null || !blocked.has(word.person))
  }

  /** Pointing and plans of people stand in the chat for as long as the table is in memory, and in no store. */
  #pass(room: Room, said: Said): void {
    if (said.type === 'intend') this.#plan(room, said)
    if (said.type === 'point' || (said.type === 'intend' && said.plan)) note(room, said)
  }

  /** What this person said here last, on whichever node. */
  async lastWordsOf(loaded: LoadedTable, person: string): Promise<LastWords | undefined> {
    await this.follow(loaded)
    return (await this.#room(loaded)).lastWords.get(person)
  }

  #plan(room: Room, said: Said & { type: 'intend' }): void {
    if (said.plan) room.plans.set(said.seat!, said)
    else room.plans.delete(said.seat!)
  }

  /** What was answered to the same id before, on another node perhaps; nothing where it is said now. */
  async #keep(loaded: LoadedTable, room: Room, said: Said, receipt: Receipt): Promise<string | undefined> {
    for (let tries = 1; ; tries++)
      try {
        const before = room.done.get(nameOf(receipt))
        if (before !== undefined) return before
        const entry = { sequence: room.sequence + 1, at: said.at, body: asJson(said), receipt }
        await this.#store.write({
          table: talkOf(loaded.table.id),
          entries: [entry],
          ...mentioning(room, receipt.person),
        })
        room.mentioned.add(receipt.person)
        room.sequence += 1
        room.done.set(nameOf(receipt), receipt.answer)
        remember(room, said)
        return undefined
      } catch (error) {
        if (!(error instanceof SequenceTaken) || tries === TRIES) throw error
        await this.#readOn(loaded, room)
      }
  }

  #room(loaded: LoadedTable): Promise<Room> {
    let room = this.#rooms.get(loaded)
    if (!room) {
      room = openRoom(this.#store, loaded.table.id)
      this.#rooms.set(loaded, room)
      room.catch(() => this.#rooms.delete(loaded))
    }
    return room
  }
}

const mentioning = ({ mentioned }: Room, person: string): { mentions?: string[] } =>
  mentioned.has(person) ? {} : { mentions: [person] }

/** As she is called at this table, which may be another name than she has elsewhere. */
function nameOn({ seats }: Table, seat: number | null): string | undefined {
  const sitter = seat === null ? undefined : seats[seat]
  return sitter?.kind === 'human' ? sitter.name : undefined
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
