import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export interface HouseKind {
  /** The folder of another page than the ordinary one. */
  readonly page?: string
  /** Under which names of package.json it finds other files. */
  readonly conditions?: readonly string[]
}

/** The real server on a free port, with a data folder of its own that goes away afterwards. */
export class House {
  private process: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'grotto-e2e-'))
  private kind: HouseKind = {}
  address = ''

  static async open(kind: HouseKind = {}): Promise<House> {
    const house = new House()
    house.kind = kind
    process.once('exit', () => house.process?.kill('SIGKILL'))
    await house.start(0)
    return house
  }

  private async start(port: number): Promise<void> {
    const { page, conditions = [] } = this.kind
    const env = {
      ...process.env,
      GROTTO_DATA: this.data,
      GROTTO_PORT: String(port),
      GROTTO_HOST: '127.0.0.1',
      GROTTO_BOT_PACE: '0',
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

  async close(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process
    if (!running || running.exitCode !== null) return
    const gone = new Promise(done => running.once('exit', done))
    running.kill(signal)
    await gone
  }
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
