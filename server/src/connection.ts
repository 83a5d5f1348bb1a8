import { type Answer, type Bye, type Command, type Message, PROTOCOL_VERSION, parseCommand } from '@grotto/protocol'
import type { Person, Store } from '@grotto/storage'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from './clock.ts'
import { NewerRules } from './cluster/following.ts'
import { persist } from './cluster/trying.ts'
import { type Conversation, errorAnswer } from './conversation.ts'
import { presenceOf, tellPresence } from './presence.ts'
import { renameAtTables } from './renaming.ts'
import { catchUp, tableMessage } from './table/picture.ts'
import type { Table } from './table/table.ts'
import type { Live, Tables, Watcher } from './tables.ts'
import { isTalk, type Talk, type TalkCommand, type Unsaid } from './talk.ts'
import { TokenBucket } from './token-bucket.ts'

export interface ConnectionPorts {
  readonly tables: Tables
  readonly store: Store
  readonly conversation: Conversation
  readonly talk: Talk
  readonly clock: Clock
  readonly rateLimits: number
  readonly onFailure: (what: string, error: Error) => void
}

const COMMANDS_PER_SECOND = 20
const COMMANDS_IN_A_ROW = 80
const COMMANDS_WAITING = 64
const WORDS_PER_SECOND = 1
const WORDS_IN_A_ROW = 8
/** A client that reads slower than this is sent away; it comes back for a fresh picture. */
const UNREAD_BYTES = 4_000_000
const TABLES_WATCHED = 32

/** Why a table is not shown. */
type Hidden = 'notFound' | 'notAllowed' | 'tooMany'

