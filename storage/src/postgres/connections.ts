import pg from 'pg'
import type { DatabaseWatch } from './database-watch.ts'
import { limited, OpenSockets, patient } from './limits.ts'

/** How long connections get to take leave. */
const FAREWELL_MS = 500

/** Our times and counts fit a double; the driver would hand 64-bit numbers out as text. */
const NUMBERS = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: NUMBERS as never })
  // Whoever asks hears of a line that breaks; one that nobody uses may break in silence.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * A node's connections to the database. Each question is answered in time or its connection is thrown away; while the
 * database is known to be away nobody waits.
 */
export class Connections {
  readonly #pool: pg.Pool
  readonly #sockets = new OpenSockets()
  readonly #watch: DatabaseWatch

  constructor(connectionString: string, max: number, watch: DatabaseWatch) {
    this.#watch = watch
    this.#pool = newPool({ connectionString, max, ...limited(), stream: this.#sockets.stream })
    // On a line that is dead, whoever waits for an answer hears so now, and nobody is given a connection of before.
    watch.onChange(isUp => isUp || this.#sockets.drop())
  }

  /** Work for which the database may take its time, before there is anything else to do. */
  static async patiently<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const pool = newPool({ connectionString, max: 2, ...patient() })
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  }

  async connect(): Promise<pg.PoolClient> {
    this.#watch.check()
    return this.#pool.connect()
  }

  async query(question: pg.QueryConfig | string): Promise<pg.QueryResult> {
    this.#watch.check()
    return this.#pool.query(question as pg.QueryConfig)
  }

  async end(): Promise<void> {
    await this.#pool.end()
    await this.#sockets.closed(FAREWELL_MS)
  }
}
