import {
  type Answer,
  type Bye,
  type Command,
  type Message,
  type Notice,
  PROTOCOL_VERSION,
  parseCommand,
} from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import { isLanguage } from '@grotto/words'
import type { RawData, WebSocket } from 'ws'
import type { Visitor } from '../budgets/budgets.ts'
import { NewerRules } from '../cluster/log-follower.ts'
import { retry } from '../cluster/retry.ts'
import { answered, errorAnswer } from '../commands/answers.ts'
import type { CommandRunner, TableCommand } from '../commands/command-runner.ts'
import type { Known } from '../identity/identity.ts'
import { SILENCED, unheard } from '../moderation/words.ts'
import { mayLook } from '../table/may-look.ts'
import { catchUp, tableMessage } from '../table/table-messages.ts'
import { presenceOf, tellPresence } from '../tables/presence.ts'
import { renameAtTables } from '../tables/renaming.ts'
import { type LoadedTable, noteLeft, noteVisitor, type Watcher } from '../tables/tables.ts'
import { isShadow, leaveShadows, type ShadowCommand, type Shadows, shadowsOf } from '../talk/shadows.ts'
import { isTalk, type Talk, type TalkCommand, type Unsaid } from '../talk/talk.ts'
import { isReview, Reviewing, type ReviewingPorts } from './reviewing.ts'
import { type Reader, UNREAD_BYTES } from './slow-readers.ts'

export interface ConnectionPorts extends ReviewingPorts {
  readonly commandRunner: CommandRunner
  readonly talk: Talk
  readonly shadows: Shadows
  readonly onFailure: (what: string, error: Error) => void
  readonly onMalformed: () => void
  /** Somebody who followed a table came to see something else than it is. */
  readonly onDiffering: (table: string) => void
  readonly isSilenced: (visitor: Visitor) => boolean
  /** What everybody who comes is told. */
  readonly notices: () => readonly Notice[]
}

const COMMANDS_WAITING = 64
const MOST_REFUSED = 200
const TABLES_WATCHED = 32

/** Why a table is not shown. */
type Hidden = 'notFound' | 'notAllowed' | 'tooMany'

/** One socket of one person. Commands are taken one after the other. */
export class Connection implements Watcher, Reader {
  readonly #socket: WebSocket
  readonly #write: (text: string) => void
  readonly #ports: ConnectionPorts
  readonly address: string
  readonly generation: number
  readonly #watched = new Map<string, LoadedTable>()
  readonly #reviewing: Reviewing
  #person: Person
  #waiting = 0
  #queue: Promise<void> = Promise.resolve()
  #greeted = false
  /** How often in a row something came that was too much. */
  #refused = 0
  #dismissed = false
  #looking = true
  #whole = false

  constructor(
    socket: WebSocket,
    { person, generation }: Omit<Known, 'renewed'>,
    address: string,
    ports: ConnectionPorts,
    write: (text: string) => void = text => socket.send(text),
  ) {
    this.#socket = socket
    this.#write = write
    this.#person = person
    this.generation = generation
    this.address = address
    this.#ports = ports
    this.#reviewing = new Reviewing(ports, this)
    socket.on('message', (data, binary) => this.#guard('message', () => this.#receive(data, binary)))
    socket.on('ping', data => this.#isAllowed() && socket.pong(data))
    socket.on('close', () => this.#guard('close', () => this.#gone()))
    socket.on('error', () => {
      ports.onMalformed()
      socket.terminate()
    })
  }

  get person(): string {
    return this.#person.id
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  get #visitor(): Visitor {
    return { person: this.person, address: this.address }
  }

  get name(): string {
    return this.#person.name
  }

  get greeted(): boolean {
    return this.#greeted
  }

  get looking(): boolean {
    return this.#looking
  }

  get whole(): boolean {
    return this.#whole
  }

  get unread(): number {
    return this.#socket.bufferedAmount
  }

  cut(): void {
    this.#socket.terminate()
  }

  send(text: string): void {
    if (!this.#isOpen) return
    if (this.unread > UNREAD_BYTES) this.cut()
    else this.#write(text)
  }

  lost(): void {
    this.bye({ type: 'bye', why: 'gone', again: 200 })
  }

  bye(message: Bye): void {
    this.#say(message)
    this.#socket.close(1001, message.why)
  }

  /** Sent away for good: nothing that still comes is listened to. */
  dismiss(message: Bye): void {
    this.#dismissed = true
    this.bye(message)
  }

  #say(message: Message): void {
    this.send(JSON.stringify(message))
  }

  /** Where everything ends that anything said on this socket may throw: answered, logged, counted. */
  #failed(what: Command['type'] | 'message' | 'close', id: string | null, error: unknown): void {
    if (error instanceof NewerRules) return this.lost()
    this.#ports.onFailure(what, error as Error)
    // Greeted but not shown what was asked for, a client would wait for news that never comes.
    if (what === 'hello') return this.lost()
    this.#say(errorAnswer(id, 'failed'))
  }

  #guard(what: 'message' | 'close', work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#failed(what, null, error)
    }
  }

