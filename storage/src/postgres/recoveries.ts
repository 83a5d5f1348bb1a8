import { forgottenHash } from '../forgotten.ts'
import type { Recoveries, Recovery } from '../recoveries.ts'
import type { Query } from './query.ts'

const KEEP = `INSERT INTO recoveries SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $5)
  ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created, used = excluded.used`

export class PostgresRecoveries implements Recoveries {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep({ person, hash, created, used }: Recovery): Promise<void> {
    await this.#query(KEEP, person, hash, Math.round(created), used, forgottenHash(person))
  }

  async find(hash: string): Promise<Recovery | undefined> {
    return (await this.#query<Recovery>('SELECT * FROM recoveries WHERE hash = $1', hash))[0]
  }

  async of(person: string): Promise<Recovery | undefined> {
    return (await this.#query<Recovery>('SELECT * FROM recoveries WHERE person = $1', person))[0]
  }

  async used(person: string, day: number): Promise<void> {
    await this.#query('UPDATE recoveries SET used = $2 WHERE person = $1', person, day)
  }

  async remove(person: string): Promise<boolean> {
    return (await this.#query('DELETE FROM recoveries WHERE person = $1 RETURNING person', person)).length > 0
  }
}
