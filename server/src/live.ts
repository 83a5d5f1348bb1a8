import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_COMMAND_BYTES, SOCKET_PATH } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import { WebSocketServer } from 'ws'
import { Connection, type ConnectionPorts } from './connection.ts'

interface Ports extends ConnectionPorts {
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Person | undefined>
  readonly allowedOrigin: (request: IncomingMessage) => boolean
}

const HEARTBEAT = 30_000

/** The sockets: only from our own pages, only with an identity, and dropped when they no longer answer. */
export class Sockets {
  readonly #ports: Ports
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_COMMAND_BYTES, perMessageDeflate: false })
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: NodeJS.Timeout
  #stopping = false

  constructor(http: Server, ports: Ports) {
    this.#ports = ports
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
    const person = await this.#ports.identify(request.headers).catch(() => undefined)
    if (!person) return refuse(socket, '401 Unauthorized')
    this.#server.handleUpgrade(request, socket, head, webSocket => {
      const connection = new Connection(webSocket, person, this.#ports)
      this.#connections.add(connection)
      webSocket.on('close', () => this.#connections.delete(connection))
      ALIVE.add(webSocket)
      webSocket.on('pong', () => ALIVE.add(webSocket))
    })
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
