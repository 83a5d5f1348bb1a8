import {
  type Answer,
  type Command,
  type Message,
  PROTOCOL_VERSION,
  parseMessage,
  type Request,
  SOCKET_PATH,
  type TableMessage,
  type UpdateMessage,
} from '@grotto/protocol'
import { WebSocket } from 'ws'
import { Follower, type Known } from './follower.ts'

interface PendingAnswer {
  readonly test: (message: Message) => boolean
  readonly done: (message: Message) => void
  readonly failed: (fault: unknown) => void
}

export type { Known } from './follower.ts'

/** A person at a keyboard, for tests: her cookie, and her socket when it is open. */
export class Client {
  address: string
  cookie = ''
  /** Sent along with everything, as a proxy would. */
  headers: Readonly<Record<string, string>> = {}
  id = ''
  readonly heard: string[] = []
  readonly known = new Map<string, Known>()
  readonly followers = new Map<string, Follower>()
  #socket: WebSocket | undefined
  #waiting: PendingAnswer[] = []
  #commands = 0
  /** What it could not understand or follow: whoever waits for this client hears of it. */
  #fault: unknown
  readonly #tag: string

  constructor(address: string, tag = Math.random().toString(36).slice(2, 8)) {
    this.address = address
    this.#tag = tag
  }

  static async arrive(address: string, name?: string, tag?: string): Promise<Client> {
    const client = new Client(address, tag)
    const me = (await client.http('GET', '/api/me')) as { id: string }
    client.id = me.id
    if (name) await client.http('PUT', '/api/me', { name })
    return client
  }

  /** The same person on another device. */
  anotherDevice(): Client {
    const device = new Client(this.address)
    device.cookie = this.cookie
    device.id = this.id
    return device
  }

  async http(method: string, path: string, body?: unknown): Promise<unknown> {
    const { json } = await this.request(method, path, body)
    return json
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...this.headers,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0]!
    return { status: response.status, json: await response.json() }
  }

  /** Opens the socket and catches up on every table known, or says nothing yet. */
  async connect(greet = true): Promise<void> {
    const url = new URL(SOCKET_PATH, this.address.replace(/^http/, 'ws'))
    const socket = new WebSocket(url, { headers: { ...this.headers, cookie: this.cookie } })
    this.#socket = socket
    socket.on('message', data => this.#hear(String(data)))
    socket.on('error', () => {})
    await new Promise((done, failed) => {
      socket.once('open', done)
      socket.once('error', failed)
    })
    if (!greet) return
    const tables = Object.fromEntries([...this.known].map(([id, { version }]) => [id, version]))
    await this.say({ type: 'hello', protocol: PROTOCOL_VERSION, tables })
  }

  /** Loses the connection without a word. */
  drop(): void {
    this.#socket?.terminate()
    this.#socket = undefined
  }

  /** When the connection breaks. */
  cut(): Promise<undefined> {
    return new Promise(done => this.#socket?.once('close', () => done(undefined)))
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  raw(text: string): void {
    this.#socket?.send(text)
  }

  newCommand(request: Request): Command {
    return { ...request, id: `${this.#tag}-${++this.#commands}` } as Command
  }

  say(request: Request): Promise<Answer> {
    return this.send(this.newCommand(request))
  }

  async send(command: Command): Promise<Answer> {
    const answered = this.hear(message => message.type === 'answer' && message.id === command.id)
    this.raw(JSON.stringify(command))
    return (await answered) as Answer
  }

  async ok(request: Request): Promise<Answer> {
    const answer = await this.say(request)
    if (answer.result !== 'ok') throw new Error(`${request.type}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** The next message like this. */
  hear(test: (message: Message) => boolean): Promise<Message> {
    return new Promise((done, failed) => {
      if (this.#fault === undefined) this.#waiting.push({ test, done, failed })
      else failed(this.#fault)
    })
  }

  /** Until what is known of a table is like this. */
  async until(table: string, test: (known: Known) => boolean): Promise<Known> {
    for (;;) {
      const known = this.known.get(table)
      if (known && test(known)) return known
      await this.hear(message => 'table' in message && message.table === table)
    }
  }

  #hear(text: string): void {
    try {
      this.#take(text)
    } catch (fault) {
      // Thrown out of a socket's event it would end the whole run, whichever test it belongs to.
      this.#fault = fault
      for (const { failed } of this.#waiting) failed(fault)
    }
  }

  #take(text: string): void {
    const message = parseMessage(text)
    if (!message) throw new Error(`not understood: ${text.slice(0, 300)}`)
    // How many there are depends on how busy the machine is.
    if (message.type !== 'beat') this.heard.push(text)
    if (message.type === 'table' || message.type === 'update') this.#learn(message)
    const [matching, others] = [this.#waiting.filter(w => w.test(message)), this.#waiting.filter(w => !w.test(message))]
    this.#waiting = others
    for (const { done } of matching) done(message)
  }

  #learn(message: TableMessage | UpdateMessage): void {
    const follower = this.followers.get(message.table) ?? new Follower()
    this.followers.set(message.table, follower)
    follower.hear(message)
    if (follower.known) this.known.set(message.table, follower.known)
  }
}
