import * as v from 'valibot'
import { MyGame } from './results.ts'
import { BotId, GameId, TableId } from './shapes.ts'
import { STATUSES } from './table.ts'

/** A day of UTC, such as 2026-11-17. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
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

const reached = { result: v.string(), place: v.number(), score: v.nullable(v.number()), cameOut: v.number() }
export const DailyRival = v.object({ bot: BotId, ...reached })
export type DailyRival = v.InferOutput<typeof DailyRival>

/** GET /api/daily/:game: the table of the day, for those who have played it, and for everybody once the day is over. */
export const DailyTable = v.object({
  day: Day,
  /** How often each was reached. */
  distribution: v.array(v.object({ ...reached, count: v.number() })),
  mine: v.nullable(MyGame),
  rival: v.nullable(DailyRival),
  /** The best, with the table of each. */
  best: v.array(v.object({ name: v.string(), table: TableId, you: v.boolean(), ...reached })),
})
export type DailyTable = v.InferOutput<typeof DailyTable>
