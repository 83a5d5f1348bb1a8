import * as v from 'valibot'
import { AnnotationText, Line, Marks, Move, ReviewCode, Spot } from './reviews.ts'
import {
  BotId,
  ChatText,
  COMMAND_ID,
  Entropy,
  Invitation,
  Language,
  PersonId,
  PersonName,
  SeatNumber,
  SeatPieces,
  TableId,
  Version,
} from './shapes.ts'
import { Settings } from './table.ts'

/** Chosen by the client, never used twice; sending a command again gives the first answer and does nothing more. */
export const CommandId = v.pipe(v.string(), v.regex(COMMAND_ID))
const id = CommandId
const table = TableId

/** Phrases each reader gets in the own language. */
export const PHRASES = [
  'hello',
  'goodGame',
  'wellDone',
  'yourTurn',
  'hurry',
  'wait',
  'thanks',
  'sorry',
  'help',
  'together',
  'careful',
  'lucky',
] as const

const MAX_PLAN = 600
/** What somebody means to do, in the game's own words: a path, a tile, "I will heal you". */
export const Plan = v.pipe(
  v.looseObject({ type: v.pipe(v.string(), v.maxLength(24)) }),
  v.check(plan => JSON.stringify(plan).length <= MAX_PLAN),
  v.description(`At most ${MAX_PLAN} characters of JSON.`),
)
export type Plan = v.InferOutput<typeof Plan>

