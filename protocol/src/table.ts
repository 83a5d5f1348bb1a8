import { IMPORTED, type Outcome } from '@grotto/kernel'
import * as v from 'valibot'
import {
  BotId,
  ClubId,
  Day,
  GameId,
  Instant,
  PersonId,
  SeatNumber,
  SeatPieces,
  TableId,
  TableLanguage,
  TableName,
  Version,
} from './shapes.ts'

/**
 * How people talk while they play: as they like; each shows a plan of her own before she sees those of others, or waits
 * half a minute; not at all, but for pointing.
 */
export const TALKS = ['free', 'ownPlan', 'silent'] as const

/** What the host decides about a table besides the options of the game. */
export const Settings = v.object({
  visibility: v.picklist(['link', 'public']),
  spectators: v.boolean(),
  /** Seconds for each decision; 0 for no clock. */
  clock: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_209_600)),
  undo: v.picklist(['none', 'consent', 'free']),
  /** Whether the page shows odds at this table. */
  odds: v.boolean(),
  /** Whether players may ask a bot what it would do; they may where nobody says. */
  hints: v.optional(v.boolean()),
  /** Milliseconds a bot waits before it decides; as the server has it where nobody says. */
  botPace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(30_000))),
  /** How people talk while they play; as they like where nobody says. */
  talk: v.optional(v.picklist(TALKS)),
  /** What the host calls the table, and the language people speak there: both for those who look for one. */
  name: v.optional(TableName),
  language: v.optional(TableLanguage),
})
export type Settings = v.InferOutput<typeof Settings>
/** A table is set up with a clock of at least so many seconds, or none. Older ones may have less. */
export const SHORTEST_CLOCK = 5
export const DEFAULT_SETTINGS: Settings = {
  visibility: 'link',
  spectators: true,
  clock: 0,
  undo: 'free',
  odds: true,
}

export const STATUSES = ['lobby', 'playing', 'finished', 'abandoned', 'frozen'] as const
export type Status = (typeof STATUSES)[number]

export const SeatInfo = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    /** Kept for somebody who has a personal invitation; the host may say for whom. */
    invited: v.optional(v.object({ name: v.optional(v.string()) })),
  }),
  v.object({
    kind: v.literal('human'),
    person: PersonId,
    name: v.string(),
    ready: v.boolean(),
    /** The bot that decides for this seat until its player takes it back. */
    standIn: v.optional(BotId),
    /** What it chose to play with; what is missing is dealt at the start. */
    pieces: v.optional(SeatPieces),
  }),
  v.object({ kind: v.literal('bot'), bot: BotId, pieces: v.optional(SeatPieces) }),
])
export type SeatInfo = v.InferOutput<typeof SeatInfo>

/** Something the people at the table must agree on; those who have agreed so far. */
export const Vote = v.object({
  about: v.picklist(['undo', 'abandon', 'remove']),
  by: SeatNumber,
  /** Whom to remove. */
  seat: v.optional(SeatNumber),
  agreed: v.array(SeatNumber),
  /** Seats whose agreement is still missing. */
  missing: v.array(SeatNumber),
  /** When it ends by itself. */
  until: v.optional(Instant),
})
export type Vote = v.InferOutput<typeof Vote>

/** What lets everybody check the shuffles afterwards (docs/fairness.md): by seal, as hex digits. */
export const FairnessInfo = v.object({
  kind: v.string(),
  commitments: v.record(v.string(), v.string()),
  /** By seat, once the game has started; null where a seat threw nothing in. */
  entropies: v.optional(v.array(v.nullable(v.string()))),
  /** By seat: the hash of what each will say, or has said. */
  entropyCommitments: v.optional(v.array(v.nullable(v.string()))),
  /** Seats that had committed and did not speak in time. */
  leftOut: v.optional(v.array(SeatNumber)),
  /** Seeds that may be known: their part of the game is over. */
  revealed: v.record(v.string(), v.string()),
})
export type FairnessInfo = v.InferOutput<typeof FairnessInfo>

/**
 * What of a game came from a file: the whole of it, or the position it was played on from. Nobody here dealt that part,
 * and its fairness is as claimed by the file, whatever `fairness` says.
 */
export const ImportedInfo = v.picklist(IMPORTED)

/** The kernel's outcome, as it travels. */
const OutcomeShape: v.GenericSchema<Outcome> = v.object({
  result: v.string(),
  places: v.array(v.number()),
  scores: v.exactOptional(v.array(v.number())),
})

/** What of people's coming and going is written into the journal. */
export const NOTE_KINDS = ['left', 'late', 'botIn', 'botOut', 'removed', 'handedOver', 'hosted'] as const

