import * as v from 'valibot'
import { GameId, Instant, SeatNumber, TableId } from './shapes.ts'

/** How one game of mine went. */
export const MyGame = v.object({
  table: TableId,
  at: Instant,
  game: GameId,
  seat: SeatNumber,
  /** How many seats there were, and how many of them were people's. */
  seats: v.number(),
  people: v.number(),
  place: v.number(),
  score: v.nullable(v.number()),
  /** In the game's own words. */
  result: v.string(),
  level: v.nullable(v.string()),
  party: v.array(v.string()),
  cameOut: v.array(v.string()),
  /** Played on a device of mine, which dealt it: the server has replayed it, no more. */
  local: v.boolean(),
  /** The day whose game it was, if it was one. */
  daily: v.nullable(v.string()),
  /** The same, played without a server: listed apart, on honour. */
  honour: v.nullable(v.string()),
})
export type MyGame = v.InferOutput<typeof MyGame>

/** How often I reached one and the same; `party` is how many were led. */
export const MyTally = v.object({
  game: GameId,
  local: v.boolean(),
  level: v.nullable(v.string()),
  seats: v.number(),
  party: v.number(),
  result: v.string(),
  place: v.number(),
  count: v.number(),
  best: v.nullable(v.number()),
  total: v.nullable(v.number()),
})
export type MyTally = v.InferOutput<typeof MyTally>

/** GET /api/my/results: everything counted, and the latest games. */
export const MyResults = v.object({
  tallies: v.array(MyTally),
  /** Games won in a row, of those a server dealt. */
  streaks: v.array(v.object({ game: GameId, longest: v.number(), current: v.number() })),
  games: v.array(MyGame),
})
export type MyResults = v.InferOutput<typeof MyResults>

/** GET /api/my/results/all */
export const AllMyGames = v.object({ games: v.array(MyGame) })
