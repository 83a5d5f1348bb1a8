import type { Blocked, Companions, Invitation } from '../companions.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const MET = `SELECT 1 FROM results mine JOIN results theirs ON theirs.table_id = mine.table_id AND theirs.person = ?
  WHERE mine.person = ? AND mine.local = 0 LIMIT 1`
const BOTH_KNOWN = '(SELECT count(*) FROM people WHERE id IN (?, ?)) = 2'
const BLOCK = `INSERT INTO blocks SELECT ?, ?, ? WHERE ${BOTH_KNOWN}
  ON CONFLICT (person, other) DO UPDATE SET at = excluded.at`
const TRIM_BLOCKS = `DELETE FROM blocks WHERE person = ? AND other NOT IN
  (SELECT other FROM blocks WHERE person = ? ORDER BY at DESC, other LIMIT ?)`
const BLOCKED = `SELECT other AS person, coalesce(name, '') AS name, at FROM blocks LEFT JOIN people ON id = other
  WHERE person = ? ORDER BY at DESC, other`
const BLOCKING = 'SELECT person FROM blocks WHERE other = ? AND person IN (SELECT value FROM json_each(?))'
const INVITE = `INSERT INTO invitations SELECT ?, ?, ?, ? WHERE ${BOTH_KNOWN}
  ON CONFLICT (person, table_id) DO UPDATE SET by_person = excluded.by_person, at = excluded.at`
const TRIM_INVITATIONS = `DELETE FROM invitations WHERE person = ? AND table_id NOT IN
  (SELECT table_id FROM invitations WHERE person = ? ORDER BY at DESC, table_id LIMIT ?)`
const INVITATIONS = `SELECT table_id AS "to", person, by_person AS "by", at, coalesce(name, '') AS name
  FROM invitations LEFT JOIN people ON id = by_person WHERE person = ? ORDER BY at DESC, table_id`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteCompanions implements Companions {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async haveMet(person: string, other: string): Promise<boolean> {
    return this.#reader.prepare(MET).get(other, person) !== undefined
  }

  async block(person: string, other: string, at: number, most: number): Promise<void> {
    await this.#soon([
      [BLOCK, person, other, Math.round(at), person, other],
      [TRIM_BLOCKS, person, person, most],
    ])
  }

  async unblock(person: string, other: string): Promise<void> {
    await this.#soon([['DELETE FROM blocks WHERE person = ? AND other = ?', person, other]])
  }

  async blockedBy(person: string): Promise<Blocked[]> {
    return this.#reader.prepare(BLOCKED).all(person) as Blocked[]
  }

  async blocking(person: string, among: readonly string[]): Promise<string[]> {
    const rows = this.#reader.prepare(BLOCKING).all(person, JSON.stringify(among))
    return (rows as { person: string }[]).map(row => row.person)
  }

  async invite({ person, to, by, at }: Invitation, most: number): Promise<void> {
    await this.#soon([
      [INVITE, person, to, by, Math.round(at), person, by],
      [TRIM_INVITATIONS, person, person, most],
    ])
  }

  async invitations(person: string): Promise<(Invitation & { name: string })[]> {
    return this.#reader.prepare(INVITATIONS).all(person) as (Invitation & { name: string })[]
  }

  async decline(person: string, to: string): Promise<void> {
    await this.#soon([['DELETE FROM invitations WHERE person = ? AND table_id = ?', person, to]])
  }
}
