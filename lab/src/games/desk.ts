import { type Chance, type Game, type GameTypes, isTooDeep, type Parsed, type Refusal } from '@grotto/kernel'
import type { Area, Language } from '@grotto/words'
import type { Thought } from '../bots.ts'
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

/** Options that go by a name. */
export interface NamedOptions {
  readonly name: string
  readonly options: object
}

/** A game that is recorded once for each version of the rules, and must replay the same ever after. */
export interface Golden extends NamedOptions {
  /** Who plays; random where it is left out. A bot may change, so what it played once is kept. */
  readonly bot?: string
  /** Also kept as a readable transcript. */
  readonly transcript?: true
}

/** What the laboratory knows of a game beyond the contract: its flags, and what is counted in it. */
export interface Desk<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** Where its sentences are, where it has any. */
  readonly area?: Area
  readonly flags: readonly Flag[]
  /** All seats win or lose together. */
  readonly cooperative: boolean
  /** How a game may end for a team, best first; nothing where seats compete. */
  readonly results: readonly string[]
  /** Bots of different kinds that others are measured against; nobody where seats share one fate. */
  readonly partners?: readonly Thought[]
  /** Named line-ups of a team for comparing: what stands after `--cells`, and how it is read. */
  readonly cells?: { readonly about: string; readonly read: (text: string) => readonly NamedOptions[] }
  /** What is played for hours with checks on: options round and round, and how many games. */
  readonly soak: { readonly tables: readonly object[]; readonly games: number }
  readonly golden: readonly Golden[]
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
  /** A number of points, where the game counts any. */
  points?(score: number): string
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
