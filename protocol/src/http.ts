import * as v from 'valibot'
import { Me, Notice } from './messages.ts'
import {
  BotId,
  ClubId,
  Entropy,
  GameId,
  Language,
  PersonId,
  PersonName,
  RefusalShape,
  SeatNumber,
  ShortCode,
  TableId,
  TokenLabel,
  Version,
} from './shapes.ts'
import { ImportedInfo, LogItem, Settings, TableInfo, TableSummary } from './table.ts'

/** PUT /api/me */
export const ChangeMe = v.strictObject({ name: v.optional(PersonName), language: v.optional(Language) })
export type ChangeMe = v.InferInput<typeof ChangeMe>

/** POST /api/me/move: a code that brings this identity to another device, once and soon. */
export const MoveCode = v.object({ code: v.string(), expires: v.number() })
export type MoveCode = v.InferOutput<typeof MoveCode>
/** POST /api/me/claim: this device becomes who gave the code. */
export const Claim = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[2-9A-HJ-NP-Z]{10}$/)),
})
export type Claim = v.InferInput<typeof Claim>

/** POST /api/me/recovery: words of which language to write down; mine where it is left out. */
export const MakePhrase = v.optional(v.nullable(v.strictObject({ language: v.optional(Language) })))
/** The phrase is shown this once. */
export const RecoveryPhrase = v.object({ phrase: v.string(), created: v.number() })
export type RecoveryPhrase = v.InferOutput<typeof RecoveryPhrase>
/** GET /api/me/recovery: null where there is no phrase; `used` is the day of the last use, as the time it began. */
export const RecoveryInfo = v.object({ created: v.nullable(v.number()), used: v.nullable(v.number()) })
export type RecoveryInfo = v.InferOutput<typeof RecoveryInfo>
/** POST /api/me/recover: this device becomes whose phrase it is, however it is typed, and may be the only one from now on. */
export const Recover = v.strictObject({
  phrase: v.pipe(v.string(), v.maxLength(300)),
  signOutOthers: v.optional(v.boolean()),
})
export type Recover = v.InferInput<typeof Recover>

/** POST /api/me/sign-out: whether the others are; else it is asked once more, with the cookie that came along. */
export const SignedOut = v.object({ done: v.boolean() })
export type SignedOut = v.InferOutput<typeof SignedOut>

/** POST /api/me/token: what its owner calls it. */
export const NewApiToken = v.optional(v.nullable(v.strictObject({ label: v.optional(TokenLabel) })))
const tokenFields = { id: v.string(), label: v.string(), expires: v.number() }
/** The token itself is shown this once. */
export const ApiToken = v.object({ ...tokenFields, token: v.string() })
export type ApiToken = v.InferOutput<typeof ApiToken>
/** GET /api/me/tokens: `used` is the day of the last use, as the time it began. */
export const ApiTokens = v.object({
  tokens: v.array(v.object({ ...tokenFields, created: v.number(), used: v.nullable(v.number()) })),
})
export type ApiTokens = v.InferOutput<typeof ApiTokens>

/** GET /api/me/reminders: how this server can remind me of my turn, and how it does. */
export const Reminding = v.object({
  /** Seconds a question waits before anybody is reminded. */
  after: v.number(),
  /** The key a browser subscribes with; null where the server sends no push messages. */
  pushKey: v.nullable(v.string()),
  /** How many browsers of mine get push messages. */
  devices: v.number(),
  /** Whether the server writes to web addresses. */
  webhooks: v.boolean(),
  webhook: v.nullable(v.string()),
})
export type Reminding = v.InferOutput<typeof Reminding>
const PushEndpoint = v.pipe(v.string(), v.startsWith('https://'), v.maxLength(1000))
/** An uncompressed point of P-256 (65 bytes, the first of them 4) and 16 bytes of secret, as base64url. */
const PushPoint = v.pipe(v.string(), v.regex(/^B[A-P][\w-]{85}=?$/), v.maxLength(88))
const PushSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/), v.maxLength(24))
/** PUT /api/me/push: what a browser's push service gave out. */
export const PushSubscription = v.strictObject({
  endpoint: PushEndpoint,
  keys: v.strictObject({ p256dh: PushPoint, auth: PushSecret }),
})
/** DELETE /api/me/push */
export const PushDevice = v.strictObject({ endpoint: PushEndpoint })
/** PUT /api/me/webhook */
export const Webhook = v.strictObject({ address: v.pipe(v.string(), v.trim(), v.maxLength(1000)) })

/** POST /api/tables: the one who asks hosts it and sits on seat 0. */
export const CreateTable = v.strictObject({
  game: GameId,
  /** A club of mine, whose members find it. */
  club: v.optional(ClubId),
  options: v.optional(v.unknown()),
  settings: v.optional(v.partial(Settings)),
})
export type CreateTable = v.InferInput<typeof CreateTable>

