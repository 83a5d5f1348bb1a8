import * as v from 'valibot'
import { BotId, ClubId, GameId, Instant, TableId } from './shapes.ts'

export const MOST_DEALS = 6
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
const Sealed = v.record(v.string(), v.string())

/** POST /api/clubs/:id/tournaments: everybody plays the same deals, table by table. */
export const SetUpTournament = v.strictObject({
  game: GameId,
  options: v.optional(v.unknown()),
  deals: whole(1, MOST_DEALS),
  /** Of every table; bots fill those that nobody has. */
  seats: whole(1, 8),
  /** Seconds for each decision; 0 for none where people play alone. */
  clock: whole(0, 604_800),
  closes: Instant,
})
export type SetUpTournament = v.InferInput<typeof SetUpTournament>
export const TournamentMade = v.object({ id: ClubId })
export type TournamentMade = v.InferOutput<typeof TournamentMade>

const card = {
  id: ClubId,
  game: GameId,
  deals: v.number(),
  seats: v.number(),
  /** Where people enter, until its tables are seated; over when it has closed or everybody is through. */
  state: v.picklist(['entering', 'playing', 'over']),
  closes: Instant,
  entered: v.number(),
  /** Whether I play in it, and have yet to play a deal of it. */
  mine: v.nullable(v.object({ next: v.nullable(v.number()) })),
}
/** GET /api/clubs/:id/tournaments: latest first. */
export const ClubTournaments = v.object({ tournaments: v.array(v.object(card)) })
export type ClubTournaments = v.InferOutput<typeof ClubTournaments>

/** What a deal gave somebody: `result` and the table are missing where it does not count for her. */
const TournamentDealt = v.object({
  points: v.number(),
  result: v.optional(v.string()),
  place: v.optional(v.number()),
  score: v.optional(v.nullable(v.number())),
  table: v.optional(TableId),
})

/** GET /api/tournaments/:id: for members of its club. */
export const TournamentInfo = v.object({
  ...card,
  club: ClubId,
  options: v.unknown(),
  clock: v.number(),
  /** Which bot fills seats, and keeps those of whoever does not come; and the name it goes by. */
  bot: BotId,
  botName: v.string(),
  /** Null where she is no member any more. */
  organiser: v.nullable(v.string()),
  /** Whether I may begin it or call it off. */
  organise: v.boolean(),
  entrants: v.array(v.object({ name: v.nullable(v.string()), you: v.boolean() })),
  /** Of each deal: what its seeds must lead to, and the seeds once everybody is through with it. */
  sealed: v.array(v.object({ commitments: Sealed, secrets: v.nullable(Sealed) })),
  /** Over the deals I am through with, and those everybody is. */
  standing: v.array(
    v.object({
      place: v.number(),
      name: v.nullable(v.string()),
      you: v.boolean(),
      points: v.number(),
      spare: v.number(),
      played: v.number(),
      /** Of each deal; null where I may not know it yet, or she has yet to play it. */
      deals: v.array(v.nullable(TournamentDealt)),
    }),
  ),
})
export type TournamentInfo = v.InferOutput<typeof TournamentInfo>

/** POST /api/tournaments/:id/play: my table, or for whom it waits; asked again and again meanwhile. */
export const TournamentNext = v.object({
  /** I am through with it. */
  done: v.optional(v.literal(true)),
  deal: v.optional(v.number()),
  table: v.optional(TableId),
  waiting: v.optional(v.array(v.string())),
  /** When it begins without them, if I am there. */
  until: v.optional(Instant),
})
export type TournamentNext = v.InferOutput<typeof TournamentNext>
