import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server as a process of its own, so that it can be killed. */
export class ChildServer {
  readonly data = mkdtempSync(join(tmpdir(), 'grotto-child-'))
  readonly #environment: Record<string, string>
  #child: ChildProcess | undefined
  address = ''
  port = 0

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment
  }

  async start(): Promise<void> {
    const main = new URL('../src/main.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        GROTTO_DATA: this.data,
        GROTTO_PORT: String(this.port),
        GROTTO_HOST: '127.0.0.1',
        GROTTO_BOT_PACE: '0',
        GROTTO_RATE_LIMITS: '0',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.address = await announced(child)
    this.port = Number(new URL(this.address).port)
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Ends it as the loss of power would, or politely. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    const ended = new Promise<number | null>(done => child.once('exit', done))
    child.kill(signal)
    this.#child = undefined
    return ended
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }
}

function announced(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    child.stdout!.on('data', text => {
      said += text
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address) done(address.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', code => failed(new Error(`the server ended with ${code}: ${said}`)))
  })
}