/** POST /api/play-now: a table with bots on all other seats, started at once. */
export const PlayNow = v.strictObject({
  game: GameId,
  options: v.optional(v.unknown()),
  settings: v.optional(v.partial(Settings)),
  /** One for all, or one for each seat from seat 1 on. */
  bots: v.optional(v.union([BotId, v.pipe(v.array(BotId), v.maxLength(7))])),
  /** Begins only when I am ready, so that my device has seen the commitments before it adds its entropy. */
  wait: v.optional(v.boolean()),
  /** No longer taken here, where it would come before the secrets are drawn. */
  entropy: v.optional(Entropy),
})
export type PlayNow = v.InferInput<typeof PlayNow>

/** POST /api/join: where the table with this short code is. Sitting down is a command of its own. */
export const Join = v.strictObject({ code: ShortCode })
export type Join = v.InferInput<typeof Join>

/** POST /api/tables/:id/reports: what is wrong about somebody at the table. */
export const ReportPerson = v.strictObject({ person: PersonId, kind: v.picklist(['message', 'name']) })
export type ReportPerson = v.InferInput<typeof ReportPerson>

/** POST /api/tables/:id/fork: play on from a move; without one from where the game is. */
export const Fork = v.strictObject({ move: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) })
export type Fork = v.InferInput<typeof Fork>

/** With the commitments to its shuffles, so that they are known before anything else is said; a file's are none. */
export const TableMade = v.object({
  id: TableId,
  code: v.string(),
  commitments: v.optional(v.record(v.string(), v.string())),
  imported: v.optional(ImportedInfo),
})
export type TableMade = v.InferOutput<typeof TableMade>
export const TableFound = v.object({ id: TableId })
export type TableFound = v.InferOutput<typeof TableFound>
export const TableList = v.object({
  tables: v.array(TableSummary),
  /** Of my list: tables I am asked to, and what whoever asks is called. */
  invitations: v.optional(v.array(v.object({ table: TableSummary, by: v.string() }))),
  /** Of the public list: what whoever runs the server tells everybody. */
  notices: v.optional(v.array(Notice)),
})
export type TableList = v.InferOutput<typeof TableList>

export const LogPage = v.object({ log: v.array(LogItem), more: v.boolean() })
export type LogPage = v.InferOutput<typeof LogPage>

/**
 * GET /api/tables/:id/actions: what the one who asks may do, as JSON for `act` and as text in the notation. `version` is
 * the one to send with `act`, so that an action meant for another moment is refused as stale.
 */
export const LegalActions = v.object({
  version: Version,
  seat: v.nullable(SeatNumber),
  actions: v.array(v.looseObject({ type: v.string() })),
  texts: v.array(v.string()),
})
export type LegalActions = v.InferOutput<typeof LegalActions>

/** A record as the kernel writes and checks it; its JSON Schema is the kernel's own. */
export const RecordShape = v.looseObject({ format: v.string(), game: v.string(), entries: v.array(v.unknown()) })
/** Longer than any game people play. */
export const MAX_RECORD_ENTRIES = 4_000
/** POST /api/records: one that is brought here. */
export const BroughtRecord = v.looseObject({
  ...RecordShape.entries,
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_RECORD_ENTRIES)),
})
/** GET /api/tables/:id/record: also says what of the game this server had from a file. */
export const WrittenRecord = v.looseObject({ ...RecordShape.entries, imported: v.optional(ImportedInfo) })

/** Every error a call can be answered with, and the statuses it comes with. */
export const HTTP_ERRORS = {
  /** Whatever HTTP itself refuses (too long, another type) comes with its own status. */
  malformed: [400],
  /** 421: asked under a name that is not this server's. */
  notAllowed: [401, 403, 421],
  notFound: [404],
  notFinished: [409, 422],
  /** `refusal` says which rule, and why. */
  refused: [422],
  brokenRecord: [422],
  /** Only a game of one's own device, with its seeds, on a seat that a person had, counts among one's results. */
  notLocal: [422],
  /** Brought as the game of a day: it has other seeds, options, seats or bots, or something was taken back. `refusal` says what, and at which step. */
  notOfTheDay: [422],
  /** The day of a game that was played without a server has not come yet, by the server's clock. */
  dayNotCome: [409],
  dayTooLongAgo: [422],
  tooLong: [422],
  entropyTooEarly: [422],
  webhookNotPublic: [422],
  webhookNoAnswer: [422],
  tooManyTokens: [422],
  tooManyPasskeys: [422],
  tooManyClubs: [422],
  clubFull: [422],
  tooManyTables: [422],
  tooManyTournaments: [422],
  tooFewEntrants: [422],
  tournamentBegun: [409],
  tournamentOver: [409],
  tooMany: [429],
  failed: [500],
  unavailable: [503],
} as const
export type HttpError = keyof typeof HTTP_ERRORS
export type HttpStatus<E extends HttpError> = (typeof HTTP_ERRORS)[E][number]

/** Every answer that is not 2xx has this body. */
export const HttpProblem = v.object({
  error: v.picklist(Object.keys(HTTP_ERRORS) as HttpError[]),
  refusal: v.optional(RefusalShape),
})
export type HttpProblem = v.InferOutput<typeof HttpProblem>

export { Me, TableInfo }
