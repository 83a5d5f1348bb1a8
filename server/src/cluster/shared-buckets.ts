import type { RateBuckets } from '@grotto/storage'
import type { SharedBuckets } from '../budgets/budgets.ts'

/** Buckets in the database. A bucket is kept as the time when it is full again, by the database's clock. */
export const sharedBuckets =
  (rateBuckets: RateBuckets): SharedBuckets =>
  (name, { atOnce, perSecond }) =>
    rateBuckets.take(name, 1000 / perSecond, (1000 * atOnce) / perSecond)
