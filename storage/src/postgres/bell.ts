import pg from 'pg'

const CHANNEL = 'grotto_bell'
/** Rings are gathered this long: notifications take a lock at commit, so they get a commit of their own, seldom. */
const GATHER_MS = 4
/** How soon a lost listener is replaced. */
const AGAIN_MS = 500
/** PostgreSQL refuses longer messages; the rest goes into the next one. */
const MOST_TABLES = 200

/**
 * Tells other nodes that tables have moved on. It carries their names and no data: the log is the data. A lost ring
 * does no harm, since whoever waits also looks from time to time.
 */
export class Bell {
  readonly #connection: string
  readonly #send: (text: string) => Promise<unknown>
  readonly #waiting = new Set<string>()
  #listener: pg.Client | undefined
  #closed = false

  constructor(connection: string, send: (text: string) => Promise<unknown>) {
    this.#connection = connection
    this.#send = send
  }

  ring(table: string): void {
    if (this.#waiting.size === 0) setTimeout(() => this.#flush(), GATHER_MS)
    this.#waiting.add(table)
  }

  /** Hears every ring, one's own included. `lost` is told when the line was down: rings may have been missed. */
  async listen(heard: (table: string) => void, lost: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connection })
    client.on('notification', ({ payload }) => {
      for (const table of (payload ?? '').split(' ')) if (table) heard(table)
    })
    client.on('error', () => this.#listenAgain(heard, lost))
    client.on('end', () => this.#listenAgain(heard, lost))
    this.#listener = client
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      if (this.#listener === client) this.#listenAgain(heard, lost)
      else throw error
    }
  }

  #listenAgain(heard: (table: string) => void, lost: () => void): void {
    if (this.#closed || !this.#listener) return
    this.#listener.removeAllListeners()
    this.#listener.on('error', () => {})
    this.#listener.end().catch(() => {})
    this.#listener = undefined
    setTimeout(() => {
      if (!this.#closed) this.listen(heard, lost).then(lost, () => {})
    }, AGAIN_MS)
  }

  #flush(): void {
    const tables = [...this.#waiting].slice(0, MOST_TABLES)
    for (const table of tables) this.#waiting.delete(table)
    if (this.#waiting.size > 0) setTimeout(() => this.#flush(), GATHER_MS)
    if (tables.length > 0 && !this.#closed) this.#send(tables.join(' ')).catch(() => {})
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#listener?.end().catch(() => {})
  }
}

export const ringing = (text: string) => ({ text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] })
