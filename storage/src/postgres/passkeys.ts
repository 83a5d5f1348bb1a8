import { forgottenHash } from '../forgotten.ts'
import type { Passkey, Passkeys, SpentChallenge } from '../passkeys.ts'
import type { Query } from './query.ts'

const KEEP = `INSERT INTO passkeys SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
  WHERE (SELECT count(*) FROM passkeys WHERE person = $2) < $10 AND NOT EXISTS (SELECT FROM forgotten WHERE hash = $11)
  ON CONFLICT DO NOTHING RETURNING id`
const SELECT = `SELECT id, person, credential, public_key AS "publicKey", counter, site, label, created, used FROM passkeys`
const USE = `UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3 AND (counter < $1 OR (counter = 0 AND $1 = 0))
  RETURNING id`
/** Two who come at once wait for each other at the row. */
const SPEND = `WITH old AS (DELETE FROM spent_challenges WHERE expires <= $3)
  INSERT INTO spent_challenges VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash`

export class PostgresPasskeys implements Passkeys {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep(passkey: Passkey, most: number): Promise<boolean> {
    const { id, person, credential, publicKey, counter, site, label, created, used } = passkey
    const values = [id, person, credential, publicKey, counter, site, label, Math.round(created), used]
    return (await this.#query(KEEP, ...values, most, forgottenHash(person))).length > 0
  }

  async find(credential: string): Promise<Passkey | undefined> {
    return (await this.#query<Passkey>(`${SELECT} WHERE credential = $1`, credential))[0]
  }

  of(person: string): Promise<Passkey[]> {
    return this.#query(`${SELECT} WHERE person = $1 ORDER BY created, id`, person)
  }

  async use(id: string, counter: number, day: number): Promise<boolean> {
    return (await this.#query(USE, counter, day, id)).length > 0
  }

  async remove(person: string, id: string): Promise<boolean> {
    return (await this.#query('DELETE FROM passkeys WHERE person = $1 AND id = $2 RETURNING id', person, id)).length > 0
  }

  async spend({ hash, expires }: SpentChallenge, now: number): Promise<boolean> {
    return (await this.#query(SPEND, hash, Math.round(expires), Math.round(now))).length > 0
  }
}
