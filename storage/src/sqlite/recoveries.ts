import { forgottenHash } from '../forgotten.ts'
import type { Recoveries, Recovery } from '../recoveries.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const KEEP = `INSERT INTO recoveries SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)
  ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created, used = excluded.used`

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteRecoveries implements Recoveries {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async keep({ person, hash, created, used }: Recovery): Promise<void> {
    await this.#soon([[KEEP, person, hash, created, used, forgottenHash(person)]])
  }

  async find(hash: string): Promise<Recovery | undefined> {
    return this.#reader.prepare('SELECT * FROM recoveries WHERE hash = ?').get(hash) as Recovery | undefined
  }

  async of(person: string): Promise<Recovery | undefined> {
    return this.#reader.prepare('SELECT * FROM recoveries WHERE person = ?').get(person) as Recovery | undefined
  }

  async used(person: string, day: number): Promise<void> {
    await this.#soon([['UPDATE recoveries SET used = ? WHERE person = ?', day, person]])
  }

  async remove(person: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM recoveries WHERE person = ?', person]])) > 0
  }
}
