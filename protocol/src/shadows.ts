import * as v from 'valibot'
import { Spot } from './reviews.ts'
import { PersonId, SeatNumber, TableId } from './shapes.ts'

const People = v.array(v.object({ person: PersonId, name: v.string() }))

/** To a player: who asks to look over her shoulder, and whom she lets. */
export const ShadowsMessage = v.object({
  type: v.literal('shadows'),
  table: TableId,
  asking: People,
  allowed: People,
})
export type ShadowsMessage = v.InferOutput<typeof ShadowsMessage>

/** To somebody who asked: over whose shoulder, and whether she may; null where she may not, or no longer. */
export const ShadowingMessage = v.object({
  type: v.literal('shadowing'),
  table: TableId,
  seat: v.nullable(SeatNumber),
  allowed: v.boolean(),
})

/**
 * To those who look over a player's shoulder: what of the board she considers, or null for nothing. Where players have
 * secrets it comes with the entry that turns them up, never before.
 */
export const AttentionMessage = v.object({
  type: v.literal('attention'),
  table: TableId,
  seat: SeatNumber,
  spot: v.nullable(Spot),
})
