import { forgottenHash } from '../forgotten.ts'
import type { Token, Tokens } from '../tokens.ts'
import type { Query } from './query.ts'

/** One statement sees the rows as they were before it: what has expired is not counted. */
const KEEP = `
  WITH expired AS (DELETE FROM tokens WHERE person = $2 AND expires <= $5)
  INSERT INTO tokens SELECT $1, $2, $3, $4, $5, $6, $7, $10
  WHERE (SELECT count(*) FROM tokens WHERE person = $2 AND expires > $5) < $8
    AND NOT EXISTS (SELECT FROM forgotten WHERE hash = $9)
  RETURNING id`

export class PostgresTokens implements Tokens {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep({ id, person, hash, label, created, expires, used, generation }: Token, most: number): Promise<boolean> {
    const times = [Math.round(created), Math.round(expires), used]
    const values = [id, person, hash, label, ...times, most, forgottenHash(person), generation]
    return (await this.#query(KEEP, ...values)).length > 0
  }

  async find(id: string): Promise<Token | undefined> {
    return (await this.#query<Token>('SELECT * FROM tokens WHERE id = $1', id))[0]
  }

  of(person: string): Promise<Token[]> {
    return this.#query('SELECT * FROM tokens WHERE person = $1 ORDER BY created, id COLLATE "C"', person)
  }

  async used(id: string, day: number): Promise<void> {
    await this.#query('UPDATE tokens SET used = $2 WHERE id = $1', id, day)
  }

  async revoke(person: string, id: string): Promise<boolean> {
    return (await this.#query('DELETE FROM tokens WHERE person = $1 AND id = $2 RETURNING id', person, id)).length > 0
  }
}
