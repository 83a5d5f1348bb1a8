import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Text } from '../cases/hostile.ts'
import { refereeLines } from '../cases/referee.ts'
import type { Surface } from '../surface.ts'

/** The program of the laboratory, which the server does not import: it is run. */
export const GROTTO = fileURLToPath(new URL('../../../lab/src/main.ts', import.meta.url))
const PATIENCE = 60_000

/** `grotto referee`: every line that says something is answered by one line, and none ends it. */
export class RefereeSurface implements Surface {
  readonly name = 'referee'
  readonly cases: Text = refereeLines()
  readonly batch = 50
  #child: ChildProcess | undefined
  #said = ''

  async together(cases: readonly string[]): Promise<string | undefined> {
    const child = this.#running()
    const text = `${cases.join('\n')}\n`
    const wanted = linesIn(text)
    return new Promise(done => {
      let heard = 0
      const finish = (why?: string) => {
        clearTimeout(late)
        child.stdout!.off('data', hear)
        child.off('close', ended)
        if (why) this.#end()
        done(why)
      }
      const hear = (data: string) => {
        heard += data.split('\n').length - 1
        if (heard === wanted) finish()
      }
      const ended = () => finish(`the referee ended (${/^\s*\w*Error\b.*$/m.exec(this.#said)?.[0].trim() ?? '?'})`)
      const late = setTimeout(() => finish(`${wanted - heard} of ${wanted} lines were never answered`), PATIENCE)
      child.stdout!.on('data', hear)
      child.once('close', ended)
      child.stdin!.write(text)
    })
  }

  alone(text: string): Promise<string | undefined> {
    return this.together([text])
  }

  async close(): Promise<void> {
    this.#end()
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child
    this.#said = ''
    const child = spawn(process.execPath, [GROTTO, 'referee'], { stdio: 'pipe' })
    child.stdout.setEncoding('utf8')
    child.stderr.on('data', text => {
      this.#said = `${this.#said}${text}`.slice(-4000)
    })
    child.stdin.on('error', () => {})
    this.#child = child
    return child
  }

  #end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** JSON Lines end with a line feed and with nothing else; the empty ones are passed over. */
const linesIn = (text: string): number => text.split('\n').filter(line => line.trim() !== '').length
