import type { Database } from 'better-sqlite3'
import { type Devices, deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import type { Work } from './statements.ts'

/** Nothing where somebody else took the number meanwhile. */
const NEXT = `INSERT INTO devices SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)
  ON CONFLICT (hash) DO UPDATE SET generation = excluded.generation WHERE generation = excluded.generation - 1`

export class SqliteDevices implements Devices {
  readonly #db: Database
  readonly #soon: (work: Work) => Promise<number>

  constructor(db: Database, soon: (work: Work) => Promise<number>) {
    this.#db = db
    this.#soon = soon
  }

  async generation(person: string): Promise<number> {
    const found = this.#db.prepare('SELECT generation FROM devices WHERE hash = ?').get(deviceHash(person))
    return (found as { generation: number } | undefined)?.generation ?? 0
  }

  async generations(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const all = await Promise.all(people.map(async person => [person, await this.generation(person)] as const))
    return new Map(all.filter(([, generation]) => generation > 0))
  }

  async signOut(person: string): Promise<number> {
    for (;;) {
      const next = (await this.generation(person)) + 1
      const taken = await this.#soon([
        ['DELETE FROM tokens WHERE person = ?', person],
        ['DELETE FROM channels WHERE person = ?', person],
        [NEXT, deviceHash(person), next, forgottenHash(person)],
      ])
      if (taken > 0) return next
      if (this.#db.prepare('SELECT 1 FROM forgotten WHERE hash = ?').get(forgottenHash(person))) return 0
    }
  }
}
