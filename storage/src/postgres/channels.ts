import type { Channel, Channels } from '../channels.ts'
import { forgottenHash } from '../forgotten.ts'
import { type ChannelColumns, channelsOf } from '../sqlite/channels.ts'
import type { Query } from './query.ts'

/** One statement sees the rows as they were before it: the new one is put in place of an old one, and counted apart. */
const KEEP = `
  WITH taken AS (DELETE FROM channels WHERE address = $3 AND person <> $1 AND $2 = 'push'),
    surplus AS (DELETE FROM channels WHERE person = $1 AND kind = $2 AND address IN
      (SELECT address FROM channels WHERE person = $1 AND kind = $2 AND address <> $3
        ORDER BY created DESC, address DESC OFFSET $6))
  INSERT INTO channels SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $7)
  ON CONFLICT (person, address) DO UPDATE SET kind = excluded.kind, details = excluded.details, created = excluded.created`
const CLAIM = `INSERT INTO reminders VALUES ($1, $2, $3)
  ON CONFLICT (table_id, person) DO UPDATE SET asked = excluded.asked WHERE excluded.asked > reminders.asked
  RETURNING asked`

export class PostgresChannels implements Channels {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep({ person, kind, address, details, created }: Channel, most: number): Promise<void> {
    const values = [person, kind, address, JSON.stringify(details), Math.round(created), most - 1]
    await this.#query(KEEP, ...values, forgottenHash(person))
  }

  async of(person: string): Promise<Channel[]> {
    const sql = 'SELECT * FROM channels WHERE person = $1 ORDER BY created, address COLLATE "C"'
    return channelsOf(await this.#query<ChannelColumns>(sql, person))
  }

  async forget(person: string, address: string): Promise<void> {
    await this.#query('DELETE FROM channels WHERE person = $1 AND address = $2', person, address)
  }

  async people(): Promise<string[]> {
    const sql = 'SELECT DISTINCT person FROM channels ORDER BY person'
    return (await this.#query<{ person: string }>(sql)).map(({ person }) => person)
  }

  async claim(table: string, person: string, asked: number): Promise<boolean> {
    return (await this.#query(CLAIM, table, person, Math.round(asked))).length > 0
  }
}
