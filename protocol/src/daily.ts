import * as v from 'valibot'
import { MyGame } from './results.ts'
import { BotId, Day, GameId, TableId } from './shapes.ts'
import { STATUSES } from './table.ts'

const Sealed = v.record(v.string(), v.string())

/** GET /api/daily: one sealed game a day for everybody, and mine, if I have begun it. */
export const Daily = v.object({
  day: Day,
  /** When the next one begins. */
  ends: v.number(),
  games: v.array(
    v.object({
      game: GameId,
      /** What the seeds of today and of tomorrow must lead to; those of yesterday may be known. */
      commitments: Sealed,
      tomorrow: Sealed,
      yesterday: Sealed,
      mine: v.optional(v.object({ table: TableId, status: v.picklist(STATUSES) })),
    }),
  ),
})
export type Daily = v.InferOutput<typeof Daily>

/** POST /api/daily */
export const PlayDaily = v.strictObject({ game: GameId })
export type PlayDaily = v.InferInput<typeof PlayDaily>

/** How many days after its own a game that was played without a server may still be brought. */
export const HONOUR_DAYS = 7

const reached = { result: v.string(), place: v.number(), score: v.nullable(v.number()), cameOut: v.number() }
export const DailyBot = v.object({ bot: BotId, ...reached })
export type DailyBot = v.InferOutput<typeof DailyBot>

/**
 * GET /api/daily/:game: the table of the day, for those who have played it, and for everybody once the day is over.
 * GET /api/daily/:game/honour: the same of what was played without a server, which is never mixed with it.
 */
export const DailyTable = v.object({
  day: Day,
  /** How often each was reached by people. */
  distribution: v.array(v.object({ ...reached, count: v.number() })),
  mine: v.nullable(MyGame),
  /** How bots fared with the same deal, the best first; those that have finished. */
  bots: v.array(DailyBot),
  /** The best, with the table of each. */
  best: v.array(v.object({ name: v.string(), table: TableId, you: v.boolean(), ...reached })),
})
export type DailyTable = v.InferOutput<typeof DailyTable>
