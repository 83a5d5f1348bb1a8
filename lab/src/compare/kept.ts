import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { Trouble } from '../trouble.ts'
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
    if (!byKey.has(key)) byKey.set(key, new Map())
    return byKey.get(key)!
  }
  const note = ({ key, from, fates }: Line) => {
    for (const [index, fate] of fates.entries()) under(key).set(from + index, fate)
  }
  if (file !== undefined && existsSync(file)) for (const line of linesOf(file)) note(line)
  return {
    under,
    add(line) {
      note(line)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
    },
  }
}

/** A last line without its end was being written when the power went: it is cut off, its games are played again. */
function linesOf(file: string): Line[] {
  const bytes = readFileSync(file)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length) truncateSync(file, whole)
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)
  try {
    return lines.map(line => JSON.parse(line) as Line)
  } catch {
    throw new Trouble(`${file} does not hold games that were kept`)
  }
}
