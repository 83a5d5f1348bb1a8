import { forgottenHash } from '../forgotten.ts'
import type { Token, Tokens } from '../tokens.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const EXPIRED = 'DELETE FROM tokens WHERE person = ? AND expires <= ?'
const ADD = `INSERT INTO tokens SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM tokens WHERE person = ?) < ?
  AND NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteTokens implements Tokens {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async keep({ id, person, hash, label, created, expires, used, generation }: Token, most: number): Promise<boolean> {
    const added = await this.#soon([
      [EXPIRED, person, created],
      [ADD, id, person, hash, label, created, expires, used, generation, person, most, forgottenHash(person)],
    ])
    return added > 0
  }

  async find(id: string): Promise<Token | undefined> {
    return this.#reader.prepare('SELECT * FROM tokens WHERE id = ?').get(id) as Token | undefined
  }

  async of(person: string): Promise<Token[]> {
    return this.#reader.prepare('SELECT * FROM tokens WHERE person = ? ORDER BY created, id').all(person) as Token[]
  }

  async used(id: string, day: number): Promise<void> {
    await this.#soon([['UPDATE tokens SET used = ? WHERE id = ?', day, id]])
  }

  async revoke(person: string, id: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM tokens WHERE person = ? AND id = ?', person, id]])) > 0
  }
}
