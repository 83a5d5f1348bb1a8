import type { AddressInfo } from 'node:net'
import { createServer, type Server, type TLSSocket } from 'node:tls'
import { isIdle, LINK_TLS, Link, payloadIn, SILENT_MS } from './link.ts'

/** More nodes than an installation has: whoever fills these holds up nobody but those who have no key. */
const MOST_CONNECTIONS = 256
const HANDSHAKE_MS = 2_000
/** A line holds what gathered in some milliseconds. */
const LONGEST_LINE = 4_000_000

export interface LinkHandlers {
  heard(channel: string, text: string): void
  /** A node that spoke to this one has gone, or its line has: anything may have been missed. */
  missed(): void
}

/**
 * Lines between nodes, past the database: what passes there costs a fraction of a notification. Each node calls the
 * others and speaks; whom it cannot reach it notifies. A line is encrypted, and open to who has the installation's key.
 */
export class NodeLinks {
  readonly #node: string
  readonly #key: Buffer
  readonly #handlers: LinkHandlers
  readonly #server: Server
  readonly #heard = new Set<TLSSocket>()
  readonly #addresses = new Map<string, string>()
  readonly #links = new Map<string, Link>()
  #closed = false

  constructor(node: string, key: Buffer, handlers: LinkHandlers) {
    this.#node = node
    this.#key = key
    this.#handlers = handlers
    const options = { ...LINK_TLS, handshakeTimeout: HANDSHAKE_MS, pskCallback: () => key }
    this.#server = createServer(options, socket => this.#listenTo(socket))
    this.#server.maxConnections = MOST_CONNECTIONS
    // Whoever does not have the key.
    this.#server.on('tlsClientError', (_, socket) => socket.destroy()).unref()
  }

  /** Waits for calls at this address of the machine; says where. */
  async open(host: string): Promise<string> {
    await new Promise<void>((listens, failed) => this.#server.on('error', failed).listen(0, host, listens))
    return `${host} ${(this.#server.address() as AddressInfo).port}`
  }

  /** A node says where it waits for calls. */
  meet(node: string, address: string): void {
    this.#addresses.set(node, address)
    this.call(node)
  }

  /** Whether the node has said where it waits; if it has, and there is no line to it, it is called. */
  call(node: string): boolean {
    const address = this.#addresses.get(node)
    if (address !== undefined && !this.#links.has(node) && !this.#closed) {
      const gone = (link: Link) => this.#links.get(node) === link && this.#links.delete(node)
      this.#links.set(node, new Link(address, this.#node, this.#key, gone))
    }
    return address !== undefined
  }

  /** The nodes there are: others are not called any more. */
  keep(nodes: ReadonlySet<string>): void {
    for (const node of this.#addresses.keys()) if (!nodes.has(node)) this.#addresses.delete(node)
    for (const [node, link] of this.#links) if (!nodes.has(node)) link.drop()
  }

  /** The line to a node, if it is there and answers. */
  to(node: string): Link | undefined {
    const link = this.#links.get(node)
    return link?.isUp ? link : undefined
  }

  #listenTo(socket: TLSSocket): void {
    this.#heard.add(socket)
    let line = ''
    socket
      .setNoDelay(true)
      .setEncoding('utf8')
      .setTimeout(SILENT_MS, () => socket.destroy())
      .on('error', () => socket.destroy())
      .on('data', (chunk: string) => {
        const lines = (line + chunk).split('\n')
        line = lines.pop() ?? ''
        if (line.length > LONGEST_LINE) socket.destroy()
        for (const text of lines) this.#hear(socket, text)
      })
      .once('close', () => {
        this.#heard.delete(socket)
        if (!this.#closed) this.#handlers.missed()
      })
      .unref()
  }

  #hear(socket: TLSSocket, line: string): void {
    if (isIdle(line)) return void socket.write('\n')
    try {
      this.#handlers.heard(...payloadIn(line))
    } catch {
      // Of a version that speaks otherwise: it notices that nobody answers, and goes through the database.
      socket.destroy()
    }
  }

  close(): void {
    this.#closed = true
    this.#server.close()
    for (const link of this.#links.values()) link.drop()
    for (const socket of this.#heard) socket.destroy()
  }
}
