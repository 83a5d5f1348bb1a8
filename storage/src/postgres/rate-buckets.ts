import { NOW, type Query } from './query.ts'

/** A bucket that takes longer to fill than from nothing was left behind when the clock was set back: it counts as full. */
const EMPTIED = `CASE WHEN counts.until > ${NOW} + $3 THEN ${NOW} ELSE greatest(counts.until, ${NOW}) END`
/** A bucket is kept as the time when it will be full again; what does not fit in leaves it as it is. */
const TAKE = `
  INSERT INTO counts VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET until = ${EMPTIED} + $2 WHERE ${EMPTIED} + $2 <= ${NOW} + $3
  RETURNING until`
const WAIT = `SELECT until + $2 - ${NOW} - $3 AS wait FROM counts WHERE key = $1`
const FORGET = `DELETE FROM counts WHERE until <= ${NOW}`

/** How often something was asked for lately, over all nodes. */
export class RateBuckets {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  /**
   * Takes one from a bucket in which one takes `each` milliseconds to come back, and all of them `all`. Gives the
   * milliseconds to wait; or 0, and it is taken.
   */
  async take(key: string, each: number, all: number): Promise<number> {
    const values = [key, Math.ceil(each), Math.ceil(all)]
    if ((await this.#query(TAKE, ...values)).length > 0) return 0
    const [left] = await this.#query<{ wait: number }>(WAIT, ...values)
    return Math.max(1, left?.wait ?? 1)
  }

  async forgetOld(): Promise<void> {
    await this.#query(FORGET)
  }
}
