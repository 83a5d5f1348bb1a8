import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_COMMAND_BYTES, SOCKET_PATH } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import { WebSocketServer } from 'ws'
import { Connection, type ConnectionPorts } from './connection.ts'
import { Headcount } from './headcount.ts'
import { Line } from './line.ts'

interface Ports extends ConnectionPorts {
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Person | undefined>
  readonly allowedOrigin: (request: IncomingMessage) => boolean
  readonly trustProxy: boolean
}

const HEARTBEAT = 30_000
/** A household or a school may share an address; nobody needs so many tabs. */
const SOCKETS_PER_ADDRESS = 200
const SOCKETS_PER_PERSON = 20

/** The sockets: only from our own pages, only with an identity, and dropped when they no longer answer. */
export class Sockets {
  readonly #ports: Ports
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_COMMAND_BYTES, perMessageDeflate: false })
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: NodeJS.Timeout
  readonly #byAddress: Headcount
  readonly #byPerson: Headcount
  #stopping = false

  constructor(http: Server, ports: Ports) {
    this.#ports = ports
    this.#byAddress = new Headcount(SOCKETS_PER_ADDRESS * ports.rateLimits)
    this.#byPerson = new Headcount(SOCKETS_PER_PERSON * ports.rateLimits)
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref()
  }

  get open(): number {
    return this.#connections.size
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const refusal = this.#refusal(request)
    if (refusal) return refuse(socket, refusal)
    const person = await this.#ports.identify(request.headers).catch(() => null)
    if (person === null) return refuse(socket, '503 Service Unavailable')
    if (!person) return refuse(socket, '401 Unauthorized')
    const address = this.#addressOf(request)
    if (this.#byAddress.isFull(address) || this.#byPerson.isFull(person.id))
      return refuse(socket, '429 Too Many Requests')
    this.#count(socket, address, person.id)
    this.#server.handleUpgrade(request, socket, head, webSocket => {
      const line = new Line(socket)
      const connection = new Connection(webSocket, person, this.#ports, text => line.write(text))
      this.#connections.add(connection)
      webSocket.on('close', () => this.#connections.delete(connection))
      ALIVE.add(webSocket)
      webSocket.on('pong', () => ALIVE.add(webSocket))
    })
  }

  #count(socket: Duplex, address: string, person: string): void {
    this.#byAddress.enter(address)
    this.#byPerson.enter(person)
    socket.once('close', () => {
      this.#byAddress.leave(address)
      this.#byPerson.leave(person)
    })
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#ports.trustProxy ? headers['x-forwarded-for'] : undefined
    const nearest = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
    return nearest ?? socket.remoteAddress ?? ''
  }

  #refusal(request: IncomingMessage): string | undefined {
    if (this.#stopping) return '503 Service Unavailable'
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found'
    return this.#ports.allowedOrigin(request) ? undefined : '403 Forbidden'
  }

  #beat(): void {
    for (const webSocket of this.#server.clients) {
      if (!ALIVE.delete(webSocket)) webSocket.terminate()
      else webSocket.ping()
    }
  }

  /** Tells everybody to come back soon, each a little later than the other, and waits until they are gone. */
  async close(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#heartbeat)
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

/** Sockets that have answered since the last heartbeat. */
const ALIVE = new WeakSet<object>()

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
