import { forgottenHash } from '../forgotten.ts'
import type { Passkey, Passkeys, SpentChallenge } from '../passkeys.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const KEEP = `INSERT OR IGNORE INTO passkeys SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE (SELECT count(*) FROM passkeys WHERE person = ?) < ? AND NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)`
const SELECT = `SELECT id, person, credential, public_key AS publicKey, counter, site, label, created, used FROM passkeys`
const USE = 'UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))'

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqlitePasskeys implements Passkeys {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async keep(passkey: Passkey, most: number): Promise<boolean> {
    const { id, person, credential, publicKey, counter, site, label, created, used } = passkey
    const values = [id, person, credential, publicKey, counter, site, label, created, used]
    return (await this.#soon([[KEEP, ...values, person, most, forgottenHash(person)]])) > 0
  }

  async find(credential: string): Promise<Passkey | undefined> {
    return this.#reader.prepare(`${SELECT} WHERE credential = ?`).get(credential) as Passkey | undefined
  }

  async of(person: string): Promise<Passkey[]> {
    return this.#reader.prepare(`${SELECT} WHERE person = ? ORDER BY created, id`).all(person) as Passkey[]
  }

  async use(id: string, counter: number, day: number): Promise<boolean> {
    return (await this.#soon([[USE, counter, day, id, counter, counter]])) > 0
  }

  async remove(person: string, id: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM passkeys WHERE person = ? AND id = ?', person, id]])) > 0
  }

  async spend({ hash, expires }: SpentChallenge, now: number): Promise<boolean> {
    const spent = await this.#soon([
      ['DELETE FROM spent_challenges WHERE expires <= ?', now],
      ['INSERT OR IGNORE INTO spent_challenges VALUES (?, ?)', hash, expires],
    ])
    return spent > 0
  }
}
