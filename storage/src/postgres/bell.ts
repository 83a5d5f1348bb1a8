import type { Listener } from './listener.ts'

const BELL = 'grotto_bell'
const WORDS = 'grotto_words'
/** Rings are gathered this long: notifications take a lock at commit, so they get a commit of their own, seldom. */
const GATHER_MS = 4
/** PostgreSQL refuses messages of 8000 bytes; more rings go into the next one, longer words stay at home. */
const MOST_RINGS = 200
const LONGEST_WORD = 7_000
/** Before the name of a table: who looks at it has changed, not its log. */
const PEOPLE = '~'
/** Before the id of a person: what she has open is to be ended. */
const PERSON = '!'

/** What a node hears from the others, never from itself. */
export interface Ears {
  /** The log of this table has grown. */
  moved(table: string): void
  /** Other people look at this table. */
  people(table: string): void
  /** What this person has open is to be ended. */
  person(id: string): void
  /** Something said in passing, which nobody keeps. */
  word(text: string): void
  /** The line was down: anything may have been missed. */
  missed(): void
}

/**
 * Tells other nodes that tables have moved on. It carries their names and no data: the log is the data. A lost ring
 * does no harm, since whoever waits also looks from time to time.
 */
export class Bell {
  readonly #listener: Listener
  readonly #node: string
  readonly #notify: (channel: string, text: string) => Promise<unknown>
  readonly #waiting = new Set<string>()
  #closed = false

  constructor(listener: Listener, node: string, notify: (channel: string, text: string) => Promise<unknown>) {
    this.#listener = listener
    this.#node = node
    this.#notify = notify
  }

  ring(table: string): void {
    if (this.#waiting.size === 0) setTimeout(() => this.#flush(), GATHER_MS)
    this.#waiting.add(table)
  }

  ringPeople(table: string): void {
    this.ring(`${PEOPLE}${table}`)
  }

  ringPerson(id: string): void {
    this.ring(`${PERSON}${id}`)
  }

  /** For what only those who are there now should hear. */
  say(text: string): void {
    if (Buffer.byteLength(text) < LONGEST_WORD) this.#send(WORDS, text)
  }

  /** Listens from now on, through every loss of the line. */
  listen(ears: Ears): Promise<void> {
    const heard = (channel: string, text: string) => this.#hear(ears, channel, text)
    return this.#listener.listen({ channels: [BELL, WORDS], heard, missed: ears.missed })
  }

  #hear(ears: Ears, channel: string, payload: string): void {
    const [node, ...rest] = payload.split(' ')
    if (node === this.#node) return
    if (channel === WORDS) return ears.word(rest.join(' '))
    for (const item of rest)
      if (item.startsWith(PEOPLE)) ears.people(item.slice(PEOPLE.length))
      else if (item.startsWith(PERSON)) ears.person(item.slice(PERSON.length))
      else ears.moved(item)
  }

  #flush(): void {
    const rings = [...this.#waiting].slice(0, MOST_RINGS)
    for (const ring of rings) this.#waiting.delete(ring)
    if (this.#waiting.size > 0) setTimeout(() => this.#flush(), GATHER_MS)
    if (rings.length > 0) this.#send(BELL, rings.join(' '))
  }

  #send(channel: string, text: string): void {
    if (!this.#closed) this.#notify(channel, `${this.#node} ${text}`).catch(() => {})
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#listener.close()
  }
}
