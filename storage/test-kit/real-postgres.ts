import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OwnPostgres, ownPostgres } from './own-postgres.ts'
import { sharedPostgres } from './shared-postgres.ts'

/** A PostgreSQL for tests: the one DATABASE_URL points at, the one of this run of tests, or one that runs for us alone. */
export interface RealPostgres {
  /** Connection to a database that is new and empty. */
  freshDatabase(): Promise<string>
  /** Stops hard and starts again, as after the loss of power; only where it is our own. */
  restart(): Promise<void>
  /** One question to a database, for whoever measures. */
  ask<Row>(database: string, sql: string): Promise<Row[]>
  /** About half of a database's connections end, in the middle of a statement or between two. */
  cutConnections(database: string): Promise<void>
  stop(): Promise<void>
}

/** Never skips: where neither DATABASE_URL nor the packaged PostgreSQL can be used, it throws. */
export async function realPostgres(): Promise<RealPostgres> {
  const given = process.env.DATABASE_URL ?? (await sharedPostgres())
  const { connection, restart, stop } = given ? notOurs(given) : await ownPostgres()
  const made: string[] = []
  return {
    freshDatabase: () => freshDatabase(connection, made),
    restart,
    ask,
    cutConnections,
    stop: async () => {
      if (given) for (const name of made) await ask(connection, `DROP DATABASE ${name} WITH (FORCE)`)
      await stop()
    },
  }
}

const notOurs = (connection: string): OwnPostgres => ({
  connection,
  restart: async () => {
    throw new Error('this PostgreSQL is not ours to restart')
  },
  stop: async () => {},
})

async function freshDatabase(connection: string, made: string[]): Promise<string> {
  const name = `grotto_test_${randomBytes(8).toString('hex')}`
  await ask(connection, `CREATE DATABASE ${name}`)
  made.push(name)
  return Object.assign(new URL(connection), { pathname: `/${name}` }).href
}

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.5`

async function cutConnections(database: string): Promise<void> {
  await ask(database, CUT)
}

async function ask<Row>(database: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as Row[]
}
