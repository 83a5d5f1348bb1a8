import type { Annotation, Entropies, Entry as GameEntry, GameRecord, Json, Secrets } from '@grotto/kernel'
import type { Settings, Vote } from '@grotto/protocol'

/** Who has a seat, with what must not be told (the entropy, until the start). */
export type Sitter =
  | { readonly kind: 'open'; readonly invited?: Invited }
  | {
      readonly kind: 'human'
      readonly person: string
      readonly name: string
      readonly ready: boolean
      /** Given as it is, with "ready". */
      readonly entropy?: string
      /** What this device's entropy must lead to (docs/fairness.md). */
      readonly commitment?: string
      /** It had committed, and did not speak in time. */
      readonly leftOut?: true
      readonly standIn?: string
      readonly pieces?: readonly string[]
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly pieces?: readonly string[] }

/** What a seat chose to play with: it stays with whoever sits there, ready or not. */
export const piecesOf = (sitter: Sitter | undefined): { readonly pieces?: readonly string[] } =>
  sitter && sitter.kind !== 'open' && sitter.pieces ? { pieces: sitter.pieces } : {}

/** A seat is kept for whoever has the invitation of this hash (SHA-256): what is stored lets nobody in. */
export interface Invited {
  readonly hash: string
  readonly name?: string
}

/** The deal of another game: what its players had added to the seeds counts here instead of what people here would add. */
export interface SameDeal {
  /** Told to nobody before this game is over: there the replay could be watched. A file does not name it. */
  readonly table?: string
  readonly entropies: Entropies
  /** That game, or one before it, came as a file. */
  readonly imported?: true
}

/** A deal of a club's tournament, whose seeds other tables have too. */
export interface TournamentDeal {
  readonly id: string
  readonly deal: number
  /** When it closes: until then the seeds stay sealed here, and afterwards nothing counts. */
  readonly closes: number
  /** Whose seats the first ones are, by slot; bots have the others. */
  readonly slots: readonly number[]
}

/** Everything that can happen at a table. A table is what its entries lead to, in order. */
export type TableEntry =
  | {
      readonly type: 'created'
      readonly game: string
      readonly options: Json
      readonly settings: Settings
      readonly host: string
      readonly hostName: string
      readonly code: string
      /** Never leaves the server before its part of the game is over. */
      readonly secrets: Secrets
      readonly from?: Json
      readonly forkOf?: { readonly table?: string; readonly move: number }
      /** Of a fork: whether the game it goes on from came from a file, or began so. Older logs do not say. */
      readonly imported?: boolean
      /** A game of this day, whose seeds everybody has: they stay sealed, however this table ends. */
      readonly daily?: string
      readonly tournament?: TournamentDeal
      readonly sameDeal?: SameDeal
      /** The game begins as soon as its host is ready: all other seats are bots'. */
      readonly atOnce?: true
    }
  /** A finished game from elsewhere, to look at and to play on from. */
  | {
      readonly type: 'imported'
      readonly record: GameRecord
      readonly host: string
      readonly code: string
      readonly seats: readonly Sitter[]
      /**
       * The host played it on her own device, on this seat; `source` is what the same game is known by. `honour` is the
       * day whose game it was.
       */
      readonly mine?: { readonly seat: number; readonly source: string; readonly honour?: string }
    }
  /** Older logs do not say why. */
  | { readonly type: 'sat'; readonly seat: number; readonly sitter: Sitter; readonly why?: Why }
  | { readonly type: 'configured'; readonly options?: Json; readonly settings?: Settings }
  | { readonly type: 'hosted'; readonly host: string }
  /** The host wants to begin: devices say what they committed to. */
  | { readonly type: 'starting' }
  | { readonly type: 'revealed'; readonly seat: number; readonly entropy: string }
  /** These did not speak in time; all others speak anew. */
  | { readonly type: 'leftOut'; readonly silent: readonly number[] }
  /** The seats that play, with the options they lead to, and the set-up of the game. */
  | {
      readonly type: 'started'
      readonly options: Json
      readonly seats: readonly Sitter[]
      readonly entropies: Entropies
      readonly entropyCommitments?: Entropies
      readonly leftOut?: readonly number[]
      readonly entry: GameEntry
    }
  | { readonly type: 'played'; readonly entry: GameEntry; readonly by: 'human' | 'bot' | 'clock' }
  | {
      readonly type: 'voted'
      readonly vote: Omit<Vote, 'missing'> | { readonly about: Vote['about']; readonly ended: true }
    }
  | { readonly type: 'renamed'; readonly person: string; readonly name: string }
  | { readonly type: 'muted'; readonly person: string; readonly muted: boolean }
  /** Somebody who looks at the finished game again writes to one of its moves. */
  | ({ readonly type: 'annotated'; readonly person: string; readonly name: string } & Written)
  | { readonly type: 'unannotated'; readonly number: number }
  /** The link by which others look at the finished game leads nowhere any more. */
  | { readonly type: 'reviewWithdrawn' }
  | { readonly type: 'rematched'; readonly table: string }
  /** Earlier entries have been rewritten, since somebody wants to be forgotten: whoever has the table in memory reads it anew. */
  | { readonly type: 'rewritten' }
  /** `by` is the seat that proposed it. */
  | { readonly type: 'abandoned'; readonly by?: number }

/** What an annotation says, whoever wrote it. */
export type Written = Pick<Annotation, 'move' | 'text' | 'marks'>

/** Somebody left her seat, was sent away, or let the clock run out too often. */
export type Why = 'left' | 'removed' | 'late'

/** What is plain data but declared as an interface, which the compiler does not take for `Json`. */
export const asJson = (data: object): Json => data as Json

/** An entry out of the log. Logs hold what tables wrote: whether it replays is found out when it is applied. */
export const tableEntryOf = ({ body }: { readonly body: Json }): TableEntry => body as object as TableEntry
