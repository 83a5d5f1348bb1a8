import { type Chance, type Game, type GameTypes, isTooDeep, type Parsed, type Refusal } from '@grotto/kernel'
import type { Language } from '@grotto/words'
import type { Counter, Sums } from '../simulate/sums.ts'
import type { Ledger } from '../soak/ledger.ts'
import { Trouble } from '../trouble.ts'
import type { Begun } from './begin.ts'

/** A flag of the command line that sets an option of a game of the same name. */
interface Flag {
  readonly flags: string
  readonly about: string
  readonly read?: (text: string) => unknown
}

/** What the laboratory knows of a game beyond the contract: its flags, and what is counted in it. */
export interface Desk<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly flags: readonly Flag[]
  /** All seats win or lose together. */
  readonly cooperative: boolean
  /** How a game may end for a team, best first; nothing where seats compete. */
  readonly results: readonly string[]
  /** Fixes what is to come, so that whoever plays meets the same, and a bot that may see it does. */
  layOut?(state: G['state'], chance: Chance): void
  /** A new game of which everything that is drawn was given in order. */
  begin(options: G['options'], coming: unknown): Parsed<Begun<G>>
  counter(): Counter<G['event'], G['state']>
  /** The game in words of a language; `names` by seat. */
  narration(language: Language, names: readonly string[]): Promise<Narration<G>>
  /** Bookkeeping over one game, for runs with checks on. */
  ledger(options: G['options']): Ledger<G['event'], G['state']>
  figures(sums: Sums, options: G['options']): object
}

/** Sentences for what happens, what can be done, and why it cannot. */
export interface Narration<G extends GameTypes> {
  event(event: G['event']): string | undefined
  action(action: G['action'], notation: string): string
  refusal(refusal: Refusal): string
}

/** Options of a game from flags and from JSON, where a flag wins. */
export function gameOptions<G extends GameTypes>(
  desk: Pick<Desk<G>, 'game' | 'flags'>,
  given: Readonly<Record<string, unknown>>,
): G['options'] {
  const names = desk.flags.map(flagName).filter(name => given[name] !== undefined)
  const flagged = Object.fromEntries(names.map(name => [name, given[name]]))
  const parsed = desk.game.parseOptions({ ...(given.options as object | undefined), ...flagged })
  if (parsed.ok) return parsed.value
  const { rule, reason, args = {} } = parsed.refusal
  const details = Object.entries(args).map(([name, value]) => `${name}: ${value}`)
  throw new Trouble(
    `these options are refused by ${rule}: ${reason}${details.length > 0 ? ` (${details.join('; ')})` : ''}`,
  )
}

/** `--exit-depth <n>` sets `exitDepth`. */
function flagName({ flags }: Flag): string {
  const [, dashed = ''] = /--([a-z-]+)/.exec(flags) ?? []
  return dashed.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Trouble(`"${text}" is not a whole number`)
  return Number(text)
}

export function positiveNumber(text: string): number {
  const number = wholeNumber(text)
  if (number < 1) throw new Trouble('at least 1 is needed')
  return number
}

export function json(text: string): unknown {
  try {
    if (!isTooDeep(text)) return JSON.parse(text)
  } catch {}
  throw new Trouble(`"${text}" is not JSON`)
}
