import { type Devices, deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

/** Nothing where somebody else took the number meanwhile. */
const OFFER = `INSERT INTO devices SELECT ?, 0, ? WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)
  ON CONFLICT (hash) DO UPDATE SET offered = excluded.offered WHERE offered = excluded.offered - 1`
/** Whatever goes with it goes only where it begins. */
const BEGINS = 'EXISTS (SELECT 1 FROM devices WHERE hash = ? AND offered = ? AND generation < offered)'
const BEGIN = 'UPDATE devices SET generation = offered WHERE hash = ? AND offered = ? AND generation < offered'

export class SqliteDevices implements Devices {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async generation(person: string): Promise<number> {
    const found = this.#reader.prepare('SELECT generation FROM devices WHERE hash = ?').get(deviceHash(person))
    return (found as { generation: number } | undefined)?.generation ?? 0
  }

  async generations(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const all = await Promise.all(people.map(async person => [person, await this.generation(person)] as const))
    return new Map(all.filter(([, generation]) => generation > 0))
  }

  async offer(person: string): Promise<number> {
    const [hash, forgotten] = [deviceHash(person), forgottenHash(person)]
    for (;;) {
      const found = this.#reader.prepare('SELECT offered FROM devices WHERE hash = ?').get(hash)
      const next = ((found as { offered: number } | undefined)?.offered ?? 0) + 1
      if ((await this.#soon([[OFFER, hash, next, forgotten]])) > 0) return next
      if (this.#reader.prepare('SELECT 1 FROM forgotten WHERE hash = ?').get(forgotten)) return 0
    }
  }

  async begin(person: string, generation: number): Promise<boolean> {
    const hash = deviceHash(person)
    const begun = await this.#soon([
      [`DELETE FROM tokens WHERE person = ? AND ${BEGINS}`, person, hash, generation],
      [`DELETE FROM channels WHERE person = ? AND ${BEGINS}`, person, hash, generation],
      [BEGIN, hash, generation],
    ])
    return begun > 0
  }
}
