import type { Json } from '@grotto/kernel'
import type { AppendedLog } from '../cluster.ts'
import type { EncodedChange } from './encoded-change.ts'
import { FlushPace } from './flush-pace.ts'
import type { Listener } from './listener.ts'
import { LONGEST_PAYLOAD, logText, packed, parseLogs } from './notification-texts.ts'

/** Names of the channels, which nodes of other versions know as well. */
const TABLES = 'grotto_bell'
const MESSAGES = 'grotto_words'
const ENTRIES = 'grotto_entries'
/** Before the name of a node: what only that one hears. */
const NODE = 'grotto_node_'
/** Names in one payload; further ones go into the next. */
const MOST_NAMES = 200
/** Before the name of a table: the people who look at it have changed, not its log. */
const PRESENCE = '~'
/** Before the id of a person: every node ends what she has open. */
const PERSON = '!'
/** Behind the name of a table: the number its log has reached. */
const REACH = '#'

/** Said by a node that comes; no table has such a name. */
const HELLO = '?'
/** A node that was heard of within this time is there, whatever the last heartbeat found. */
const LATELY_MS = 10_000

/** What a node hears from the others, never from itself. `Listener` is the connection on which it hears. */
export interface NotificationHandlers {
  /** What another node has just appended to a log. Not every append is told; `tableChanged` always follows. */
  appended(log: AppendedLog): void
  /** The log of this table has grown; up to which number, if that is known. */
  tableChanged(table: string, reach: number | undefined): void
  /** Other people look at this table. */
  presenceChanged(table: string): void
  /** What this person has open is to be ended. */
  disconnect(person: string): void
  /** A message that nobody stores. */
  message(text: string): void
  /** What another node says to this one alone. */
  told(node: string, message: Json): void
  /** Something that makes no sense to this version: whatever it was about, the log is looked at anyway. */
  notUnderstood(error: Error): void
  /** The connection was down: anything may have been missed. */
  missed(): void
}

type Payload = readonly [channel: string, text: string]

/**
 * Tells other nodes that tables have changed: their names, how far their logs reach, and the new entries themselves
 * where they are short, so that nobody has to ask for them. The log decides all the same. A lost notification does no
 * harm, since whoever waits also looks from time to time. Notifying takes a lock at commit: it gathers, and gets a
 * commit of its own.
 */
export class Notifier {
  readonly #listener: Listener
  /** This node's name, under which others hear it. */
  readonly node: string
  readonly #send: (payloads: readonly Payload[]) => Promise<unknown>
  readonly #names = new Map<string, number | undefined>()
  #entries: string[] = []
  readonly #messages = new Map<string, string[]>()
  readonly #pace = new FlushPace(() => this.#flush())
  #closed = false
  #alone = false
  #heardAt = Number.NEGATIVE_INFINITY

  constructor(listener: Listener, node: string, send: (payloads: readonly Payload[]) => Promise<unknown>) {
    this.#listener = listener
    this.node = node
    this.#send = send
  }

  /** The log of a table has changed, and not only at its end. */
  notify(table: string): void {
    this.#names.set(table, undefined)
    this.#pace.soon()
  }

  notifyPresence(table: string): void {
    this.notify(`${PRESENCE}${table}`)
  }

  notifyPerson(id: string): void {
    this.notify(`${PERSON}${id}`)
  }

  /** A change was written. */
  appended({ table, entries, row }: EncodedChange): void {
    const last = entries.at(-1)
    if (!last || this.#isAlone()) return
    if (!this.#names.has(table) || this.#names.get(table) !== undefined) this.#names.set(table, last.sequence)
    // What a log begins with holds secrets, and nobody follows it yet.
    if (entries[0]!.sequence > 1) this.#entries.push(logText(table, row?.rulesVersion ?? null, entries))
    this.#pace.soon()
  }

  /** Whether other nodes are known to the database: if not, nobody is told what is appended. */
  set alone(alone: boolean) {
    this.#alone = alone
  }

  /** Who comes says so, and is told everything from then on. */
  hello(): void {
    void this.#notify([[TABLES, HELLO]])
  }

  #isAlone(): boolean {
    return this.#alone && performance.now() - this.#heardAt > LATELY_MS
  }

  /** For what only those who are there now should hear. */
  broadcast(text: string): void {
    if (Buffer.byteLength(text) < LONGEST_PAYLOAD) void this.#notify([[MESSAGES, text]])
  }

  /** Says something to one other node, which may be gone; not more than fits into a payload. */
  tell(node: string, message: Json): void {
    const known = this.#messages.get(node)
    if (known) known.push(JSON.stringify(message))
    else this.#messages.set(node, [JSON.stringify(message)])
    this.#pace.soon()
  }

  /** Listens from now on, through every loss of the connection. */
  listen(handlers: NotificationHandlers): Promise<void> {
    // An error here would be one of the driver's socket, which nobody catches: it would end the node.
    const heard = (channel: string, text: string) => {
      try {
        this.#hear(handlers, channel, text)
      } catch (error) {
        handlers.notUnderstood(error as Error)
      }
    }
    return this.#listener.listen({
      channels: [ENTRIES, TABLES, MESSAGES, `${NODE}${this.node}`],
      heard,
      missed: handlers.missed,
    })
  }

  #hear(handlers: NotificationHandlers, channel: string, payload: string): void {
    const end = payload.indexOf(' ')
    const node = payload.slice(0, end)
    if (node === this.node) return
    this.#heardAt = performance.now()
    const text = payload.slice(end + 1)
    if (channel === MESSAGES) handlers.message(text)
    else if (channel === ENTRIES) for (const log of parseLogs(node, text)) handlers.appended(log)
    else if (channel.startsWith(NODE)) for (const message of JSON.parse(text) as Json[]) handlers.told(node, message)
    else hearNames(handlers, text.split(' '))
  }

  #flush(): Promise<void> {
    const names = [...this.#names].slice(0, MOST_NAMES)
    for (const [name] of names) this.#names.delete(name)
    if (this.#names.size > 0) this.#pace.soon()
    // Entries come before the names: whoever could take them in has nothing left to read.
    const entries = packed(this.#entries.splice(0)).map((text): Payload => [ENTRIES, text])
    const words = names.map(([name, reach]) => (reach === undefined ? name : `${name} ${REACH}${reach}`))
    const messages = [...this.#messages].flatMap(([node, texts]) =>
      packed(texts).map((text): Payload => [`${NODE}${node}`, text]),
    )
    this.#messages.clear()
    return this.#notify([...messages, ...entries, ...(words.length > 0 ? [[TABLES, words.join(' ')] as const] : [])])
  }

  #notify(payloads: readonly Payload[]): Promise<void> {
    if (this.#closed || payloads.length === 0) return Promise.resolve()
    const signed = payloads.map(([channel, text]): Payload => [channel, `${this.node} ${text}`])
    return this.#send(signed).then(
      () => {},
      () => {},
    )
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#pace.stop()
    await this.#listener.close()
  }
}

/** A name may be followed by how far its log reaches; nodes of earlier versions take that for a table they do not have. */
function hearNames(handlers: NotificationHandlers, words: readonly string[]): void {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (word.startsWith(REACH) || word === HELLO) continue
    if (word.startsWith(PRESENCE)) handlers.presenceChanged(word.slice(PRESENCE.length))
    else if (word.startsWith(PERSON)) handlers.disconnect(word.slice(PERSON.length))
    else handlers.tableChanged(word, next?.startsWith(REACH) ? Number(next.slice(REACH.length)) : undefined)
  }
}
