import type { Blocked, Companions, Invitation } from '../companions.ts'
import type { Query } from './query.ts'

const MET = `SELECT 1 FROM results mine JOIN results theirs ON theirs.table_id = mine.table_id AND theirs.person = $2
  WHERE mine.person = $1 AND mine.local = 0 LIMIT 1`
/** One statement sees the rows as they were before it: the new one is put in place of an old one, and counted apart. */
const BLOCK = `WITH surplus AS (DELETE FROM blocks WHERE person = $1 AND other IN
    (SELECT other FROM blocks WHERE person = $1 AND other <> $2 ORDER BY at DESC, other OFFSET $4))
  INSERT INTO blocks SELECT $1, $2, $3 WHERE (SELECT count(*) FROM people WHERE id IN ($1, $2)) = 2
  ON CONFLICT (person, other) DO UPDATE SET at = excluded.at`
const BLOCKED = `SELECT other AS person, coalesce(name, '') AS name, at FROM blocks LEFT JOIN people ON id = other
  WHERE person = $1 ORDER BY at DESC, other`
const BLOCKING = 'SELECT person FROM blocks WHERE other = $1 AND person = ANY ($2)'
const INVITE = `WITH surplus AS (DELETE FROM invitations WHERE person = $1 AND table_id IN
    (SELECT table_id FROM invitations WHERE person = $1 AND table_id <> $2 ORDER BY at DESC, table_id OFFSET $5))
  INSERT INTO invitations SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM people WHERE id IN ($1, $3)) = 2
  ON CONFLICT (person, table_id) DO UPDATE SET by_person = excluded.by_person, at = excluded.at`
const INVITATIONS = `SELECT table_id AS "to", person, by_person AS "by", at, coalesce(name, '') AS name
  FROM invitations LEFT JOIN people ON id = by_person WHERE person = $1 ORDER BY at DESC, table_id`

export class PostgresCompanions implements Companions {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async haveMet(person: string, other: string): Promise<boolean> {
    return (await this.#query(MET, person, other)).length > 0
  }

  async block(person: string, other: string, at: number, most: number): Promise<void> {
    await this.#query(BLOCK, person, other, Math.round(at), most - 1)
  }

  async unblock(person: string, other: string): Promise<void> {
    await this.#query('DELETE FROM blocks WHERE person = $1 AND other = $2', person, other)
  }

  blockedBy(person: string): Promise<Blocked[]> {
    return this.#query(BLOCKED, person)
  }

  async blocking(person: string, among: readonly string[]): Promise<string[]> {
    return (await this.#query<{ person: string }>(BLOCKING, person, [...among])).map(row => row.person)
  }

  async invite({ person, to, by, at }: Invitation, most: number): Promise<void> {
    await this.#query(INVITE, person, to, by, Math.round(at), most - 1)
  }

  invitations(person: string): Promise<(Invitation & { name: string })[]> {
    return this.#query(INVITATIONS, person)
  }

  async decline(person: string, to: string): Promise<void> {
    await this.#query('DELETE FROM invitations WHERE person = $1 AND table_id = $2', person, to)
  }
}
