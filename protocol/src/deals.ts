import * as v from 'valibot'
import { GameId } from './shapes.ts'

/** Stands behind the `#` of a link; it opens the deal, and no replay. */
const OfferCode = v.pipe(v.string(), v.regex(/^[\w-]{40,160}$/))

/** POST /api/tables/:id/offer */
export const DealOffer = v.object({ offer: OfferCode })
export type DealOffer = v.InferOutput<typeof DealOffer>

/** POST /api/offers: what is offered. */
export const LookAtOffer = v.strictObject({ offer: OfferCode })
/** Who played it and how many sat there; nothing of what came. */
export const OfferedDeal = v.object({
  game: GameId,
  options: v.unknown(),
  /** What each who sat there is called: a person by her name, a bot by its id. */
  sitters: v.array(v.object({ name: v.string(), bot: v.boolean() })),
  imported: v.optional(v.literal(true)),
})
export type OfferedDeal = v.InferOutput<typeof OfferedDeal>

/** POST /api/offers/table: alone with bots and at once, or with friends, who sit down first. */
export const PlayOffer = v.strictObject({ offer: OfferCode, with: v.picklist(['bots', 'friends']) })
export type PlayOffer = v.InferOutput<typeof PlayOffer>