  /** Whether something more may come; who goes on regardless is cut off. */
  #isAllowed(): boolean {
    if (!this.#isOpen) return false
    const allowed = this.#waiting < COMMANDS_WAITING && this.#ports.budgets.take('commands', this.#visitor) === 0
    this.#refused = allowed ? 0 : this.#refused + 1
    if (this.#refused > MOST_REFUSED) this.cut()
    return allowed
  }

  #receive(data: RawData, binary: boolean): void {
    if (!this.#isOpen) return
    const parsed = binary ? { ok: false as const, id: null, error: 'malformed' as const } : parseCommand(String(data))
    if (!parsed.ok) this.#ports.onMalformed()
    const id = parsed.ok ? parsed.command.id : parsed.id
    if (!this.#isAllowed()) return this.#say(errorAnswer(id, 'tooMany'))
    if (!parsed.ok) return this.#say(errorAnswer(id, parsed.error))
    const { command } = parsed
    const isIdle = this.#waiting === 0
    this.#waiting += 1
    this.#queue = isIdle ? this.#take(command) : this.#queue.then(() => this.#take(command))
  }

  async #take(command: Command): Promise<void> {
    const turn = this.#ports.budgets.turn(this.address)
    try {
      if (turn) await turn
      await this.#perform(command)
    } catch (error) {
      this.#failed(command.type, command.id, error)
    }
    this.#waiting -= 1
  }

  #perform(command: Command): Promise<void> | void {
    if (this.#dismissed) return
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
        if (isReview(command)) return this.#review(command)
        if (isShadow(command)) return this.#shadow(command)
        return command.type === 'act' ? this.#run(command) : this.#refreshPerson().then(() => this.#run(command))
    }
  }

