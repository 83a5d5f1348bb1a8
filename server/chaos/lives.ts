import type { ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'

/** So many of its last lines tell why a server ended. */
const LAST_LINES = 15
const KEPT = 10_000

type StopSignal = 'SIGKILL' | 'SIGTERM'
type Ending = readonly [code: number | null, signal: NodeJS.Signals | null]

/** The lives of one server: what it wrote in each is in a file, and so is how each one ended. */
export class Lives {
  readonly #file: string
  readonly #asked = new WeakMap<ChildProcess, StopSignal>()
  /** Lives that did not end as they were asked to, or unasked: how, and what was written last. */
  readonly odd: string[] = []

  constructor(file: string) {
    this.#file = file
  }

  /** Follows a process from its first word to its end. */
  begin(child: ChildProcess): void {
    let last = ''
    const hear = (text: string | Buffer) => {
      last = `${last}${text}`.slice(-KEPT)
      appendFileSync(this.#file, text)
    }
    this.note(`process ${child.pid} begins`)
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    child.once('close', (...ending) => this.#ended(child, ending, last))
  }

  /** From now on this process may end, in this way. */
  ask(child: ChildProcess, signal: StopSignal): void {
    this.note(`process ${child.pid} gets ${signal}`)
    this.#asked.set(child, signal)
  }

  /** What was done to it, between the lines it writes itself. */
  note(what: string): void {
    appendFileSync(this.#file, `--- ${new Date().toISOString()} ${what}\n`)
  }

  #ended(child: ChildProcess, ending: Ending, said: string): void {
    const asked = this.#asked.get(child)
    const how = `process ${child.pid} ended with ${ending[1] ?? `code ${ending[0]}`}, asked for ${asked ?? 'nothing'}`
    this.note(how)
    if (isAsAsked(asked, ending)) return
    const last = said.trimEnd().split('\n').slice(-LAST_LINES)
    this.odd.push([`${how}; last lines of ${this.#file}:`, ...last].join('\n  '))
  }
}

/** A server ends when it is told to, and in no other way. */
function isAsAsked(asked: StopSignal | undefined, [code, signal]: Ending): boolean {
  return asked === 'SIGTERM' ? code === 0 : asked === 'SIGKILL' && signal === 'SIGKILL'
}
