import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { fastChance } from '@grotto/kernel'
import { SOCKET_PATH } from '@grotto/protocol'
import { Client } from '../test-kit/client.ts'

const ROUTERS = 250
/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 5_000

export const sleep = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))

/** Somebody who will go without a word: everything she has open can be ended at any moment. */
export class Guest extends Client {
  readonly #chance: ReturnType<typeof fastChance>
  readonly #open = new Set<{ destroy(): unknown }>()
  #gone = false

  /** What she does follows from her name. */
  constructor(address: string, name: string) {
    super(address, name.replaceAll(/\W/g, '-'))
    this.#chance = fastChance(name)
    this.headers = { 'x-forwarded-for': `198.51.100.${1 + this.below(ROUTERS)}` }
  }

  below(limit: number): number {
    return this.#chance('soak', limit)
  }

  oneOf<T>(things: readonly T[]): T | undefined {
    return things.length === 0 ? undefined : things[this.below(things.length)]
  }

  /** A moment of at most so many milliseconds. */
  moment(longest: number): Promise<void> {
    return sleep(this.below(longest + 1))
  }

  /** On a connection of its own, so that none is kept by us. */
  override async request(method: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const response = await this.answerTo(this.call(method, path, body))
    const text = await textOf(response)
    const set = response.headers['set-cookie']?.[0]
    if (set) this.cookie = set.split(';')[0]!
    return { status: response.statusCode!, json: text === '' ? undefined : JSON.parse(text) }
  }

  /** A call of which the answer is not waited for; it may be ended. */
  call(method: string, path: string, body?: unknown): ClientRequest {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const json = text === undefined ? {} : { 'content-type': 'application/json' }
    const cookie = this.cookie ? { cookie: this.cookie } : {}
    const call = httpRequest(new URL(path, this.address), {
      method,
      agent: false,
      headers: { ...this.headers, ...cookie, ...json },
    })
    this.#keep(call)
    call.on('error', () => {})
    call.end(text)
    return call
  }

  answerTo(call: ClientRequest): Promise<IncomingMessage> {
    return new Promise((done, failed) => {
      call.once('response', done)
      call.once('error', failed)
      call.once('close', () => failed(new Error('cut off')))
    })
  }

  /** Writes raw bytes, piece by piece, and cuts the line within so many milliseconds: closed in order, or not even that. */
  async blurt(bytes: string | Buffer, longest: number): Promise<void> {
    const { hostname, port } = new URL(this.address)
    const socket = connect(Number(port), hostname)
    this.#keep(socket)
    socket.on('error', () => {}).resume()
    const cut = this.below(bytes.length)
    socket.write(bytes.slice(0, cut))
    await this.moment(longest)
    socket.write(bytes.slice(cut))
    await this.moment(longest)
    if (this.below(2) === 0) socket.resetAndDestroy()
    else socket.end()
  }

  /** The head of a request as it goes over the line. */
  head(line: string, ...more: readonly string[]): string {
    const headers = Object.entries({ host: new URL(this.address).host, ...this.headers, cookie: this.cookie })
    return `${[`${line} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), ...more].join('\r\n')}\r\n\r\n`
  }

  get upgrade(): string {
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    return this.head(
      `GET ${SOCKET_PATH}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      key,
    )
  }

  /** Another line of hers, which goes when she does. */
  keepBeside(other: Client): void {
    if (this.#gone) other.drop()
    else this.#open.add({ destroy: () => other.drop() })
  }

  /** Gone, with everything that was open. */
  vanish(): void {
    this.#gone = true
    this.drop()
    for (const each of this.#open) each.destroy()
    this.#open.clear()
    this.known.clear()
    this.heard.length = 0
  }

  #keep(line: ClientRequest | ReturnType<typeof connect>): void {
    this.#open.add(line)
    line.once('close', () => this.#open.delete(line))
  }
}

/** What she gets to hear, or nothing where it takes too long or the line is cut. */
export function patiently<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(done => {
    timer = setTimeout(() => done(undefined), PATIENCE)
  })
  return Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