  #run(command: TableCommand): Promise<void> {
    return this.#ports.commandRunner.run(this.#person, this.address, command, answer => this.#say(answer))
  }

  /** The name may have been changed in another tab. */
  async #refreshPerson(): Promise<void> {
    const known = await retry(() => this.#ports.store.person(this.person))
    this.#person = known ?? this.#person
  }

  async #hello({ id, protocol, tables, whole }: Command & { type: 'hello' }): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) return this.bye({ type: 'bye', why: 'protocol', again: null })
    // Showing every table anew is much work for few bytes.
    if (this.#greeted) return this.#say(errorAnswer(id, 'notAllowed'))
    this.#greeted = true
    this.#whole = whole ?? false
    const { id: person, name, language } = this.#person
    const you = { id: person, name, language } as Extract<Message, { type: 'welcome' }>['you']
    this.#say({ type: 'welcome', protocol: PROTOCOL_VERSION, you, now: this.#ports.clock.now() })
    this.#say(ok(id))
    for (const notice of this.#ports.notices()) this.#say(notice)
    const wanted = Object.entries(tables ?? {}).slice(0, TABLES_WATCHED)
    // Each is a command of its own, said in one breath.
    this.#ports.budgets.spend('commands', this.#visitor, wanted.length)
    for (const [table, since] of wanted)
      if ((await this.#show(table, since)) === 'notAllowed') this.#say({ type: 'closed', table })
  }

  /** The page came into sight or went out of it. Others see no difference; reminders do. */
  #look({ id, looking }: Command & { type: 'look' }): void {
    const changed = this.#looking !== looking
    this.#looking = looking
    if (changed) for (const loaded of this.#watched.values()) loaded.peopleChanged()
    this.#say(ok(id))
  }

  async #watch({ id, table, since, differs }: Command & { type: 'watch' }): Promise<void> {
    if (differs) this.#ports.onDiffering(table)
    const error = await this.#show(table, since, () => this.#say(ok(id)))
    if (error) this.#say(errorAnswer(id, error))
  }

  /** Sends a whole table, or what was missed since a version, and everything that follows. */
  async #show(id: string, since?: number, answer?: () => void): Promise<Hidden | undefined> {
    if (this.#watched.size >= TABLES_WATCHED && !this.#watched.has(id)) return 'tooMany'
    const shown = await retry(() =>
      this.#ports.tables.readCommitted(id, loaded => this.#sendTable(loaded, since, answer)),
    )
    if (typeof shown !== 'object') return shown ?? 'notFound'
    for (const said of await this.#ports.talk.heardBy(shown, this.person)) this.#say(said)
    return undefined
  }

  #sendTable(loaded: LoadedTable, since?: number, answer?: () => void): LoadedTable | Hidden {
    const { table } = loaded
    if (!mayLook(table, this.person)) return 'notAllowed'
    const you = table.seatOf(this.person) ?? null
    answer?.()
    this.#say((since === undefined ? undefined : catchUp(table, you, since, this.#whole)) ?? tableMessage(table, you))
    this.#subscribe(loaded)
    return loaded
  }

  #subscribe(loaded: LoadedTable): void {
    // Whoever went while the table was read will not be heard to go.
    if (!this.#isOpen) return
    const known = loaded.watchers.has(this)
    noteVisitor(loaded, this.#visitor)
    loaded.watchers.add(this)
    this.#watched.set(loaded.table.id, loaded)
    const seat = loaded.table.seatOf(this.person)
    if (loaded.shadows && seat !== undefined) this.#say(shadowsOf(loaded, seat))
    if (known) this.#say(presenceOf(loaded))
    else tellPresence(loaded)
  }

  async #shadow(command: ShadowCommand): Promise<void> {
    const loaded = this.#watched.get(command.table)
    const limited = loaded && command.type === 'shadow' && command.seat !== null ? this.#unheard() : undefined
    const why = loaded ? (limited ?? (await this.#ports.shadows.perform(loaded, this, command))) : 'notAllowed'
    this.#say(answered(command.id, why))
  }

  async #review(command: Parameters<Reviewing['perform']>[0]): Promise<void> {
    // A line is long, and goes to everybody.
    const limited = command.type === 'show' && command.line ? this.#unheard() : undefined
    if (limited) return this.#say(answered(command.id, limited))
    await this.#refreshPerson()
    const answer = await this.#reviewing.perform(command, this.#visitor)
    this.#say(answer)
    // Whoever went while the table was read will not be heard to go.
    if (!this.#isOpen) this.#reviewing.leaveAll()
  }

  async #talk(command: TalkCommand): Promise<void> {
    const loaded = this.#watched.get(command.table)
    const reviewed = loaded ? undefined : this.#reviewing.at(command.table)
    const why = loaded || reviewed ? this.#unheard() : 'notAllowed'
    if (why) return this.#say(answered(command.id, why))
    this.#say(
      answered(
        command.id,
        await (loaded ? this.#ports.talk.say(loaded, this, command) : this.#point(reviewed!, command)),
      ),
    )
  }

  /** Those who look at a finished game together point, and write to its moves. */
  async #point(loaded: LoadedTable, command: TalkCommand): Promise<Unsaid | undefined> {
    return command.type === 'point' ? this.#ports.reviews.point(loaded, this, command.at) : 'notAllowed'
  }

  #unheard(): Unsaid | undefined {
    return unheard(this.#ports, this.#visitor)
  }

  /** The table has closed its doors. */
  shutOut(table: string): void {
    this.#watched.delete(table)
    this.#say({ type: 'closed', table })
  }

  #unwatch({ id, table }: Command & { type: 'unwatch' }): void {
    this.#forget(table)
    this.#say(ok(id))
  }

  #forget(id: string): void {
    const loaded = this.#watched.get(id)
    this.#watched.delete(id)
    if (!loaded?.watchers.delete(this)) return
    noteLeft(loaded, this.person, this.#ports.clock.now())
    leaveShadows(loaded, this.person)
    tellPresence(loaded)
  }

  async #rename({ id, name, language }: Command & { type: 'rename' }): Promise<void> {
    if (language !== undefined && !isLanguage(language)) return this.#say(errorAnswer(id, 'malformed'))
    if (this.#ports.budgets.take('names', this.#visitor) > 0) return this.#say(errorAnswer(id, 'tooMany'))
    if (name !== this.#person.name && this.#ports.isSilenced(this.#visitor)) return this.#say(answered(id, SILENCED))
    const seen = this.#ports.clock.now()
    this.#person = { ...this.#person, name, language: language ?? this.#person.language, seen }
    await this.#ports.store.keepPerson(this.#person)
    await renameAtTables(this.#ports, this.#person)
    this.#say(ok(id))
  }

  #gone(): void {
    for (const id of [...this.#watched.keys()]) this.#forget(id)
    this.#reviewing.leaveAll()
  }
}

const ok = (id: string): Answer => ({ type: 'answer', id, result: 'ok' })
