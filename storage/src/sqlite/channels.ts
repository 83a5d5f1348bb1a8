import type { Channel, Channels } from '../channels.ts'
import { forgottenHash } from '../forgotten.ts'
import type { Reader } from './reader.ts'
import { jsonOf } from './rows.ts'
import type { Work } from './statements.ts'

/** As SQLite and PostgreSQL give them out. */
export interface ChannelColumns extends Omit<Channel, 'details'> {
  readonly details: string
}
/** Those that can be read. */
export const channelsOf = (rows: readonly ChannelColumns[]): Channel[] =>
  rows.flatMap(({ details, ...same }) => {
    const read = jsonOf(details)
    return read === undefined ? [] : [{ ...same, details: read }]
  })

const TAKE_OVER = `DELETE FROM channels WHERE address = ? AND (person = ? OR ? = 'push')`
const ADD = `INSERT INTO channels SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)`
const TRIM = `DELETE FROM channels WHERE person = ? AND kind = ? AND address NOT IN
  (SELECT address FROM channels WHERE person = ? AND kind = ? ORDER BY created DESC, address DESC LIMIT ?)`
const CLAIM = `INSERT INTO reminders VALUES (?, ?, ?)
  ON CONFLICT (table_id, person) DO UPDATE SET asked = excluded.asked WHERE excluded.asked > asked`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteChannels implements Channels {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async keep({ person, kind, address, details, created }: Channel, most: number): Promise<void> {
    await this.#soon([
      [TAKE_OVER, address, person, kind],
      [ADD, person, kind, address, JSON.stringify(details), created, forgottenHash(person)],
      [TRIM, person, kind, person, kind, most],
    ])
  }

  async of(person: string): Promise<Channel[]> {
    const sql = 'SELECT * FROM channels WHERE person = ? ORDER BY created, address'
    return channelsOf(this.#reader.prepare(sql).all(person) as ChannelColumns[])
  }

  async forget(person: string, address: string): Promise<void> {
    await this.#soon([['DELETE FROM channels WHERE person = ? AND address = ?', person, address]])
  }

  async people(): Promise<string[]> {
    const rows = this.#reader.prepare('SELECT DISTINCT person FROM channels ORDER BY person').all()
    return (rows as { person: string }[]).map(({ person }) => person)
  }

  async claim(table: string, person: string, asked: number): Promise<boolean> {
    return (await this.#soon([[CLAIM, table, person, Math.round(asked)]])) > 0
  }
}
