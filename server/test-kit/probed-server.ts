import { ChildServer } from './child-server.ts'
import type { Collect, Probe, Reading } from './probe.ts'

const PROBE = new URL('./probe.ts', import.meta.url).href

type ProbeRequest = Probe extends infer W ? (W extends Probe ? Omit<W, 'id'> : never) : never

/** A server as a process of its own that tells how it is. */
export class ProbedServer extends ChildServer {
  #asked = 0
  /** Settles when the process ends by itself or by our doing, with how it ended. */
  fate: Promise<string> = Promise.resolve('not started')

  constructor(environment: Record<string, string> = {}, flags: readonly string[] = []) {
    super(environment, ['--expose-gc', '--import', PROBE, ...flags])
  }

  override async start(environment: Record<string, string> = {}): Promise<void> {
    await super.start(environment)
    const child = this.process!
    // One for each question that is under way.
    child.setMaxListeners(0)
    this.fate = new Promise(done =>
      child.once('close', (code, signal) => done(signal ?? lastWords(this.complained) ?? `code ${code}`)),
    )
  }

  get alive(): boolean {
    const child = this.process
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  /** `collect` garbage first, where the heap is of interest. */
  async read(collect: Collect = 'not'): Promise<Reading> {
    return this.#ask({ wish: 'read', collect }) as Promise<Reading>
  }

  /** Sets the wall clock of the process forward or back. */
  async shiftClock(milliseconds: number): Promise<void> {
    await this.#ask({ wish: 'shiftClock', milliseconds })
  }

  #ask(asked: ProbeRequest): Promise<unknown> {
    const child = this.process
    if (!child?.connected) return Promise.reject(new Error('the process has ended'))
    this.#asked += 1
    const id = this.#asked
    return new Promise((done, failed) => {
      const hear = (message: { id: number }) => {
        if (message.id !== id) return
        leave()
        done(message)
      }
      const gone = () => {
        leave()
        failed(new Error('the process has ended'))
      }
      const leave = () => child.off('message', hear as never).off('exit', gone)
      child.on('message', hear as never).once('exit', gone)
      child.send({ id, ...asked }, error => error && gone())
    })
  }
}

/** Of what it said at its end: the error, without the way there. */
const lastWords = (said: string): string | undefined => /^\s*(?:\w*Error\b.*)$/m.exec(said)?.[0].trim()
