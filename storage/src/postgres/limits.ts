import { Socket } from 'node:net'
import type { ClientConfig } from 'pg'

/** A connection is there within this time, or the database counts as away. */
const CONNECT_MS = 3_000
/** The database gives up on a statement first; if not even that is heard, the connection is given up. */
const STATEMENT_MS = 4_000
const ANSWER_MS = 5_000
/** Whoever falls silent between two statements of a transaction must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** Layouts change in their own time, and nodes that start together wait for each other. */
const PATIENT_MS = 600_000
const KEEPALIVE_S = 10

/** How long a connection may take for everything it does. */
export const limited = (answer = ANSWER_MS): ClientConfig => limits(Math.min(STATEMENT_MS, answer), answer)

export const patient = (): ClientConfig => limits(PATIENT_MS, PATIENT_MS)

const limits = (statement: number, answer: number): ClientConfig => ({
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: answer,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_S * 1000,
  options: [
    // Every question has its index; a plan made while a table was empty must not stay when it has grown.
    'enable_seqscan=off',
    `statement_timeout=${statement}`,
    `idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    // The database's end of a dead line.
    `tcp_keepalives_idle=${KEEPALIVE_S}`,
    'tcp_keepalives_interval=3',
    'tcp_keepalives_count=3',
  ]
    .map(setting => `-c ${setting}`)
    .join(' '),
})

/** The sockets of connections, to be able to drop them: a dead line does not even take leave. */
export class OpenSockets {
  readonly #open = new Set<Socket>()

  /** For the driver, wherever it wants a socket. */
  readonly stream = (): Socket => {
    const socket = new Socket()
    this.#open.add(socket)
    return socket.once('close', () => this.#open.delete(socket))
  }

  /** The address of this machine that one of them has; none while there is no connection. */
  get localAddress(): string | undefined {
    const connected = [...this.#open].find(({ readyState }) => readyState === 'open')
    // One within the machine has none.
    return connected && (connected.localAddress ?? 'localhost')
  }

  drop(): void {
    for (const socket of this.#open) socket.destroy()
  }

  /** They were asked to close: what has not done so by then is dropped. */
  async closed(within: number): Promise<void> {
    const closing = [...this.#open].map(socket => new Promise(done => socket.once('close', done)))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise(done => {
      timer = setTimeout(done, within)
    })
    await Promise.race([Promise.all(closing), late])
    clearTimeout(timer)
    this.drop()
  }
}
