import { type Devices, deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import type { Query } from './query.ts'

const GENERATIONS = 'SELECT hash, generation FROM devices WHERE hash = ANY ($1)'
const SIGN_OUT = `
  WITH a AS (DELETE FROM tokens WHERE person = $1), b AS (DELETE FROM channels WHERE person = $1),
    c AS (DELETE FROM offers WHERE person = $1)
  INSERT INTO devices SELECT $2, 1 WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $3)
  ON CONFLICT (hash) DO UPDATE SET generation = devices.generation + 1 RETURNING generation`

export class PostgresDevices implements Devices {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async generation(person: string): Promise<number> {
    return (await this.generations([person])).get(person) ?? 0
  }

  async generations(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const hashes = new Map(people.map(person => [deviceHash(person), person]))
    const found = await this.#query<{ hash: string; generation: number }>(GENERATIONS, [...hashes.keys()])
    return new Map(found.map(({ hash, generation }) => [hashes.get(hash)!, generation]))
  }

  async signOut(person: string): Promise<number> {
    const [row] = await this.#query<{ generation: number }>(SIGN_OUT, person, deviceHash(person), forgottenHash(person))
    return row?.generation ?? 0
  }
}
