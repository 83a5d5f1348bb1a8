import type { Json } from '@grotto/kernel'
import type { Database } from 'better-sqlite3'
import type { Channel, Channels } from './channels.ts'

/** As SQLite and PostgreSQL give them out. */
export interface ChannelColumns extends Omit<Channel, 'details'> {
  readonly details: string
}
export const channelOf = ({ details, ...same }: ChannelColumns): Channel => ({
  ...same,
  details: JSON.parse(details) as Json,
})

const TAKE_OVER = `DELETE FROM channels WHERE address = @address AND (person = @person OR @kind = 'push')`
const ADD = 'INSERT INTO channels VALUES (@person, @kind, @address, @details, @created)'
const TRIM = `DELETE FROM channels WHERE person = @person AND kind = @kind AND address NOT IN
  (SELECT address FROM channels WHERE person = @person AND kind = @kind ORDER BY created DESC, address DESC LIMIT @most)`
const CLAIM = `INSERT INTO reminders VALUES (?, ?, ?)
  ON CONFLICT (table_id, person) DO UPDATE SET asked = excluded.asked WHERE excluded.asked > asked`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteChannels implements Channels {
  readonly #db: Database
  readonly #soon: (run: () => void) => Promise<void>

  constructor(db: Database, soon: (run: () => void) => Promise<void>) {
    this.#db = db
    this.#soon = soon
  }

  keep(channel: Channel, most: number): Promise<void> {
    const columns = { ...channel, details: JSON.stringify(channel.details), most }
    return this.#soon(() => {
      for (const sql of [TAKE_OVER, ADD, TRIM]) this.#db.prepare(sql).run(columns)
    })
  }

  async of(person: string): Promise<Channel[]> {
    const sql = 'SELECT * FROM channels WHERE person = ? ORDER BY created, address'
    return (this.#db.prepare(sql).all(person) as ChannelColumns[]).map(channelOf)
  }

  forget(person: string, address: string): Promise<void> {
    return this.#soon(() => {
      this.#db.prepare('DELETE FROM channels WHERE person = ? AND address = ?').run(person, address)
    })
  }

  async people(): Promise<string[]> {
    const rows = this.#db.prepare('SELECT DISTINCT person FROM channels ORDER BY person').all()
    return (rows as { person: string }[]).map(({ person }) => person)
  }

  async claim(table: string, person: string, asked: number): Promise<boolean> {
    let changes = 0
    await this.#soon(() => {
      changes = this.#db.prepare(CLAIM).run(table, person, Math.round(asked)).changes
    })
    return changes > 0
  }
}
