import { given, type Json } from '@grotto/kernel'
import type { AppendedLog } from '../cluster.ts'
import type { EncodedChange } from './encoded-change.ts'
import { FlushPace } from './flush-pace.ts'
import { type Link, linesOf, type Payload } from './link.ts'
import type { Listener } from './listener.ts'
import { NodeLinks } from './node-links.ts'
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

interface Ports {
  readonly listener: Listener
  /** Through the database, to everybody who listens. */
  readonly notify: (payloads: readonly Payload[]) => Promise<unknown>
  /** What only nodes of this installation know. */
  readonly linkKey: () => Promise<Buffer>
}

/** The way something went to a node: on a line that is there, or else through the database. */
export interface Way {
  readonly link: Link | undefined
}

interface Told extends Way {
  readonly node: string
  readonly text: string
}

/**
 * Tells other nodes that tables have changed: their names, how far their logs reach, and the new entries themselves
 * where they are short, so that nobody has to ask for them. The log decides all the same. A lost notification does no
 * harm, since whoever waits also looks from time to time. Notifying takes a lock at commit: it gathers, and gets a
 * commit of its own. Where there are lines to all other nodes, what happens with every move goes there instead.
 */
export class Notifier {
  readonly #ports: Ports
  /** This node's name, under which others hear it. */
  readonly node: string
  readonly #names = new Map<string, number | undefined>()
  #entries: string[] = []
  #messages: Told[] = []
  readonly #pace = new FlushPace(() => this.#flush())
  #closed = false
  /** Other nodes the database knew at the last heartbeat; nothing before the first one. */
  #others: ReadonlySet<string> | undefined
  /** When each was heard of. */
  readonly #heardAt = new Map<string, number>()
  #handlers: NotificationHandlers | undefined
  #links: NodeLinks | undefined
  #opening: Promise<string> | undefined

