import { NOW, type Query } from './query.ts'

const COUNT = `
  INSERT INTO counts VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN counts.until <= ${NOW} THEN 1 ELSE counts.count + 1 END,
    until = CASE WHEN counts.until <= ${NOW} THEN excluded.until ELSE counts.until END
  RETURNING count, until - ${NOW} AS left`
const FORGET = `DELETE FROM counts WHERE until <= ${NOW}`

/** How often something was asked for within a time, over all nodes. */
export class Counts {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async count(key: string, milliseconds: number): Promise<{ readonly count: number; readonly left: number }> {
    return (await this.#query<{ count: number; left: number }>(COUNT, key, milliseconds))[0]!
  }

  async forgetOld(): Promise<void> {
    await this.#query(FORGET)
  }
}
