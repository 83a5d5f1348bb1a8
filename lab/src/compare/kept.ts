import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { appendText, reason } from '../files.ts'
import { UsageError } from '../usage-error.ts'
import type { Fate } from './deal.ts'

/** One line of the file: the fates of some deals, one after another from a number on. */
interface Line {
  readonly key: string
  readonly from: number
  readonly fates: readonly Fate[][]
}

/** Games that were played, by what decides them and by number; in a file where they are to outlive the command. */
export interface Kept {
  /** By number of the deal. */
  under(key: string): ReadonlyMap<number, readonly Fate[]>
  add(line: Line): void
}

export function keptGames(file?: string): Kept {
  const byKey = new Map<string, Map<number, readonly Fate[]>>()
  const under = (key: string) => {
    const known = byKey.get(key) ?? new Map<number, readonly Fate[]>()
    byKey.set(key, known)
    return known
  }
  const note = ({ key, from, fates }: Line) => {
    for (const [index, fate] of fates.entries()) under(key).set(from + index, fate)
  }
  if (file !== undefined && existsSync(file)) for (const line of linesOf(file)) note(line)
  return {
    under,
    add(line) {
      note(line)
      if (file !== undefined) appendText(file, `${JSON.stringify(line)}\n`)
    },
  }
}

/** A last line without its end was being written when the power went: it is cut off, its games are played again. */
function linesOf(file: string): Line[] {
  try {
    const bytes = readFileSync(file)
    const whole = bytes.lastIndexOf('\n') + 1
    const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1).map(readLine)
    if (!isBegun(bytes.toString('utf8', whole))) throw new Error('its last line is another')
    if (whole < bytes.length) truncateSync(file, whole)
    return lines
  } catch (error) {
    throw new UsageError(`${file} does not hold games that were kept: ${reason(error)}`)
  }
}

const BEGINNING = '{"key":'
const isBegun = (line: string): boolean => BEGINNING.startsWith(line) || line.startsWith(BEGINNING)

function readLine(text: string): Line {
  const line: unknown = JSON.parse(text)
  if (isLine(line)) return line
  throw new Error('a line is of another kind')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isLine(value: unknown): value is Line {
  if (!isRecord(value) || typeof value.key !== 'string' || !Number.isSafeInteger(value.from)) return false
  return Array.isArray(value.fates) && value.fates.every(fates => Array.isArray(fates) && fates.every(isFate))
}

function isFate(value: unknown): value is Fate {
  const figures = ['share', 'score', 'decisions', 'milliseconds']
  return isRecord(value) && typeof value.result === 'string' && figures.every(name => Number.isFinite(value[name]))
}
