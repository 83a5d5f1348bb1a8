import { IS_PRINTED } from './result-columns.ts'

/** How a named bot fared on every seat with the deal of a finished game. */
export interface Par {
  readonly table: string
  readonly bot: string
  readonly version: number
  /** In the game's own word; empty where it cannot be found out. */
  readonly result: string
}

/** How often somebody reached something where the bot reached that with the same deal. */
export interface AgainstPar {
  /** Null counts every table once, whoever sat there. */
  readonly person: string | null
  readonly result: string
  readonly par: string
  readonly count: number
}

/** By which bot games of which title are measured. */
export interface Measured {
  readonly game: string
  readonly bot: string
  readonly version: number
}

export interface Pars {
  /** Tables of clubs whose game ended since then and was not measured so; the latest first. */
  missing(by: Measured, since: number, limit: number): Promise<string[]>
  /** What was known of the same table gives way. */
  keep(par: Par): Promise<void>
  against(club: string, by: Measured): Promise<AgainstPar[]>
}

/** Questions that both databases understand. */
export const MISSING = `SELECT table_id AS "table" FROM results
  WHERE club IS NOT NULL AND at >= ? AND game = ? AND local = 0 AND ${IS_PRINTED}
    AND NOT EXISTS (SELECT 1 FROM pars WHERE pars.table_id = results.table_id AND bot = ? AND version = ?)
  GROUP BY table_id ORDER BY max(at) DESC, table_id LIMIT ?`
const PLAYED = `FROM results JOIN pars ON pars.table_id = results.table_id
  WHERE club = ? AND game = ? AND bot = ? AND version = ? AND pars.result <> '' AND ${IS_PRINTED}`
export const AGAINST = `SELECT person, results.result AS result, pars.result AS par, CAST(count(*) AS INTEGER) AS count
  ${PLAYED} GROUP BY person, results.result, pars.result ORDER BY person, results.result, pars.result`
export const ALL_AGAINST = `SELECT NULL AS person, result, par, CAST(count(*) AS INTEGER) AS count
  FROM (SELECT DISTINCT results.table_id, results.result AS result, pars.result AS par ${PLAYED}) AS tables_played
  GROUP BY result, par ORDER BY result, par`
export const KEEP_PAR = `INSERT INTO pars (table_id, bot, version, result) VALUES (?, ?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET bot = excluded.bot, version = excluded.version, result = excluded.result`
