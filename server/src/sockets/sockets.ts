import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Bye, MAX_COMMAND_BYTES, type Message, SOCKET_PATH } from '@grotto/protocol'
import { WebSocketServer } from 'ws'
import type { Visitor } from '../budgets/budgets.ts'
import { CALL } from '../budgets/turns.ts'
import { clientAddress, type Trust } from '../http/client-address.ts'
import type { Timeouts } from '../http/timeouts.ts'
import type { Known } from '../identity/identity.ts'
import { Connection, type ConnectionPorts } from './connection.ts'
import { FrameWriter } from './frame-writer.ts'
import { type Counting, Heartbeats } from './heartbeats.ts'
import type { SlowReaders } from './slow-readers.ts'

interface Ports extends ConnectionPorts {
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Known | undefined>
  readonly allowedOrigin: (request: IncomingMessage) => boolean
  /** Whether the host that was asked for is ours. */
  readonly meantForUs: (request: IncomingMessage) => boolean
  readonly timeouts: Timeouts
  readonly trustProxy: Trust
  readonly readers: SlowReaders
  readonly isBanned: (visitor: Visitor) => boolean
}

/** Of one message; browsers send it in one piece. */
const MOST_FRAGMENTS = 64
const TOO_MANY = '429 Too Many Requests'

/** The sockets: only from our own pages, only with an identity, and dropped when they no longer answer. */
export class Sockets {
  readonly #ports: Ports
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_COMMAND_BYTES,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
    // Thousands of frames may come in one go: each waits for its turn, and a ping is answered within the sender's share.
    allowSynchronousEvents: false,
    autoPong: false,
  })
  readonly #connections = new Set<Connection>()
  readonly #heartbeats: Heartbeats
  #stopping = false

  constructor(http: Server, ports: Ports) {
    this.#ports = ports
    http.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch(error => {
        ports.onFailure('upgrade', error)
        socket.destroy()
      })
    })
    this.#heartbeats = new Heartbeats(ports.timeouts.heartbeat)
  }

  get open(): number {
    return this.#connections.size
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const refusal = this.#refusal(request)
    if (refusal) return refuse(socket, refusal)
    const { identify, budgets, trustProxy, readers, isBanned } = this.#ports
    const address = clientAddress(request, trustProxy)
    if (budgets.take('calls', { person: '', address }) > 0) return refuse(socket, TOO_MANY)
    await budgets.turn(address, CALL)
    const known = await identify(request.headers).catch(() => null)
    // Whoever went meanwhile would never be heard to leave.
    if (socket.destroyed) return
    if (known === null) return refuse(socket, '503 Service Unavailable')
    if (!known) return refuse(socket, '401 Unauthorized')
    const { person } = known
    if (isBanned({ person: person.id, address })) return refuse(socket, '403 Forbidden')
    const leave = budgets.enter('sockets', { person: person.id, address })
    if (!leave) return refuse(socket, TOO_MANY)
    socket.once('close', leave)
    this.#server.handleUpgrade(request, socket, head, webSocket => {
      socket.prependListener('data', (chunk: Buffer) => {
        if (budgets.take('bytes', { person: person.id, address }, chunk.length) > 0) webSocket.terminate()
      })
      const writer = new FrameWriter(socket)
      const connection = new Connection(webSocket, known, address, this.#ports, text => writer.write(text))
      const forget = readers.add(connection)
      this.#connections.add(connection)
      const impatient = setTimeout(() => connection.greeted || webSocket.terminate(), this.#ports.timeouts.hello)
      const rest = this.#heartbeats.add(webSocket, socket as Duplex & Counting)
      webSocket.on('close', () => {
        clearTimeout(impatient)
        rest()
        forget()
        this.#connections.delete(connection)
      })
    })
  }

  #refusal(request: IncomingMessage): string | undefined {
    if (this.#stopping) return '503 Service Unavailable'
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found'
    if (!this.#ports.meantForUs(request)) return '421 Misdirected Request'
    return this.#ports.allowedOrigin(request) ? undefined : '403 Forbidden'
  }

  get connections(): readonly Connection[] {
    return [...this.#connections]
  }

  /** Everybody with a socket here. */
  get people(): ReadonlySet<string> {
    return new Set([...this.#connections].map(({ person }) => person))
  }

  /** To everybody with a socket here. */
  tell(message: Message): void {
    const text = JSON.stringify(message)
    for (const connection of this.#connections) if (connection.greeted) connection.send(text)
  }

  /** Everything this person has open here ends. */
  dismiss(person: string, bye: Bye): void {
    for (const connection of this.#connections) if (connection.person === person) connection.dismiss(bye)
  }

  /** Tells everybody to come back soon, each a little later than the other, and waits until they are gone. */
  async close(): Promise<void> {
    this.#stopping = true
    this.#heartbeats.close()
    const gone = [...this.#server.clients].map(client => new Promise(done => client.once('close', done)))
    let again = 500
    for (const connection of this.#connections) {
      connection.bye({ type: 'bye', why: 'stopping', again })
      again = Math.min(again + 5, 5_000)
    }
    await Promise.race([Promise.all(gone), new Promise(done => setTimeout(done, 1_000).unref())])
    for (const client of this.#server.clients) client.terminate()
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
