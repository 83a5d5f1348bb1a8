import * as v from 'valibot'
import { BotId, ClubId, GameId, Instant, PersonId, TableId, written } from './shapes.ts'
import { TableSummary } from './table.ts'

export const ClubName = written(40)
/** What a club's link holds, behind the `#`: too long to be guessed. */
export const ClubCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16}$/))

/** When a club meets every week: 1 is Monday; the time is that of the place, summer and winter. */
export const Evening = v.strictObject({
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
})
export type Evening = v.InferOutput<typeof Evening>

/** POST /api/clubs */
export const FoundClub = v.strictObject({ name: ClubName })
export type FoundClub = v.InferInput<typeof FoundClub>

/** POST /api/clubs/look and POST /api/clubs/join */
export const ClubLink = v.strictObject({ code: ClubCode })
export type ClubLink = v.InferInput<typeof ClubLink>
/** What somebody is told who has the link and is no member. */
export const ClubSeen = v.object({ name: v.string(), members: v.number(), member: v.boolean() })
export type ClubSeen = v.InferOutput<typeof ClubSeen>
export const ClubFound = v.object({ id: ClubId })
export type ClubFound = v.InferOutput<typeof ClubFound>

/** PUT /api/clubs/:id: what the founder changes. A season goes by quarters of the year, or begins now. */
export const ChangeClub = v.strictObject({
  name: v.optional(ClubName),
  evening: v.optional(v.nullable(Evening)),
  season: v.optional(v.picklist(['quarter', 'now'])),
})
export type ChangeClub = v.InferInput<typeof ChangeClub>

/** DELETE /api/clubs/:id/members and PUT /api/clubs/:id/founder */
export const OneMember = v.strictObject({ person: PersonId })
export const OneTable = v.strictObject({ table: TableId })
/** PUT /api/clubs/:id/me */
export const MyMembership = v.strictObject({ rated: v.boolean() })

/** GET /api/my/clubs */
export const MyClubs = v.object({
  clubs: v.array(
    v.object({
      id: ClubId,
      name: v.string(),
      members: v.number(),
      /** How many others are on just now. */
      on: v.number(),
      /** Tables that wait for people. */
      waiting: v.number(),
      /** When it meets next. */
      next: v.nullable(Instant),
    }),
  ),
  /** Clubs that somebody asks me into, and what she is called. */
  invitations: v.array(v.object({ id: ClubId, name: v.string(), by: v.string() })),
})
export type MyClubs = v.InferOutput<typeof MyClubs>

/** GET /api/clubs/:id: for members only. */
export const ClubInfo = v.object({
  id: ClubId,
  name: v.string(),
  code: v.string(),
  founder: PersonId,
  evening: v.nullable(v.object({ ...Evening.entries, next: Instant })),
  members: v.array(
    v.object({
      person: PersonId,
      name: v.string(),
      on: v.boolean(),
      you: v.boolean(),
      /** Whether she wants a rating. */
      rated: v.boolean(),
    }),
  ),
  /** Its tables that wait for people or are being played. */
  tables: v.array(TableSummary),
})
export type ClubInfo = v.InferOutput<typeof ClubInfo>

const named = { person: PersonId, name: v.string() }
/** The most points first. */
const SeasonTable = v.array(v.object({ ...named, points: v.number(), games: v.number() }))
/** GET /api/clubs/:id/seasons/:ended: a season that is over, of today's members. */
export const ClubSeason = v.object({
  from: Instant,
  to: Instant,
  table: SeasonTable,
  /** Whether there was one before it. */
  earlier: v.boolean(),
})
export type ClubSeason = v.InferOutput<typeof ClubSeason>
/** GET /api/clubs/:id/statistics: what was reached at the club's tables, by its members of today. */
export const ClubStatistics = v.object({
  season: v.object({
    from: Instant,
    byQuarters: v.boolean(),
    table: SeasonTable,
    /** Whether there was one before it. */
    earlier: v.boolean(),
  }),
  games: v.array(
    v.object({
      game: GameId,
      count: v.number(),
      reached: v.array(v.object({ result: v.string(), count: v.number() })),
      members: v.array(
        v.object({
          ...named,
          games: v.number(),
          won: v.number(),
          best: v.nullable(v.number()),
          mean: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  /** The latest games, the last one first; guests have no name. */
  latest: v.array(
    v.object({
      table: TableId,
      at: Instant,
      game: GameId,
      result: v.string(),
      seats: v.number(),
      players: v.array(v.object({ name: v.nullable(v.string()), place: v.number(), score: v.nullable(v.number()) })),
    }),
  ),
})
export type ClubStatistics = v.InferOutput<typeof ClubStatistics>

const rated = { rating: v.number(), uncertainty: v.number(), games: v.number() }
/** GET /api/clubs/:id/ratings: of members who want one, among people and with bots apart. */
const against = {
  games: v.number(),
  /** The share of games with a medal, and that of the bot with the same deals. */
  medals: v.number(),
  par: v.number(),
  /** Where their difference lies with a probability of 95 %. */
  from: v.number(),
  to: v.number(),
}
export const ClubRatings = v.object({
  /** Games that a table wins or loses together, against a bot on every seat with the same deals. */
  teams: v.array(
    v.object({
      game: GameId,
      bot: BotId,
      /** The name it goes by. */
      botName: v.string(),
      version: v.number(),
      /** Of all games of the club that were measured; of members who want a rating. */
      club: v.object(against),
      members: v.array(v.object({ ...named, ...against })),
    }),
  ),
  games: v.array(
    v.object({
      game: GameId,
      people: v.array(v.object({ ...named, ...rated })),
      withBots: v.array(v.object({ ...named, ...rated })),
      bots: v.array(v.object({ bot: BotId, ...rated })),
    }),
  ),
})
export type ClubRatings = v.InferOutput<typeof ClubRatings>
