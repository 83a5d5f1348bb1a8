import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { getPriority, setPriority } from 'node:os'

/** Somebody who works beside the event loop: as a thread or, safer, as a process. */
export interface BackgroundWorker<Reply> {
  postMessage(request: unknown): void
  on(event: 'message', listener: (reply: Reply) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  terminate(): Promise<unknown>
  unref(): void
}

/** It ended though nobody asked it to: out of memory, most likely. */
export class WorkerEnded extends Error {}

/** What decides which sources are loaded goes for a worker too; what else a process was started with is its own. */
const conditions = (): string[] => process.execArgv.filter(flag => flag.startsWith('--conditions='))

/** How many steps of priority a worker stands behind the event loop: a third of its share, or a tenth. */
export const STEPS_BACK = { awaited: 5, unhurried: 10 } as const
const LAST = 19

/** Where there are fewer cores than there is to do, the event loop that serves everybody comes first. */
function givePrecedence(pid: number | undefined, stepsBack: number): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + stepsBack, LAST))
  } catch {
    // It ended at once, or the system does not let us: then they share alike.
  }
}

/** Characters of its last words that are kept. */
const LAST_WORDS = 2_000

/**
 * A worker in a process of its own. A thread would start sooner, but shares its end: one that runs out of memory, and now
 * and then one that is terminated while it is busy, takes the whole server along (SIGTRAP, SIGABRT). A process takes
 * nobody.
 */
export class ChildWorker<Reply>
  extends EventEmitter<{ message: [Reply]; error: [Error] }>
  implements BackgroundWorker<Reply>
{
  readonly #child: ChildProcess
  #lastWords = ''
  #isOver = false

  /** Runs a module that serves its parent, with so many megabytes for its objects. */
  constructor(module: URL, megabytes: number, stepsBack: number = STEPS_BACK.awaited) {
    super()
    const execArgv = [...conditions(), `--max-old-space-size=${megabytes}`]
    this.#child = fork(module, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    givePrecedence(this.#child.pid, stepsBack)
    this.#child.stderr?.setEncoding('utf8').on('data', (said: string) => {
      this.#lastWords = (this.#lastWords + said).slice(-LAST_WORDS)
    })
    this.#child.on('message', said => this.emit('message', said as Reply))
    this.#child.on('error', error => this.#fail(error))
    // Not 'exit': its last words may still be on their way.
    this.#child.on('close', (code, signal) =>
      this.#fail(new WorkerEnded(`a worker ended by ${signal ?? `code ${code}`}: ${this.#lastWords.trim()}`)),
    )
  }

  /** What cannot be sent is told like everything that goes wrong: as an error, later. */
  postMessage(request: object): void {
    try {
      this.#child.send(request, error => error && this.#fail(error))
    } catch (error) {
      setImmediate(() => this.#fail(error as Error))
    }
  }

  /** At once, whatever it is at; kept when it is gone. */
  async terminate(): Promise<void> {
    this.#isOver = true
    const { exitCode, signalCode, pid } = this.#child
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    // Whoever waits for its end must not end before: a server that is closed may be opened again.
    this.#child.ref()
    const gone = new Promise(done => this.#child.once('exit', done))
    this.#child.kill('SIGKILL')
    await gone
  }

  /** It does not keep the server from ending. */
  unref(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    ;(this.#child.stderr as { unref?: () => void } | null)?.unref?.()
  }

  #fail(error: Error): void {
    if (this.#isOver) return
    this.#isOver = true
    // An error of a channel may leave the process behind.
    this.#child.kill('SIGKILL')
    this.emit('error', error)
  }
}
