import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The real server as a process of its own, so that it can be killed. */
export class ChildServer {
  readonly data = mkdtempSync(join(tmpdir(), 'grotto-child-'))
  readonly #environment: Record<string, string>
  readonly #flags: readonly string[]
  #child: ChildProcess | undefined
  address = ''
  /** What it has written. */
  said = ''
  /** What it wrote to its standard error in this life. */
  complained = ''
  port = 0

  /** `flags` are node's own. */
  constructor(environment: Record<string, string> = {}, flags: readonly string[] = []) {
    this.#environment = environment
    this.#flags = flags
  }

  /** With further settings for this life. */
  async start(environment: Record<string, string> = {}): Promise<void> {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
    const child = spawn(process.execPath, [...this.#flags, main], {
      env: {
        ...process.env,
        GROTTO_DATA: this.data,
        GROTTO_PORT: String(this.port),
        GROTTO_HOST: '127.0.0.1',
        GROTTO_BOT_PACE: '0',
        GROTTO_BOT_THINKING: '20',
        GROTTO_RATE_LIMITS: '0',
        ...this.#environment,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    this.complained = ''
    child.stderr!.on('data', text => {
      this.complained += text
      process.stderr.write(text)
    })
    this.said = ''
    await this.#announced(child)
    this.address = ADDRESS.exec(this.said)![0].replace('localhost', '127.0.0.1')
    this.port = Number(new URL(this.address).port)
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  protected get process(): ChildProcess | undefined {
    return this.#child
  }

  /** Ends it as the loss of power would, or politely. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | null>(done => child.once('exit', done))
    child.kill(signal)
    return ended
  }

  /** The code with which it ends by itself. */
  ended(): Promise<number | null> {
    return new Promise(done => this.#child?.once('exit', done))
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }

  /** Until it has said where it is open. */
  #announced(child: ChildProcess): Promise<void> {
    return new Promise((done, failed) => {
      child.stdout!.on('data', text => {
        this.said += text
        if (ADDRESS.test(this.said)) done()
      })
      child.once('exit', code => failed(new Error(`the server ended with ${code}: ${this.said}`)))
    })
  }
}

const ADDRESS = /http:\/\/localhost:\d+/
