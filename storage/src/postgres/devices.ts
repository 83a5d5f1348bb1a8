import { given } from '@grotto/kernel'
import { type Devices, deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import type { Query } from './query.ts'

const GENERATIONS = 'SELECT hash, generation FROM devices WHERE hash = ANY ($1) AND generation > 0'
const OFFER = `INSERT INTO devices SELECT $1, 0, 1 WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $2)
  ON CONFLICT (hash) DO UPDATE SET offered = devices.offered + 1 RETURNING offered`
/** Whatever goes with it goes only where it begins. */
const BEGIN = `
  WITH begun AS (UPDATE devices SET generation = offered WHERE hash = $2 AND offered = $3 AND generation < offered
      RETURNING generation),
    a AS (DELETE FROM tokens WHERE person = $1 AND EXISTS (SELECT FROM begun)),
    b AS (DELETE FROM channels WHERE person = $1 AND EXISTS (SELECT FROM begun)),
    c AS (DELETE FROM offers WHERE person = $1 AND EXISTS (SELECT FROM begun))
  SELECT generation FROM begun`

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
    return new Map(
      found.map(({ hash, generation }) => [given(hashes.get(hash), 'whose hash was asked for'), generation]),
    )
  }

  async offer(person: string): Promise<number> {
    const [row] = await this.#query<{ offered: number }>(OFFER, deviceHash(person), forgottenHash(person))
    return row?.offered ?? 0
  }

  async begin(person: string, generation: number): Promise<boolean> {
    return (await this.#query(BEGIN, person, deviceHash(person), generation)).length > 0
  }
}
