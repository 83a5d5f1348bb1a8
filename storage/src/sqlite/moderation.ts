import type { Measure, Moderation, Report } from '../moderation.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const AGAIN = 'DELETE FROM reports WHERE reporter = ? AND about = ? AND table_id = ? AND kind = ?'
const ADD = 'INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
const TRIM = 'DELETE FROM reports WHERE id NOT IN (SELECT id FROM reports ORDER BY at DESC, id DESC LIMIT ?)'
const REPORTS = `SELECT id, at, table_id AS "table", reporter AS "by", about, name, kind, said FROM reports
  ORDER BY at, id LIMIT ?`
const IN_FORCE = `SELECT id, kind, target, text, since AS "from", until FROM measures WHERE since <= ? AND until > ?
  ORDER BY since, id`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteModeration implements Moderation {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async report({ id, at, table, by, about, name, kind, said }: Report, most: number): Promise<void> {
    await this.#soon([
      [AGAIN, by, about, table, kind],
      [ADD, id, at, table, by, about, name, kind, said],
      [TRIM, most],
    ])
  }

  async reports(limit: number): Promise<Report[]> {
    return this.#reader.prepare(REPORTS).all(limit) as Report[]
  }

  async settle(id: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM reports WHERE id = ?', id]])) > 0
  }

  async forgetReports(before: number): Promise<void> {
    await this.#soon([['DELETE FROM reports WHERE at < ?', before]])
  }

  async take({ id, kind, target, text, from, until }: Measure): Promise<void> {
    await this.#soon([['INSERT INTO measures VALUES (?, ?, ?, ?, ?, ?)', id, kind, target, text, from, until]])
  }

  async lift(id: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM measures WHERE id = ?', id]])) > 0
  }

  async inForce(at: number): Promise<Measure[]> {
    return this.#reader.prepare(IN_FORCE).all(at, at) as Measure[]
  }
}
