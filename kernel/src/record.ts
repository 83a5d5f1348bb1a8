import type { Annotation } from './annotations.ts'
import type { Commitments, Entropies, Secrets } from './fairness.ts'
import type { Outcome, Seat } from './game.ts'
import type { Json } from './json.ts'

export const RECORD_FORMAT = 'grotto/record/1'

/** One seat's action and the chance that fell with it. */
export interface ActEntry {
  readonly type: 'act'
  readonly seat: Seat
  readonly at: number
  readonly action: Json
  readonly chance: readonly number[]
  readonly bot?: string
}

/** One appended fact. Its number is its place in the list; numbers never go back. */
export type Entry =
  | { readonly type: 'setup'; readonly at: number; readonly chance: readonly number[] }
  | ActEntry
  /** Back to how things stood after entry `to`. `consent` when chance or a secret had come out: the others agreed. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly at: number; readonly to: number; readonly consent?: true }

export interface RecordedSitter {
  readonly name: string
  readonly bot?: { readonly name: string; readonly version: number }
}

/**
 * How much of a game whoever hands it out had from a file, and did not deal: all of it, or the position it was played on
 * from. What is said of the fairness of that part is said by the file.
 */
export const IMPORTED = ['whole', 'start'] as const
export type Imported = (typeof IMPORTED)[number]

/** Where the chance of a game came from, and what lets others check it. */
export type Fairness =
  /** `sealed`: a server committed before the players joined. `local`: the player's own device hosted, so it proves nothing to others. */
  | {
      readonly kind: 'sealed' | 'local'
      readonly commitments: Commitments
      readonly entropies: Entropies
      /** What each seat had committed to before anybody said her entropy. Absent where entropies were given as they are. */
      readonly entropyCommitments?: Entropies
      /** Seats that had committed and did not speak in time: the others spoke anew, without them. */
      readonly leftOut?: readonly Seat[]
      readonly secrets?: Secrets
    }
  /** Cards and dice were given by hand: there is no seed. */
  | { readonly kind: 'scripted' }

/** The truth about one playing of a game: everything else is replayed from it. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: number
  readonly options: Json
  /** Where the game did not begin at the beginning: the position it was loaded from. */
  readonly from?: Json
  readonly sitters: readonly RecordedSitter[]
  readonly fairness: Fairness
  /** Absent where the writer dealt the game, or says so: in a file that is as good a claim as all others. */
  readonly imported?: Imported
  /** Dealt as another game before it: whoever had seen that one knew what would come. A file may leave it away. */
  readonly sameDeal?: true
  readonly entries: readonly Entry[]
  readonly outcome?: Outcome
  /** Hash of the state after each entry; in finished records only, since they would betray secrets. */
  readonly hashes?: readonly string[]
  /** What was written and drawn when the game was looked at again: nothing of it is replayed, and nobody vouches for it. */
  readonly annotations?: readonly Annotation[]
}

/** Numbers of the entries still in force: what undo took back is left out, and so are the undos themselves. */
export function inForce(entries: readonly Entry[]): number[] {
  const standing: number[] = []
  for (const [number, entry] of entries.entries()) {
    if (entry.type !== 'undo') standing.push(number)
    else while ((standing.at(-1) ?? entry.to) > entry.to) standing.pop()
  }
  return standing
}
