import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A program of ours as a process of its own, and what it costs. */
export class Program {
  readonly #child: ChildProcess
  readonly address: string

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  static start(
    path: string,
    environment: Record<string, string> = {},
    flags: readonly string[] = [],
  ): Promise<Program> {
    const file = fileURLToPath(new URL(path, import.meta.url))
    const child = spawn(process.execPath, [...flags, file], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return new Promise((done, failed) => {
      child.once('exit', code => failed(new Error(`${path} ended with ${code}`)))
      child.stdout!.on('data', text => {
        const found = /http:\/\/localhost:(\d+)/.exec(String(text))
        if (found) done(new Program(child, `http://127.0.0.1:${found[1]}`))
      })
    })
  }

  /** Seconds of processor time so far. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  get megabytes(): number {
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))![1]
    return Number(resident) / 1024
  }

  async stop(): Promise<void> {
    const ended = new Promise(done => this.#child.once('exit', done))
    this.#child.kill('SIGTERM')
    await ended
  }
}