/** One socket of one person. Commands are taken one after the other. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #write: (text: string) => void
  readonly #ports: ConnectionPorts
  readonly #bucket: TokenBucket
  readonly #talkBucket: TokenBucket
  readonly #watched = new Map<string, Live>()
  #person: Person
  #waiting = 0
  #queue: Promise<void> = Promise.resolve()
  #greeted = false
  #looking = true

  constructor(
    socket: WebSocket,
    person: Person,
    ports: ConnectionPorts,
    write: (text: string) => void = text => socket.send(text),
  ) {
    this.#socket = socket
    this.#write = write
    this.#person = person
    this.#ports = ports
    const { rateLimits, clock } = ports
    this.#bucket = new TokenBucket(COMMANDS_IN_A_ROW * rateLimits, COMMANDS_PER_SECOND * rateLimits, clock)
    this.#talkBucket = new TokenBucket(WORDS_IN_A_ROW * rateLimits, WORDS_PER_SECOND * rateLimits, clock)
    socket.on('message', (data, binary) => this.#receive(data, binary))
    socket.on('close', () => this.#gone())
    socket.on('error', () => socket.terminate())
  }

  get person(): string {
    return this.#person.id
  }

  get name(): string {
    return this.#person.name
  }

  get looking(): boolean {
    return this.#looking
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > UNREAD_BYTES) this.#socket.terminate()
    else this.#write(text)
  }

  lost(): void {
    this.bye({ type: 'bye', why: 'gone', again: 200 })
  }

  bye(message: Bye): void {
    this.#say(message)
    this.#socket.close(1001, message.why)
  }

  #say(message: Message): void {
    this.send(JSON.stringify(message))
  }

  #receive(data: RawData, binary: boolean): void {
    const parsed = binary ? { ok: false as const, id: null, error: 'malformed' as const } : parseCommand(String(data))
    const id = parsed.ok ? parsed.command.id : parsed.id
    if (this.#waiting >= COMMANDS_WAITING || (this.#ports.rateLimits > 0 && !this.#bucket.take()))
      return this.#say(errorAnswer(id, 'tooMany'))
    if (!parsed.ok) return this.#say(errorAnswer(id, parsed.error))
    this.#waiting += 1
    this.#queue = this.#queue.then(() => this.#handle(parsed.command))
  }

  async #handle(command: Command): Promise<void> {
    try {
      await this.#perform(command)
    } catch (error) {
      if (error instanceof NewerRules) return this.lost()
      this.#ports.onFailure(command.type, error as Error)
      // Greeted but not shown what was asked for, a client would wait for news that never comes.
      if (command.type === 'hello') return this.lost()
      this.#say(errorAnswer(command.id, 'failed'))
    } finally {
      this.#waiting -= 1
    }
  }

  async #perform(command: Command): Promise<void> {
    if (!this.#greeted && command.type !== 'hello') return this.#say(errorAnswer(command.id, 'notAllowed'))
    switch (command.type) {
      case 'hello':
        return this.#hello(command)
      case 'watch':
        return this.#watch(command)
      case 'unwatch':
        return this.#unwatch(command)
      case 'look':
        return this.#look(command)
      case 'rename':
        return this.#rename(command)
      default:
        if (isTalk(command)) return this.#talk(command)
        if (command.type !== 'act') await this.#refreshPerson()
        return this.#ports.conversation.command(this.#person, command, answer => this.#say(answer))
    }
  }

  /** The name may have been changed in another tab. */
  async #refreshPerson(): Promise<void> {
    const known = await persist(() => this.#ports.store.person(this.person))
    this.#person = known ?? this.#person
  }

  async #hello({ id, protocol, tables }: Command & { type: 'hello' }): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) return this.bye({ type: 'bye', why: 'protocol', again: null })
    this.#greeted = true
    const { id: person, name, language } = this.#person
    const you = { id: person, name, language } as Extract<Message, { type: 'welcome' }>['you']
    this.#say({ type: 'welcome', protocol: PROTOCOL_VERSION, you, now: this.#ports.clock.now() })
    this.#say(ok(id))
    for (const [table, since] of Object.entries(tables ?? {}).slice(0, TABLES_WATCHED)) await this.#show(table, since)
  }

  /** The page came into sight or went out of it. Others see no difference; reminders do. */
  #look({ id, looking }: Command & { type: 'look' }): void {
    this.#looking = looking
    for (const live of this.#watched.values()) live.peopleChanged()
    this.#say(ok(id))
  }

  async #watch({ id, table, since }: Command & { type: 'watch' }): Promise<void> {
    const error = await this.#show(table, since, () => this.#say(ok(id)))
    if (error) this.#say(errorAnswer(id, error))
  }

  /** Sends a picture of a table, or what was missed since a version, and everything that follows. */
  async #show(id: string, since?: number, answer?: () => void): Promise<Hidden | undefined> {
    if (this.#watched.size >= TABLES_WATCHED && !this.#watched.has(id)) return 'tooMany'
    const shown = await this.#ports.tables.look(id, live => this.#picture(live, since, answer))
    if (typeof shown !== 'object') return shown ?? 'notFound'
    for (const said of await this.#ports.talk.heardBy(shown, this.person)) this.#say(said)
    return undefined
  }

  #picture(live: Live, since?: number, answer?: () => void): Live | Hidden {
    const { table } = live
    if (!mayLook(table, this.person)) return 'notAllowed'
    const you = table.seatOf(this.person) ?? null
    answer?.()
    this.#say((since === undefined ? undefined : catchUp(table, you, since)) ?? tableMessage(table, you))
    this.#subscribe(live)
    return live
  }

  #subscribe(live: Live): void {
    const known = live.watchers.has(this)
    live.watchers.add(this)
    this.#watched.set(live.table.id, live)
    if (known) this.#say(presenceOf(live))
    else tellPresence(live)
  }

  async #talk(command: TalkCommand): Promise<void> {
    const live = this.#watched.get(command.table)
    const limited = this.#ports.rateLimits > 0 && !this.#talkBucket.take()
    const why = !live ? 'notAllowed' : limited ? 'tooMany' : await this.#ports.talk.say(live, this, command)
    this.#say(why ? unsaid(command.id, why) : ok(command.id))
  }

  #unwatch({ id, table }: Command & { type: 'unwatch' }): void {
    this.#forget(table)
    this.#say(ok(id))
  }

  #forget(id: string): void {
    const live = this.#watched.get(id)
    this.#watched.delete(id)
    if (!live?.watchers.delete(this)) return
    live.leftAt.set(this.person, this.#ports.clock.now())
    tellPresence(live)
  }

  async #rename({ id, name, language }: Command & { type: 'rename' }): Promise<void> {
    const seen = this.#ports.clock.now()
    this.#person = { ...this.#person, name, language: language ?? this.#person.language, seen }
    await this.#ports.store.keepPerson(this.#person)
    await renameAtTables(this.#ports, this.#person)
    this.#say(ok(id))
  }

  #gone(): void {
    for (const id of [...this.#watched.keys()]) this.#forget(id)
  }
}

const unsaid = (id: string, why: Unsaid): Answer =>
  typeof why === 'string' ? errorAnswer(id, why) : ({ type: 'answer', id, result: 'refused', ...why } as Answer)

const ok = (id: string): Answer => ({ type: 'answer', id, result: 'ok' })

/** Who may see a table: whoever sits there, everybody with the link before the start, and spectators if they are welcome. */
export const mayLook = (table: Table, person: string): boolean =>
  table.settings.spectators || table.status === 'lobby' || table.people.has(person)
