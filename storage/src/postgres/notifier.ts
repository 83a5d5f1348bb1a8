import type { Json } from '@grotto/kernel'
import type { AppendedLog } from '../cluster.ts'
import { parseReceipt } from '../receipt.ts'
import type { Entry } from '../store.ts'
import type { EncodedChange } from './encoded-change.ts'
import type { Listener } from './listener.ts'

/** Names of the channels, which nodes of other versions know as well. */
const TABLES = 'grotto_bell'
const MESSAGES = 'grotto_words'
const ENTRIES = 'grotto_entries'
/** Notifications wait this long for others: they take a lock at commit, so they get a commit of their own, seldom. */
const GATHER_MS = 4
/** PostgreSQL refuses payloads of 8000 bytes; further names go into the next one, longer messages are not sent. */
const MOST_NAMES = 200
const LONGEST_PAYLOAD = 7_000
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
  /** The connection was down: anything may have been missed. */
  missed(): void
}

type Payload = readonly [channel: string, text: string]

/**
 * Tells other nodes that tables have changed: their names, how far their logs reach, and the new entries themselves
 * where they are short, so that nobody has to ask for them. The log decides all the same. A lost notification does no
 * harm, since whoever waits also looks from time to time.
 */
export class Notifier {
  readonly #listener: Listener
  readonly #node: string
  readonly #send: (payloads: readonly Payload[]) => Promise<unknown>
  readonly #names = new Map<string, number | undefined>()
  #entries: string[] = []
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #alone = false
  #heardAt = Number.NEGATIVE_INFINITY

  constructor(listener: Listener, node: string, send: (payloads: readonly Payload[]) => Promise<unknown>) {
    this.#listener = listener
    this.#node = node
    this.#send = send
  }

  /** The log of a table has changed, and not only at its end. */
  notify(table: string): void {
    this.#names.set(table, undefined)
    this.#flushSoon()
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
    this.#flushSoon()
  }

  /** Whether other nodes are known to the database: if not, nobody is told what is appended. */
  set alone(alone: boolean) {
    this.#alone = alone
  }

  /** Who comes says so, and is told everything from then on. */
  hello(): void {
    this.#notify([[TABLES, HELLO]])
  }

  #isAlone(): boolean {
    return this.#alone && performance.now() - this.#heardAt > LATELY_MS
  }

  /** For what only those who are there now should hear. */
  broadcast(text: string): void {
    if (Buffer.byteLength(text) < LONGEST_PAYLOAD) this.#notify([[MESSAGES, text]])
  }

  /** Listens from now on, through every loss of the connection. */
  listen(handlers: NotificationHandlers): Promise<void> {
    const heard = (channel: string, text: string) => this.#hear(handlers, channel, text)
    return this.#listener.listen({ channels: [ENTRIES, TABLES, MESSAGES], heard, missed: handlers.missed })
  }

  #hear(handlers: NotificationHandlers, channel: string, payload: string): void {
    const end = payload.indexOf(' ')
    if (payload.slice(0, end) === this.#node) return
    this.#heardAt = performance.now()
    const text = payload.slice(end + 1)
    if (channel === MESSAGES) handlers.message(text)
    else if (channel === ENTRIES) for (const log of parseLogs(text)) handlers.appended(log)
    else hearNames(handlers, text.split(' '))
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS)
  }

  #flush(): void {
    this.#timer = undefined
    const names = [...this.#names].slice(0, MOST_NAMES)
    for (const [name] of names) this.#names.delete(name)
    if (this.#names.size > 0) this.#flushSoon()
    // Entries come before the names: whoever could take them in has nothing left to read.
    const entries = packed(this.#entries.splice(0)).map((text): Payload => [ENTRIES, text])
    const words = names.map(([name, reach]) => (reach === undefined ? name : `${name} ${REACH}${reach}`))
    this.#notify([...entries, ...(words.length > 0 ? [[TABLES, words.join(' ')] as const] : [])])
  }

  #notify(payloads: readonly Payload[]): void {
    if (this.#closed || payloads.length === 0) return
    this.#send(payloads.map(([channel, text]) => [channel, `${this.#node} ${text}`])).catch(() => {})
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
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

/** Bodies are JSON already. */
function logText(table: string, rulesVersion: number | null, entries: EncodedChange['entries']): string {
  const texts = entries.map(
    ({ sequence, at, body, receipt }) => `[${sequence},${at},${body},${JSON.stringify(receipt)}]`,
  )
  return `[${JSON.stringify(table)},${rulesVersion},[${texts.join()}]]`
}

type EntryText = [sequence: number, at: number, body: Json, receipt: string | null]
type LogText = [table: string, rulesVersion: number | null, entries: EntryText[]]

const parseLogs = (text: string): AppendedLog[] =>
  (JSON.parse(text) as LogText[]).map(([table, rulesVersion, entries]) => ({
    table,
    rulesVersion: rulesVersion ?? undefined,
    entries: entries.map(entryIn),
  }))

const entryIn = ([sequence, at, body, receipt]: EntryText): Entry => ({
  sequence,
  at,
  body,
  ...(receipt === null ? {} : { receipt: parseReceipt(receipt) }),
})

/** As many together as fit; what is too long alone is left to those who read. */
function packed(texts: readonly string[]): string[] {
  const payloads: string[][] = []
  let room = 0
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1
    if (bytes > LONGEST_PAYLOAD) continue
    if (bytes > room) {
      payloads.push([])
      room = LONGEST_PAYLOAD
    }
    payloads.at(-1)!.push(text)
    room -= bytes
  }
  return payloads.map(payload => `[${payload.join()}]`)
}
