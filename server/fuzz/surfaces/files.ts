import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { damaged, type Text } from '../cases/hostile.ts'
import { mutated } from '../cases/mutated.ts'
import { keptRecords, records } from '../cases/samples.ts'
import type { Surface } from '../surface.ts'
import { GROTTO } from './referee.ts'

/** What the program is told to do with a file. */
const COMMANDS = [['verify'], ['verify', '--json'], ['replay', '--json'], ['replay', '--step', '2']] as const
const LONGEST = 60_000

/** Files given to the `grotto` command: it ends with 0, 1 or 2 and a sentence, never with a stack. */
export class FileSurface implements Surface {
  readonly name = 'files'
  readonly cases: Text = files()
  readonly batch = COMMANDS.length
  readonly #folder = mkdtempSync(join(tmpdir(), 'grotto-fuzz-'))
  #turn = 0

  /** Each file by another command. */
  async together(cases: readonly string[]): Promise<string | undefined> {
    const all = await Promise.all(cases.map((text, turn) => this.#run(text, COMMANDS[turn % COMMANDS.length]!)))
    return all.find(why => why !== undefined)
  }

  /** One file by each command. */
  async alone(text: string): Promise<string | undefined> {
    return this.together(COMMANDS.map(() => text))
  }

  async close(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #run(text: string, [command, ...flags]: readonly string[]): Promise<string | undefined> {
    this.#turn += 1
    const file = join(this.#folder, `${this.#turn}.json`)
    writeFileSync(file, text)
    const child = spawn(process.execPath, [GROTTO, command!, file, ...flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Most of the time of a program that reads one file is spent on compiling it.
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.#folder, 'compiled') },
    })
    let said = ''
    child.stderr.on('data', data => {
      said += data
    })
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    return new Promise(done =>
      child.once('close', (code, signal) => {
        clearTimeout(late)
        rmSync(file)
        const stack = /^\s*\w*Error\b.*$/m.exec(said)?.[0].trim()
        if (signal) done(`${command} was ended by ${signal}`)
        else if (/^\s+at .*:\d+:\d+/m.test(said)) done(`${command} ended with a stack (${stack})`)
        else done([0, 1, 2].includes(code!) ? undefined : `${command} ended with code ${code}`)
      }),
    )
  }
}

function files(): Text {
  const short = mutated(records().map(record => JSON.stringify(record)))
  const all = fc.oneof({ weight: 6, arbitrary: short }, { weight: 1, arbitrary: mutated(keptRecords()) })
  return fc.oneof({ weight: 10, arbitrary: all }, { weight: 1, arbitrary: damaged(all) })
}
