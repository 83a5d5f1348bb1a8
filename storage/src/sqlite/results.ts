import {
  COMPANIONS,
  columnsOf,
  DAILY,
  OF_PERSON,
  RESULT_COLUMNS,
  type ResultColumns,
  resultOf,
  STREAKS,
  TALLIES,
  type TallyColumns,
  tallyOf,
} from '../result-columns.ts'
import type { Companion, DailyBest, DailyList, DailyReached, Result, Results, Streak, Tally } from '../results.ts'
import type { Reader } from './reader.ts'
import type { Statement, Work } from './statements.ts'

/** Only of people who are known, and only what they have not cleared away; with the club whose table it was. */
const ADD = `INSERT OR IGNORE INTO results (${RESULT_COLUMNS.join(', ')}, club)
  SELECT ${RESULT_COLUMNS.map(() => '?').join(', ')}, (SELECT club FROM club_tables WHERE table_id = ?) WHERE EXISTS (SELECT 1 FROM people WHERE id = ?)
    AND NOT EXISTS (SELECT 1 FROM results_cleared WHERE person = ? AND until >= ?)`
const CLEARED = `INSERT INTO results_cleared SELECT ?, ? WHERE EXISTS (SELECT 1 FROM people WHERE id = ?)
  ON CONFLICT (person) DO UPDATE SET until = max(until, excluded.until)`

export const addResults = (results: readonly Result[]): Statement[] =>
  results.map(result => {
    const columns = columnsOf(result)
    const { person, at, table_id } = columns
    return [ADD, ...RESULT_COLUMNS.map(name => columns[name]), table_id, person, person, at]
  })

/** `soon` writes together with everything else of this turn of the event loop. */
export class SqliteResults implements Results {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async of(person: string, limit: number): Promise<Result[]> {
    return (this.#reader.prepare(OF_PERSON).all(person, limit) as ResultColumns[]).map(resultOf)
  }

  async tallies(person: string): Promise<Tally[]> {
    return (this.#reader.prepare(TALLIES).all(person) as TallyColumns[]).map(tallyOf)
  }

  async streaks(person: string): Promise<Streak[]> {
    return this.#reader.prepare(STREAKS).all(person) as Streak[]
  }

  async companions(person: string, limit: number): Promise<Companion[]> {
    return this.#reader.prepare(COMPANIONS).all(person, limit) as Companion[]
  }

  async dailyOf(person: string, day: string, game: string, list: DailyList = 'daily'): Promise<Result | undefined> {
    const row = this.#reader.prepare(DAILY[list].of).get(person, day, game) as ResultColumns | undefined
    return row && resultOf(row)
  }

  async dailyTally(
    day: string,
    game: string,
    list: DailyList = 'daily',
  ): Promise<(DailyReached & { count: number })[]> {
    return this.#reader.prepare(DAILY[list].tally).all(day, game) as (DailyReached & { count: number })[]
  }

  async dailyBest(day: string, game: string, limit: number, list: DailyList = 'daily'): Promise<DailyBest[]> {
    return this.#reader.prepare(DAILY[list].best).all(day, game, limit) as DailyBest[]
  }

  async replace(table: string, results: readonly Result[]): Promise<void> {
    await this.#soon([['DELETE FROM results WHERE table_id = ?', table], ...addResults(results)])
  }

  async clear(person: string, until: number): Promise<void> {
    await this.#soon([
      [CLEARED, person, Math.round(until), person],
      ['DELETE FROM results WHERE person = ? AND at <= ?', person, Math.round(until)],
    ])
  }
}
