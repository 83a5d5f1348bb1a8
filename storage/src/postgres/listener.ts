import pg from 'pg'
import type { DatabaseWatch } from './database-watch.ts'
import { limited, OpenSockets } from './limits.ts'

/** How soon a lost connection is replaced. */
const AGAIN_MS = 300
/** A line on which nothing is heard may be quiet or dead: it is asked so often, and must answer in time. */
const ASK_EVERY_MS = 2_000
const ANSWER_MS = 3_000
const FAREWELL_MS = 200

interface Ports {
  readonly channels: readonly string[]
  readonly heard: (channel: string, text: string) => void
  /** The line was down: anything may have been missed. */
  readonly missed: () => void
}

/**
 * The connection on which a node hears the others. It notices when its line is dead, silent lines included, and since
 * it is always there it also knows whether the database can be reached at all.
 */
export class Listener {
  readonly #connection: string
  readonly #watch: DatabaseWatch
  readonly #sockets = new OpenSockets()
  #close: () => void = () => {}
  readonly #closing = new Promise<void>(close => {
    this.#close = close
  })
  #closed = false
  #running: Promise<void> | undefined

  constructor(connection: string, watch: DatabaseWatch) {
    this.#connection = connection
    this.#watch = watch
  }

  /** The address of this machine from which the database is reached, while it is. */
  get localAddress(): string | undefined {
    return this.#sockets.localAddress
  }

  /** Listens from now on, through every loss of the line. Settles when it listens for the first time, or could not. */
  listen(ports: Ports): Promise<void> {
    return new Promise((listens, failed) => {
      this.#running = this.#run(ports, listens, failed)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#close()
    await this.#running
    await this.#sockets.closed(FAREWELL_MS)
  }

  async #run(ports: Ports, listens: () => void, failed: (error: Error) => void): Promise<void> {
    for (let times = 1; !this.#closed; times++) {
      await this.#connected(ports, () => {
        this.#watch.answered()
        if (times > 1) ports.missed()
        listens()
      }).catch(failed)
      await this.#pause(AGAIN_MS)
    }
  }

  /** One connection, from its beginning to its end. That it ended is no news before the next one fails too. */
  async #connected({ channels, heard }: Ports, listens: () => void): Promise<void> {
    const config = { connectionString: this.#connection, ...limited(ANSWER_MS), stream: this.#sockets.stream }
    const client = new pg.Client(config)
    const ended = new Promise<void>(end => client.once('error', () => end()).once('end', end))
    client.on('error', () => {}).on('notification', ({ channel, payload }) => heard(channel, payload ?? ''))
    try {
      await client.connect()
      await client.query(channels.map(channel => `LISTEN ${channel}`).join('; '))
    } catch (error) {
      this.#drop(client)
      this.#watch.silent(error as Error)
      throw error
    }
    listens()
    await Promise.race([ended, this.#keepAsking(client), this.#closing])
    this.#drop(client)
  }

  /** Until there is no answer. */
  async #keepAsking(client: pg.Client): Promise<void> {
    try {
      for (; !this.#closed; await this.#pause(ASK_EVERY_MS)) await client.query('SELECT 1')
    } catch {
      // Whoever waits for this connects anew.
    }
  }

  #drop(client: pg.Client): void {
    client.end().catch(() => {})
    if (!this.#closed) this.#sockets.drop()
  }

  async #pause(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const passed = new Promise<void>(done => {
      timer = setTimeout(done, milliseconds)
    })
    await Promise.race([passed, this.#closing])
    clearTimeout(timer)
  }
}
