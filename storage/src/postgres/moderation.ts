import type { Measure, Moderation, Report } from '../moderation.ts'
import type { Query } from './query.ts'

const REPORT = `INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (reporter, about, table_id, kind) DO UPDATE SET id = excluded.id, at = excluded.at, name = excluded.name,
    said = excluded.said`
const TRIM = `DELETE FROM reports WHERE id NOT IN (SELECT id FROM reports ORDER BY at DESC, id COLLATE "C" DESC LIMIT $1)`
const REPORTS = `SELECT id, at, table_id AS "table", reporter AS "by", about, name, kind, said FROM reports
  ORDER BY at, id COLLATE "C" LIMIT $1`
const IN_FORCE = `SELECT id, kind, target, text, since AS "from", until FROM measures WHERE since <= $1 AND until > $1
  ORDER BY since, id COLLATE "C"`

export class PostgresModeration implements Moderation {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async report({ id, at, table, by, about, name, kind, said }: Report, most: number): Promise<void> {
    await this.#query(REPORT, id, Math.round(at), table, by, about, name, kind, said)
    await this.#query(TRIM, most)
  }

  reports(limit: number): Promise<Report[]> {
    return this.#query(REPORTS, limit)
  }

  async settle(id: string): Promise<boolean> {
    return (await this.#query('DELETE FROM reports WHERE id = $1 RETURNING id', id)).length > 0
  }

  async forgetReports(before: number): Promise<void> {
    await this.#query('DELETE FROM reports WHERE at < $1', Math.round(before))
  }

  async take({ id, kind, target, text, from, until }: Measure): Promise<void> {
    const times = [Math.round(from), Math.round(until)]
    await this.#query('INSERT INTO measures VALUES ($1, $2, $3, $4, $5, $6)', id, kind, target, text, ...times)
  }

  async lift(id: string): Promise<boolean> {
    return (await this.#query('DELETE FROM measures WHERE id = $1 RETURNING id', id)).length > 0
  }

  inForce(at: number): Promise<Measure[]> {
    return this.#query(IN_FORCE, Math.round(at))
  }
}
