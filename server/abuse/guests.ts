import { PROTOCOL_VERSION, SOCKET_PATH } from '@grotto/protocol'
import { WebSocket } from 'ws'

/** What came of what an attacker tried, by answer. */
export type Counts = Record<string, number>

/** Somebody at one address with as many identities as she likes, all of them hoarded before. */
export class Attacker {
  readonly address: string
  readonly counts: Counts = {}
  readonly cookies: string[] = []
  readonly #from: string

  constructor(address: string, from: string) {
    this.address = address
    this.#from = from
  }

  note(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  /** Guests, gathered from elsewhere at leisure. */
  async hoard(count: number): Promise<void> {
    while (this.cookies.length < count) {
      const from = `203.0.${Math.floor(this.cookies.length / 250)}.${this.cookies.length % 250}`
      const response = await fetch(`${this.address}/api/me`, { headers: { 'x-forwarded-for': from } })
      await response.text()
      this.cookies.push(response.headers.getSetCookie()[0]!.split(';')[0]!)
    }
  }

  async call(method: string, path: string, guest: number, body?: unknown): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method,
      headers: { ...this.headers(guest), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    this.note(`${method} ${response?.status ?? 'broken'}`)
    return response?.json().catch(() => undefined)
  }

  headers(guest: number): Record<string, string> {
    return { 'x-forwarded-for': this.#from, cookie: this.cookies[guest % this.cookies.length]! }
  }

  /** A socket that has been greeted, or nothing where it was refused. */
  async socket(guest: number): Promise<AttackSocket | undefined> {
    const url = new URL(SOCKET_PATH, this.address.replace(/^http/, 'ws'))
    const socket = new WebSocket(url, { headers: this.headers(guest) })
    const opened = await new Promise<boolean>(done => {
      socket.once('open', () => done(true))
      socket.once('error', () => done(false))
    })
    this.note(opened ? 'socket opened' : 'socket refused')
    return opened ? new AttackSocket(socket, this) : undefined
  }
}

export class AttackSocket {
  readonly #socket: WebSocket
  readonly #attacker: Attacker
  #number = 0

  constructor(socket: WebSocket, attacker: Attacker) {
    this.#socket = socket
    this.#attacker = attacker
    socket.on('error', () => {})
    socket.on('close', () => attacker.note('socket closed'))
    socket.on('message', data => this.#hear(String(data)))
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(request: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify({ id: `a${++this.#number}`, ...request }))
  }

  /** From now on nothing is read. */
  stopReading(): void {
    this.#socket.pause()
  }

  #hear(text: string): void {
    const answer = /^\{"type":"answer".*"result":"(\w+)"(?:,"(?:error":"(\w+)|refusal":.*"reason":"(\w+)))?/.exec(text)
    if (answer) this.#attacker.note(`answer ${answer[2] ?? answer[3] ?? answer[1]}`)
    else this.#attacker.note('heard')
  }
}
