import { connect, type Socket } from 'node:net'
import { connect as secured, type TLSSocket } from 'node:tls'

export type Payload = readonly [channel: string, text: string]

/** A node is asked so often whether it still hears; who has not answered so many times is notified instead. */
const ASK_EVERY_MS = 500
const MOST_UNANSWERED = 6
/** Who is not even asked for so long listens to a dead line. */
export const SILENT_MS = 2 * MOST_UNANSWERED * ASK_EVERY_MS
/** What waits to be sent is not more than this: whoever reads so slowly looks into the log by herself. */
const MOST_UNSENT = 4_000_000

/** A key that both sides have is proof enough: no certificates. The newest version that Node offers it for. */
export const LINK_TLS = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305:DHE-PSK-AES256-GCM-SHA384:PSK-AES256-GCM-SHA384',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const

/** A line that says nothing asks for one like it. */
export const isIdle = (line: string): boolean => line === ''

/** A line for each: the channel, a space, the text. Names and JSON as it is written have no line of their own to break. */
export const linesOf = (payloads: readonly Payload[]): string =>
  payloads.map(([channel, text]) => `${channel} ${text}\n`).join('')

export function payloadIn(line: string): Payload {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}

/** A line on which this node speaks to another one, from the call to its end. */
export class Link {
  readonly #raw: Socket
  readonly #socket: TLSSocket
  readonly #asking: NodeJS.Timeout
  /** Counted, not timed: who is late herself finds the answers behind the alarm. */
  #unanswered = 0
  #isSecure = false
  #isUp = false
  #isDropped = false
  readonly #gone: () => void

  constructor(address: string, node: string, key: Buffer, gone: (link: Link) => void) {
    const [host = '', port] = address.split(' ')
    this.#gone = () => gone(this)
    this.#raw = connect({ host, port: Number(port), noDelay: true })
    this.#socket = secured({
      ...LINK_TLS,
      socket: this.#raw,
      pskCallback: () => ({ psk: key, identity: node }),
      checkServerIdentity: () => undefined,
    })
    this.#raw.on('error', () => this.drop())
    this.#socket
      .on('error', () => this.drop())
      .once('close', () => this.drop())
      .once('secureConnect', () => this.#secured())
      .on('data', () => this.#answered())
    this.#raw.unref()
    this.#asking = setInterval(() => this.#ask(), ASK_EVERY_MS).unref()
  }

  /** Whether the other node has answered on it, a moment ago. */
  get isUp(): boolean {
    return this.#isUp && this.#socket.writableLength < MOST_UNSENT
  }

  /** Texts made by `linesOf`. */
  send(lines: string): void {
    if (this.isUp) this.#socket.write(lines)
  }

  /**
   * For good. What was not sent by then never comes: later words, by another way, must not be overtaken. After this turn of
   * the event loop: this may be said in the middle of a handshake, and to take the raw socket from under TLS there frees
   * what OpenSSL is working with (SIGSEGV).
   */
  drop(): void {
    if (this.#isDropped) return
    this.#isDropped = true
    this.#isUp = false
    clearInterval(this.#asking)
    setImmediate(() => {
      this.#raw.resetAndDestroy()
      this.#socket.destroy()
    })
    this.#gone()
  }

  #secured(): void {
    this.#isSecure = true
    this.#ask()
  }

  /** Nothing waits to be written for the time when both have shaken hands. */
  #ask(): void {
    if (this.#unanswered++ >= MOST_UNANSWERED) this.drop()
    else if (this.#isSecure) this.#socket.write('\n')
  }

  #answered(): void {
    if (this.#isDropped) return
    this.#unanswered = 0
    this.#isUp = true
  }
}