/**
 * A line of the journal that no rule of the game wrote: who left her seat to a bot (`left`), missed the clock too often
 * (`late`), let a bot play (`botIn`) or is back (`botOut`); whom the others sent away; who sits here now; who hosts.
 */
export const TableNote = v.object({
  /** Grows with every note of the table. */
  number: v.number(),
  at: Instant,
  kind: v.picklist(NOTE_KINDS),
  seat: v.optional(SeatNumber),
  /** Whom it is about. */
  person: PersonId,
  name: v.string(),
  /** Who has the seat now, where it was handed over. */
  to: v.optional(v.string()),
})
export type TableNote = v.InferOutput<typeof TableNote>

/** Everything about a table that is not on the board. The same for whoever looks. */
export const TableInfo = v.object({
  id: TableId,
  code: v.string(),
  game: GameId,
  options: v.unknown(),
  settings: Settings,
  status: v.picklist(STATUSES),
  host: PersonId,
  created: Instant,
  seats: v.array(SeatInfo),
  fairness: FairnessInfo,
  votes: v.array(Vote),
  /** People who are not heard here. */
  muted: v.optional(v.array(PersonId)),
  /** The table where the same people play again. */
  rematch: v.optional(TableId),
  /** Table and move this game was continued from. */
  forkOf: v.optional(v.object({ table: v.optional(TableId), move: v.number() })),
  imported: v.optional(ImportedInfo),
  /**
   * Played with the deal of another game, which whoever played or watched that one knows. `table` is that game, told once
   * this one is finished; `imported` where it came as a file.
   */
  sameDeal: v.optional(v.object({ table: v.optional(TableId), imported: v.optional(v.literal(true)) })),
  /** The day whose game it is, the same for everybody. */
  daily: v.optional(Day),
  /** The tournament of a club that it is a table of. */
  tournament: v.optional(v.object({ id: ClubId, deal: v.number() })),
  outcome: v.optional(OutcomeShape),
  /** The game was stopped before its end; older tables do not say who proposed it. */
  stopped: v.optional(v.object({ by: v.optional(SeatNumber) })),
  /** The last of what happened to its people, oldest first. */
  notes: v.optional(v.array(TableNote)),
  /** The game is about to begin: these seats' devices have yet to say what they committed to. */
  start: v.optional(v.object({ round: v.number(), until: Instant, waiting: v.array(SeatNumber) })),
  /** It begins as soon as its host is ready. */
  atOnce: v.optional(v.boolean()),
})
export type TableInfo = v.InferOutput<typeof TableInfo>

/** One line of a list of tables. */
export const TableSummary = v.object({
  id: TableId,
  game: GameId,
  status: v.picklist(STATUSES),
  created: Instant,
  touched: Instant,
  hostName: v.string(),
  /** As its host called it, if she did, and the language spoken there. */
  name: v.optional(v.string()),
  language: v.optional(v.string()),
  seats: v.array(SeatInfo),
  /** How it ended, where it did. */
  outcome: v.optional(OutcomeShape),
  imported: v.optional(ImportedInfo),
  /** Played with the deal of another game. */
  sameDeal: v.optional(v.literal(true)),
  /** The seat of the one who asks. */
  you: v.optional(SeatNumber),
  yourTurn: v.boolean(),
})
export type TableSummary = v.InferOutput<typeof TableSummary>

/** One step of the table, whatever is told of it. */
const step = {
  version: Version,
  at: Instant,
  seat: v.optional(SeatNumber),
  by: v.picklist(['human', 'bot', 'clock', 'table']),
  /** This step took steps back: those after `backTo` are no longer part of the game. */
  backTo: v.optional(Version),
  /** It was not free: the other people agreed to it. */
  agreed: v.optional(v.literal(true)),
}
const Events = v.array(v.looseObject({ type: v.string() }))

/** A step with what became public by it. `events` are those of the game, in order. */
export const LogItem = v.object({ ...step, events: Events })
export type LogItem = v.InferOutput<typeof LogItem>

/** A step as news: what the viewer witnessed of it, from which the game's `follow` makes events and the next view. */
export const WitnessedStep = v.object({
  ...step,
  /** As the game's `witness` writes it. */
  entry: v.optional(v.looseObject({ seat: SeatNumber })),
  /** Of the set-up, which nobody could follow. */
  events: v.optional(Events),
  /** Nobody else may know of it; the version stays. */
  quiet: v.optional(v.literal(true)),
})
export type WitnessedStep = v.InferOutput<typeof WitnessedStep>
