import {
  type Chance,
  type Game,
  type GameTypes,
  isTooDeep,
  type Parsed,
  type Refusal,
  type Seat,
  type Viewer,
} from '@grotto/kernel'
import type { Thought } from '@grotto/trials'
import type { Area, Language } from '@grotto/words'
import { InvalidArgumentError } from 'commander'
import type { GymGame } from '../gym/gym-game.ts'
import type { GameReport } from '../report/study.ts'
import type { Counter, Sums } from '../simulate/sums.ts'
import type { Ledger } from '../soak/ledger.ts'
import type { Begun } from './begin.ts'
import { OptionsRefused } from './options-refused.ts'

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

/** A bot whose decisions hang on weights. */
interface Tuned {
  readonly bot: string
  readonly weights: Readonly<Record<string, number>>
  readonly worth: Readonly<Record<string, number>>
  using<T>(weights: Readonly<Record<string, number>>, play: () => T): T
}

/** What the laboratory knows of a game beyond the contract: its flags, and what is counted in it. */
export interface LabGame<G extends GameTypes = GameTypes> {
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
  /** Weights of a bot's rules of thumb, which `grotto tune` improves, and what an end is worth. */
  readonly tuned?: Tuned
  /** What is played for hours with checks on: options round and round, and how many games. */
  readonly soak: { readonly tables: readonly object[]; readonly games: number }
  readonly golden: readonly Golden[]
  /** Studies that `grotto report` makes a page of. */
  readonly report?: GameReport
  /** As learners see it, where the game offers that. */
  readonly gym?: GymGame<G>
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

/** Sentences for what happens, how things stand, what can be done, and why it cannot. */
export interface Narration<G extends GameTypes> {
  event(event: G['event']): string | undefined
  /** Whether a story may leave an event out, since what follows tells the same. */
  routine?(event: G['event']): boolean
  /** Whether a paragraph of a story begins with this event, or even a chapter. */
  begins(event: G['event']): 'chapter' | 'paragraph' | undefined
  /** How things stand, line by line. */
  position(view: G['view']): readonly string[]
  /** What this seat is asked just now, where the game asks more than "what do you do?". */
  question?(view: G['view'], seat: Seat): string
  action(view: G['view'], action: G['action']): string
  /** Whether a choice is better offered last: whoever types 1 without thinking should not regret it. */
  last?(action: G['action']): boolean
  odds(view: G['view'], viewer: Viewer): readonly string[]
  refusal(refusal: Refusal): string
  /** What helps to read the screen and to choose among these actions. */
  help?(view: G['view'], actions: readonly G['action'][]): readonly string[]
  /** A number of points, where the game counts any. */
  points?(score: number): string
}

/** Options of a game from flags and from JSON, where a flag wins. */
export function gameOptions<G extends GameTypes>(
  labGame: Pick<LabGame<G>, 'game' | 'flags'>,
  given: Readonly<Record<string, unknown>>,
): G['options'] {
  const names = labGame.flags.map(flagName).filter(name => given[name] !== undefined)
  const flagged = Object.fromEntries(names.map(name => [name, given[name]]))
  const parsed = labGame.game.parseOptions({ ...(given.options as object | undefined), ...flagged })
  if (parsed.ok) return parsed.value
  throw new OptionsRefused(labGame.game.id, parsed.refusal)
}

/** `--exit-depth <n>` sets `exitDepth`. */
function flagName({ flags }: Flag): string {
  const [, dashed = ''] = /--([a-z-]+)/.exec(flags) ?? []
  return dashed.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Why a value is not taken; `command-error.ts` has the sentences. */
type Why = 'wholeNumber' | 'positive' | 'json'

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('wholeNumber' satisfies Why)
  return Number(text)
}

export function positiveNumber(text: string): number {
  const number = wholeNumber(text)
  if (number < 1) throw new InvalidArgumentError('positive' satisfies Why)
  return number
}

export function json(text: string): unknown {
  try {
    if (!isTooDeep(text)) return JSON.parse(text)
  } catch {}
  throw new InvalidArgumentError('json' satisfies Why)
}
