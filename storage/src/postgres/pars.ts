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
import { numbered, type Query } from './query.ts'

const ASKED = {
  missing: numbered(MISSING),
  keep: numbered(KEEP_PAR),
  against: numbered(AGAINST),
  all: numbered(ALL_AGAINST),
}

export class PostgresPars implements Pars {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async missing({ game, bot, version }: Measured, since: number, limit: number): Promise<string[]> {
    const found = await this.#query<{ table: string }>(ASKED.missing, Math.round(since), game, bot, version, limit)
    return found.map(({ table }) => table)
  }

  async keep({ table, bot, version, result }: Par): Promise<void> {
    await this.#query(ASKED.keep, table, bot, version, result)
  }

  async against(club: string, { game, bot, version }: Measured): Promise<AgainstPar[]> {
    const ask = (sql: string) => this.#query<AgainstPar>(sql, club, game, bot, version)
    return [...(await ask(ASKED.all)), ...(await ask(ASKED.against))]
  }
}
