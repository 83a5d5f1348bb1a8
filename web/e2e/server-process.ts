import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRIEFLY_MS } from './brief-thoughts.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface ServerKind {
  /** The folder of another page than the ordinary one. */
  readonly page?: string
  /** Under which names of package.json it finds other files. */
  readonly conditions?: readonly string[]
}

/** Those whose end is still to come; whatever ends the tests ends them too. */
const running = new Set<ServerProcess>()
let watched = false

function endWithTests(server: ServerProcess): void {
  running.add(server)
  if (watched) return
  watched = true
  // A worker whose files are done is told to go, and killed before it would exit by itself.
  for (const end of ['exit', 'SIGTERM'] as const)
    process.once(end, () => {
      for (const each of running) each.discard()
    })
}

/** The real server on a free port, with a data folder of its own that goes away afterwards. */
export class ServerProcess {
  private process: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'grotto-e2e-'))
  private kind: ServerKind = {}
  address = ''

  static async open(kind: ServerKind = {}): Promise<ServerProcess> {
    const server = new ServerProcess()
    server.kind = kind
    endWithTests(server)
    await server.start(0)
    return server
  }

  private async start(port: number): Promise<void> {
    const { page, conditions = [] } = this.kind
    const env = {
      ...process.env,
      GROTTO_DATA: this.data,
      GROTTO_PORT: String(port),
      GROTTO_HOST: '127.0.0.1',
      GROTTO_BOT_PACE: '0',
      // They play as well as a test needs; at their usual length their thoughts are most of a server's work.
      GROTTO_BOT_THINKING: String(BRIEFLY_MS),
      GROTTO_RATE_LIMITS: '0',
      ...(page ? { GROTTO_PAGE: page } : {}),
    }
    this.process = spawn(process.execPath, [...conditions.map(each => `--conditions=${each}`), 'server/src/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.address = await addressSaidBy(this.process)
  }

  /** No time to say goodbye: what was acknowledged must be on disk. */
  async killAndRestart(): Promise<void> {
    const { port } = new URL(this.address)
    await this.end('SIGKILL')
    await this.start(Number(port))
  }

  /** For whoever ends with the tests and cannot wait. */
  discard(): void {
    this.process?.kill('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }

  get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null
  }

  async close(): Promise<void> {
    await this.end('SIGTERM')
    running.delete(this)
    rmSync(this.data, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.process
    if (!ending || !this.isRunning) return
    const gone = new Promise(done => ending.once('exit', done))
    ending.kill(signal)
    await gone
  }
}

let shared: Promise<ServerProcess> | undefined

/**
 * One ordinary server for all test files of a worker, which ends with it: a server takes a second to start, and whoever
 * comes to it is somebody new at a table of her own.
 */
export async function sharedServer(): Promise<ServerProcess> {
  const known = await shared?.catch(() => undefined)
  if (!known?.isRunning) shared = ServerProcess.open()
  return shared!
}

function addressSaidBy(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    server.stdout!.on('data', (chunk: Buffer) => {
      said += chunk
      const port = /localhost:(\d+)/.exec(said)?.[1]
      if (port) found(`http://localhost:${port}`)
    })
    server.once('exit', code => failed(new Error(`the server ended with ${code}: ${said}`)))
  })
}