  constructor(node: string, ports: Ports) {
    this.node = node
    this.#ports = ports
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

  /** The other nodes that are known to the database: if there are none, nobody is told what is appended. */
  set others(nodes: readonly string[]) {
    this.#others = new Set(nodes)
    for (const node of this.#heardAt.keys()) if (!this.#isThere(node)) this.#heardAt.delete(node)
    this.#links?.keep(this.#there())
    void this.#callOthers().catch(() => {})
  }

  /** Nodes that are known to the database, or were heard of since it was asked. */
  #there(): ReadonlySet<string> {
    return new Set([...(this.#others ?? []), ...this.#heardAt.keys()].filter(node => this.#isThere(node)))
  }

  #isThere(node: string): boolean {
    return this.#others?.has(node) || performance.now() - (this.#heardAt.get(node) ?? -LATELY_MS) < LATELY_MS
  }

  /** Calls everybody to whom there is no line; who has not said where she can be called is told where this one can. */
  async #callOthers(): Promise<void> {
    const nodes = [...this.#there()]
    if (nodes.length === 0 || !this.#handlers || this.#closed) return
    const address = await this.#openLinks(this.#handlers)
    const links = given(this.#links, 'the lines that were opened')
    for (const node of nodes) if (!links.call(node)) this.tell(node, { link: address, answer: true }, NO_LINK)
  }

  /** Where others can call: at the address from which this node reaches the database, which they reach too. */
  #openLinks(handlers: NotificationHandlers): Promise<string> {
    const open = async (): Promise<string> => {
      const { localAddress } = this.#ports.listener
      if (localAddress === undefined) throw new Error('the database is not reached just now')
      // What cannot be understood ends the line, and comes by the database.
      const heard = (channel: string, text: string) => this.#hear(handlers, channel, text)
      const links = new NodeLinks(this.node, await this.#ports.linkKey(), { heard, missed: handlers.missed })
      this.#links = links
      if (this.#closed) links.close()
      return links.open(localAddress)
    }
    this.#opening ??= open().catch(error => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #onCalled(node: string, { link, answer }: LinkOffer): Promise<void> {
    const address = await this.#openLinks(given(this.#handlers, 'who hears a call'))
    given(this.#links, 'the lines that were opened').meet(node, link)
    if (answer) this.tell(node, { link: address }, NO_LINK)
  }

  /** Who comes says so, and is told everything from then on. */
  hello(): void {
    void this.#notify([[TABLES, HELLO]])
  }

  #isAlone(): boolean {
    return this.#others?.size === 0 && this.#there().size === 0
  }

  /** For what only those who are there now should hear. */
  broadcast(text: string): void {
    if (Buffer.byteLength(text) < LONGEST_PAYLOAD) void this.#notify([[MESSAGES, text]])
  }

  /**
   * Says something to one other node, which may be gone; not more than fits into a payload. What must come later than
   * something else goes the same way.
   */
  tell(node: string, message: Json, { link }: Way = { link: this.#links?.to(node) }): Way {
    this.#messages.push({ node, text: JSON.stringify(message), link })
    this.#pace.soon()
    return { link }
  }

  /** Listens from now on, through every loss of the connection. */
  async listen(handlers: NotificationHandlers): Promise<void> {
    this.#handlers = handlers
    await this.#ports.listener.listen({
      channels: [ENTRIES, TABLES, MESSAGES, `${NODE}${this.node}`],
      heard: (channel, text) => this.#heard(handlers, channel, text),
      missed: handlers.missed,
    })
    // Only now is the answer heard.
    void this.#callOthers().catch(() => {})
  }

  /** An error would be one of a socket, which nobody catches: it would end the node. */
  #heard(handlers: NotificationHandlers, channel: string, payload: string): void {
    try {
      this.#hear(handlers, channel, payload)
    } catch (error) {
      handlers.notUnderstood(error as Error)
    }
  }

  #hear(handlers: NotificationHandlers, channel: string, payload: string): void {
    const end = payload.indexOf(' ')
    const node = payload.slice(0, end)
    if (node === this.node) return
    this.#heardAt.set(node, performance.now())
    const text = payload.slice(end + 1)
    if (channel === MESSAGES) handlers.message(text)
    else if (channel === ENTRIES) for (const log of parseLogs(node, text)) handlers.appended(log)
    else if (channel.startsWith(NODE)) for (const message of JSON.parse(text) as Json[]) this.#told(node, message)
    else hearNames(handlers, text.split(' '))
  }

  #told(node: string, message: Json): void {
    const offer = offerIn(message)
    if (offer) void this.#onCalled(node, offer).catch(() => {})
    else this.#handlers?.told(node, message)
  }

  #flush(): Promise<void> {
    const names = [...this.#names].slice(0, MOST_NAMES)
    for (const [name] of names) this.#names.delete(name)
    if (this.#names.size > 0) this.#pace.soon()
    // Entries come before the names: whoever could take them in has nothing left to read.
    const entries = packed(this.#entries.splice(0)).map((text): Payload => [ENTRIES, text])
    const words = names.map(([name, reach]) => (reach === undefined ? name : `${name} ${REACH}${reach}`))
    const messages = this.#passMessages()
    const news = [...entries, ...(words.length > 0 ? [[TABLES, words.join(' ')] as const] : [])]
    const links = names.every(isEveryMove) ? this.#linksToAll() : undefined
    if (!links) return this.#notify([...messages, ...news])
    const lines = linesOf(this.#signed(news))
    if (lines !== '') for (const link of links) link.send(lines)
    return this.#notify(messages)
  }

  /** Messages to single nodes; those that must go through the database are left. */
  #passMessages(): Payload[] {
    const left: Payload[] = []
    for (const [node, told] of Map.groupBy(this.#messages.splice(0), ({ node }) => node))
      for (const [link, same] of Map.groupBy(told, ({ link }) => (link?.isUp ? link : undefined))) {
        const texts = packed(same.map(({ text }) => text))
        const payloads = texts.map((text): Payload => [`${NODE}${node}`, text])
        if (link) link.send(linesOf(this.#signed(payloads)))
        else left.push(...payloads)
      }
    return left
  }

  /** To how many other nodes there is a line. */
  get linked(): number {
    return [...this.#there()].filter(node => this.#links?.to(node)).length
  }

  /** The lines to all other nodes, if there is one to each. */
  #linksToAll(): Link[] | undefined {
    const links = [...this.#there()].map(node => this.#links?.to(node))
    return links.length > 0 && links.every(link => link !== undefined) ? links : undefined
  }

  #signed(payloads: readonly Payload[]): Payload[] {
    return payloads.map(([channel, text]): Payload => [channel, `${this.node} ${text}`])
  }

  #notify(payloads: readonly Payload[]): Promise<void> {
    if (this.#closed || payloads.length === 0) return Promise.resolve()
    return this.#ports.notify(this.#signed(payloads)).then(
      () => {},
      () => {},
    )
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#pace.stop()
    this.#links?.close()
    await this.#ports.listener.close()
  }
}

const NO_LINK: Way = { link: undefined }

/** A node says where it can be called. Nodes of earlier versions make nothing of it. */
interface LinkOffer {
  readonly link: string
  /** Whether it wants to know the same. */
  readonly answer: boolean
}

function offerIn(message: Json): LinkOffer | undefined {
  if (typeof message !== 'object' || message === null || !('link' in message)) return undefined
  const { link, answer } = message
  return typeof link === 'string' ? { link, answer: answer === true } : undefined
}

/** What is said with every move, or whenever somebody comes or goes. The rest is rare, and goes through the database. */
const isEveryMove = ([name, reach]: readonly [string, number | undefined]): boolean =>
  reach !== undefined || name.startsWith(PRESENCE)

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
