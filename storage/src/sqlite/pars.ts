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
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

export class SqlitePars implements Pars {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async missing({ game, bot, version }: Measured, since: number, limit: number): Promise<string[]> {
    const found = this.#reader.prepare(MISSING).all(Math.round(since), game, bot, version, limit) as { table: string }[]
    return found.map(({ table }) => table)
  }

  async keep({ table, bot, version, result }: Par): Promise<void> {
    await this.#soon([[KEEP_PAR, table, bot, version, result]])
  }

  async against(club: string, { game, bot, version }: Measured): Promise<AgainstPar[]> {
    const ask = (sql: string) => this.#reader.prepare(sql).all(club, game, bot, version) as AgainstPar[]
    return [...ask(ALL_AGAINST), ...ask(AGAINST)]
  }
}
