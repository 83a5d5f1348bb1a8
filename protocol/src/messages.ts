import * as v from 'valibot'
import { CommandId, PHRASES, Plan } from './commands.ts'
import { AnnotationsMessage, ReviewMessage } from './reviews.ts'
import { AttentionMessage, ShadowingMessage, ShadowsMessage } from './shadows.ts'
import { Instant, Language, PersonId, RefusalShape, SeatNumber, TableId, Version } from './shapes.ts'
import { LogItem, TableInfo, WitnessedStep } from './table.ts'

export const Me = v.object({ id: PersonId, name: v.string(), language: v.nullable(Language) })
export type Me = v.InferOutput<typeof Me>

/** Errors are about the conversation, refusals about rules; both leave everything as it was. */
export const ERRORS = ['malformed', 'notFound', 'notAllowed', 'tooMany', 'stale', 'stopping', 'failed'] as const
export type ErrorKind = (typeof ERRORS)[number]

/** When the clock of a seat runs out. */
const Due = v.array(v.object({ seat: SeatNumber, at: Instant }))

export const Answer = v.variant('result', [
  v.object({
    type: v.literal('answer'),
    id: CommandId,
    result: v.literal('ok'),
    version: v.optional(Version),
    table: v.optional(TableId),
    seat: v.optional(SeatNumber),
  }),
  v.object({ type: v.literal('answer'), id: CommandId, result: v.literal('refused'), refusal: RefusalShape }),
  v.object({
    type: v.literal('answer'),
    id: v.nullable(CommandId),
    result: v.literal('error'),
    error: v.picklist(ERRORS),
  }),
])
export type Answer = v.InferOutput<typeof Answer>

export const Welcome = v.object({ type: v.literal('welcome'), protocol: v.number(), you: Me, now: Instant })
export type Welcome = v.InferOutput<typeof Welcome>

/** A table afresh: replaces whatever the client knew about it. */
export const TableMessage = v.object({
  type: v.literal('table'),
  table: TableId,
  info: TableInfo,
  you: v.nullable(SeatNumber),
  version: Version,
  /** Version of the game's rules: a page that has others loads itself anew. */
  rules: v.number(),
  /** What the viewer may know about the board, as the game's `encode` writes it; absent before the start. */
  view: v.optional(v.unknown()),
  /** Who is to act, as far as the view tells. */
  toAct: v.array(SeatNumber),
  due: v.optional(Due),
  /** The last steps, oldest first. */
  log: v.array(LogItem),
  /** Whether there were steps before those. */
  more: v.boolean(),
})
export type TableMessage = v.InferOutput<typeof TableMessage>

/**
 * The table after one or more steps. Who has the game follows `steps`; who asked for whole views (`hello`) and who reads
 * an event stream gets `log`, `view` and `toAct` instead. What is absent is as it was, but for `due`.
 * The version stays where the step may not be seen by everybody.
 */
export const UpdateMessage = v.object({
  type: v.literal('update'),
  table: TableId,
  version: Version,
  /** Present, with `you`, when something besides the board changed. */
  info: v.optional(TableInfo),
  you: v.optional(v.nullable(SeatNumber)),
  /** Seeds that may be known from now on, where nothing else of `info` changed: `info.fairness.revealed` grows by them. */
  revealed: v.optional(v.record(v.string(), v.string())),
  due: v.optional(Due),
  steps: v.optional(v.array(WitnessedStep)),
  log: v.optional(v.array(LogItem)),
  /** Where steps alone do not lead to it: at the start, after a step back, to somebody who comes back. */
  view: v.optional(v.unknown()),
  toAct: v.optional(v.array(SeatNumber)),
  /** Of the viewer's view after these steps, now and then: who sees another one asks afresh. */
  digest: v.optional(v.string()),
})
export type UpdateMessage = v.InferOutput<typeof UpdateMessage>

export const Presence = v.object({
  type: v.literal('presence'),
  table: TableId,
  /** Seats whose player is connected. */
  online: v.array(SeatNumber),
  spectators: v.number(),
  /** Those who look on without a seat, by name; in a crowd only some of them. */
  watching: v.array(v.object({ person: PersonId, name: v.string() })),
})
export type Presence = v.InferOutput<typeof Presence>

/** By a seat, a bot's too (then `person` is null), or by somebody who looks on (then `seat` is null). */
const said = {
  table: TableId,
  at: Instant,
  seat: v.nullable(SeatNumber),
  person: v.nullable(PersonId),
  name: v.string(),
}
export const Said = v.variant('type', [
  v.object({ type: v.literal('chat'), ...said, text: v.string() }),
  v.object({ type: v.literal('phrase'), ...said, phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('point'), ...said, spot: v.record(v.string(), v.union([v.string(), v.number()])) }),
  v.object({ type: v.literal('intend'), ...said, plan: v.nullable(Plan) }),
])
export type Said = v.InferOutput<typeof Said>

/** The server goes or sends the client away; `again` is how many milliseconds to wait before coming back. */
export const Bye = v.object({
  type: v.literal('bye'),
  why: v.picklist(['stopping', 'protocol', 'tooMany', 'gone', 'forgotten']),
  again: v.nullable(v.number()),
})
export type Bye = v.InferOutput<typeof Bye>

/** Onlookers are not welcome at this table, or no longer: nothing more comes of it. */
export const Closed = v.object({ type: v.literal('closed'), table: TableId })
export type Closed = v.InferOutput<typeof Closed>

/** Nothing has happened, and the line is alive: who hears not even this for 20 seconds connects anew. */
export const Beat = v.object({ type: v.literal('beat') })
export type Beat = v.InferOutput<typeof Beat>

/** Whoever runs the server tells everybody something, for a time: maintenance, say. */
export const Notice = v.object({ type: v.literal('notice'), id: v.string(), text: v.string(), until: Instant })
export type Notice = v.InferOutput<typeof Notice>

export const Message = v.union([
  Answer,
  Welcome,
  TableMessage,
  UpdateMessage,
  Presence,
  Said,
  Bye,
  Closed,
  Beat,
  Notice,
  ReviewMessage,
  AnnotationsMessage,
  ShadowsMessage,
  ShadowingMessage,
  AttentionMessage,
])
export type Message = v.InferOutput<typeof Message>
export type MessageType = Message['type']