export const Command = v.variant('type', [
  /** First word on every connection; what the page already knows is brought up to date. */
  v.strictObject({
    id,
    type: v.literal('hello'),
    protocol: v.number(),
    tables: v.optional(v.record(TableId, Version)),
    /** For programs without the game's rules: updates bring whole views and events. */
    whole: v.optional(v.boolean()),
  }),
  /** `differs`: what was followed led to another view than the server's digest says. */
  v.strictObject({
    id,
    type: v.literal('watch'),
    table,
    since: v.optional(Version),
    differs: v.optional(v.boolean()),
  }),
  v.strictObject({ id, type: v.literal('unwatch'), table }),
  /** Whether this page is in sight: who looks is not reminded of her turn. Until told, a page is. */
  v.strictObject({ id, type: v.literal('look'), looking: v.boolean() }),

  // Before the game
  /** With an invitation: on the seat that is kept for whoever has it, once. `anyway`: also beside somebody I have blocked. */
  v.strictObject({
    id,
    type: v.literal('sit'),
    table,
    seat: v.optional(SeatNumber),
    invitation: v.optional(Invitation),
    anyway: v.optional(v.boolean()),
  }),
  /** The host keeps a free seat for whoever comes with this invitation; emptying the seat withdraws it. */
  v.strictObject({
    id,
    type: v.literal('invite'),
    table,
    seat: SeatNumber,
    invitation: Invitation,
    name: v.optional(PersonName),
  }),
  v.strictObject({ id, type: v.literal('leave'), table }),
  /** `commitment`: the hash of what this device will say at the start. `entropy`: the bytes themselves, at once. */
  v.strictObject({
    id,
    type: v.literal('ready'),
    table,
    ready: v.boolean(),
    entropy: v.optional(Entropy),
    commitment: v.optional(Entropy),
  }),
  v.strictObject({ id, type: v.literal('setBot'), table, seat: SeatNumber, bot: BotId }),
  v.strictObject({ id, type: v.literal('removeSeat'), table, seat: SeatNumber }),
  /** All that my seat, or a bot's for its host, shall play with; none leaves it to the options. */
  v.strictObject({
    id,
    type: v.literal('choosePieces'),
    table,
    seat: v.optional(SeatNumber),
    pieces: SeatPieces,
  }),
  v.strictObject({
    id,
    type: v.literal('configure'),
    table,
    options: v.optional(v.unknown()),
    settings: v.optional(v.partial(Settings)),
  }),
  /**
   * Open seats are taken away, if the game can be played without them. `anyway`: nobody is waited for; bots decide for
   * those who are not ready or not here until they come, and seats kept for invited people are open ones.
   */
  v.strictObject({ id, type: v.literal('start'), table, anyway: v.optional(v.boolean()) }),
  /** While the table starts: the bytes this device committed to. */
  v.strictObject({ id, type: v.literal('reveal'), table, entropy: Entropy }),

  // The game
  /** `version` refuses the action if the table has moved on; leave it out where slots are filled at the same time. */
  v.strictObject({
    id,
    type: v.literal('act'),
    table,
    action: v.looseObject({ type: v.string() }),
    version: v.optional(Version),
  }),
  v.strictObject({ id, type: v.literal('undo'), table }),
  v.strictObject({
    id,
    type: v.literal('vote'),
    table,
    about: v.picklist(['undo', 'abandon', 'remove']),
    seat: v.optional(SeatNumber),
    agree: v.boolean(),
  }),
  /** A bot decides for me (or for somebody long absent), or I take my seat back. */
  v.strictObject({ id, type: v.literal('standIn'), table, seat: v.optional(SeatNumber), bot: v.optional(BotId) }),
  v.strictObject({ id, type: v.literal('handOver'), table, to: v.pipe(v.string(), v.maxLength(32)) }),
  v.strictObject({ id, type: v.literal('rematch'), table }),

  // People
  v.strictObject({ id, type: v.literal('rename'), name: PersonName, language: v.optional(Language) }),
  /** The host lets somebody's words, pings and plans be heard no more, or again. */
  v.strictObject({ id, type: v.literal('mute'), table, person: PersonId, muted: v.boolean() }),
  v.strictObject({ id, type: v.literal('chat'), table, text: ChatText }),
  v.strictObject({ id, type: v.literal('phrase'), table, phrase: v.picklist(PHRASES) }),
  v.strictObject({ id, type: v.literal('point'), table, at: Spot }),
  /** What I plan; null takes it back. It fades when I act. */
  v.strictObject({ id, type: v.literal('intend'), table, plan: v.nullable(Plan) }),

  /** Without a seat: I ask to look over the shoulder of whoever sits there; null: no longer. */
  v.strictObject({ id, type: v.literal('shadow'), table, seat: v.nullable(SeatNumber) }),
  /** With a seat: somebody may look over my shoulder, or may not, or no longer. */
  v.strictObject({ id, type: v.literal('allowShadow'), table, person: PersonId, allowed: v.boolean() }),
  /** With a seat: what of the board I consider, for those who look over my shoulder; null for nothing. */
  v.strictObject({ id, type: v.literal('attend'), table, spot: v.nullable(Spot) }),

  // Looking at a finished game together
  /** With the code of a link. The answer names the table; `review` and `annotations` follow. */
  v.strictObject({ id, type: v.literal('joinReview'), review: ReviewCode }),
  v.strictObject({ id, type: v.literal('leaveReview'), table }),
  /** Whoever leads shows a move, or a line that leaves the game there. */
  v.strictObject({ id, type: v.literal('show'), table, move: Move, line: v.optional(Line) }),
  /** Whoever leads lets somebody else lead. */
  v.strictObject({ id, type: v.literal('handLead'), table, to: PersonId }),
  /** Something written or drawn to a move, or both. It stays with the game. */
  v.strictObject({
    id,
    type: v.literal('annotate'),
    table,
    move: Move,
    text: v.optional(AnnotationText),
    marks: v.optional(Marks),
  }),
  /** By whoever wrote it, and by those whose game it is. */
  v.strictObject({ id, type: v.literal('unannotate'), table, annotation: v.pipe(v.number(), v.integer()) }),
])
export type Command = v.InferOutput<typeof Command>
export type CommandType = Command['type']
/** A command without its id, as the page writes it. */
export type Request = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never
