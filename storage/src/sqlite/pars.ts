import type { Database } from 'better-sqlite3'
import {
  AGAINST,
  type AgainstPar,
  ALL_AGAINST,
  KEEP_PAR,
  type Measured,
  MISSING,
  type Par,
  type Pars,
} from '../pars.ts'
import type { Work } from './statements.ts'

export class SqlitePars implements Pars {
  readonly #db: Database
  readonly #soon: (work: Work) => Promise<number>

  constructor(db: Database, soon: (work: Work) => Promise<number>) {
    this.#db = db
    this.#soon = soon
  }

  async missing({ game, bot, version }: Measured, since: number, limit: number): Promise<string[]> {
    const found = this.#db.prepare(MISSING).all(Math.round(since), game, bot, version, limit) as { table: string }[]
    return found.map(({ table }) => table)
  }

  async keep({ table, bot, version, result }: Par): Promise<void> {
    await this.#soon([[KEEP_PAR, table, bot, version, result]])
  }

  async against(club: string, { game, bot, version }: Measured): Promise<AgainstPar[]> {
    const ask = (sql: string) => this.#db.prepare(sql).all(club, game, bot, version) as AgainstPar[]
    return [...ask(ALL_AGAINST), ...ask(AGAINST)]
  }
}
