import * as v from 'valibot'
import { Instant, PersonId } from './shapes.ts'

/** GET /api/my/companions: people I have finished games with, the latest first, and those I have blocked. */
export const MyCompanions = v.object({
  companions: v.array(v.object({ person: PersonId, name: v.string(), games: v.number(), last: Instant })),
  blocked: v.array(v.object({ person: PersonId, name: v.string(), at: Instant })),
})
export type MyCompanions = v.InferOutput<typeof MyCompanions>

/** PUT /api/my/blocks: a blocked person cannot sit down where I sit, and I do not hear her. */
export const BlockPerson = v.strictObject({ person: PersonId, blocked: v.boolean() })
export type BlockPerson = v.InferInput<typeof BlockPerson>

/** POST /api/tables/:id/invite and POST /api/clubs/:id/invite: somebody I have played with. */
export const InviteCompanion = v.strictObject({ person: PersonId })
export type InviteCompanion = v.InferInput<typeof InviteCompanion>
