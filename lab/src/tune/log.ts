import { existsSync, readFileSync } from 'node:fs'
import { appendText, reason } from '../files.ts'
import { UsageError } from '../usage-error.ts'
import type { Generation } from './tune.ts'

/** What all lines of a log have in common: how the search was set up. */
type Setting = Readonly<Record<string, unknown>>

/** Generations that were noted under the same setting; a last line without its end is left out. */
export function readLog(file: string | undefined, setting: Setting): Generation[] {
  if (file === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map(line => readLine(file, line)).filter(line => same(line.setting, setting))
}

export function noteIn(file: string | undefined, setting: Setting): (generation: Generation) => void {
  return generation => {
    if (file !== undefined) appendText(file, `${JSON.stringify({ setting, ...generation })}\n`)
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function readLine(file: string, text: string): Generation & { setting: unknown } {
  try {
    const line = JSON.parse(text)
    if (typeof line?.generation === 'number' && line.cloud?.mean && line.cloud.stray) return line
    throw new Error('a line is of another kind')
  } catch (error) {
    throw new UsageError(`${file} is no log of a tuning: ${reason(error)}`)
  }
}
