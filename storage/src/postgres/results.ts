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
import { numbered, type Query } from './query.ts'

type Column = (typeof RESULT_COLUMNS)[number]
export const RESULT_TYPES = {
  person: 'text',
  source: 'text',
  table_id: 'text',
  at: 'bigint',
  game: 'text',
  seat: 'int',
  seats: 'int',
  people: 'int',
  place: 'int',
  score: 'int',
  result: 'text',
  level: 'text',
  party: 'text',
  party_size: 'int',
  came_out: 'text',
  local: 'int',
  daily: 'text',
  honour: 'text',
  bots: 'text',
} as const satisfies Readonly<Record<Column, string>>

/** Only of people who are known, and only what they have not cleared away; with the club whose table it was. */
export function addResults(
  results: readonly Result[],
  value: (given: unknown, type: string) => string,
  otherwise = 'DO NOTHING',
): string {
  const rows = results.map(columnsOf)
  const lists = RESULT_COLUMNS.map(name =>
    value(
      rows.map(row => row[name]),
      `${RESULT_TYPES[name]}[]`,
    ),
  )
  const names = RESULT_COLUMNS.join(', ')
  return `INSERT INTO results (${names}, club)
    SELECT ${names}, (SELECT t.club FROM club_tables t WHERE t.table_id = fresh.table_id) FROM unnest(${lists.join(', ')}) AS fresh (${names})
    WHERE EXISTS (SELECT FROM people WHERE id = fresh.person)
      AND NOT EXISTS (SELECT FROM results_cleared c WHERE c.person = fresh.person AND c.until >= fresh.at)
    ORDER BY person, source ON CONFLICT (person, source) ${otherwise}`
}

const ASKED = {
  ofPerson: numbered(OF_PERSON),
  tallies: numbered(TALLIES),
  streaks: numbered(STREAKS),
  companions: numbered(COMPANIONS),
}
const askedOf = ({ of, tally, best }: (typeof DAILY)[DailyList]) => ({
  of: numbered(of),
  tally: numbered(tally),
  best: numbered(best),
})
const ASKED_DAILY = { daily: askedOf(DAILY.daily), honour: askedOf(DAILY.honour) }

/** The same game may have come by way of another table, whose row it then stays. */
const CHANGE_OWN = `DO UPDATE SET ${RESULT_COLUMNS.map(name => `${name} = excluded.${name}`).join(', ')}
  WHERE results.table_id = excluded.table_id`
const CLEARED = `INSERT INTO results_cleared SELECT $1, $2 WHERE EXISTS (SELECT FROM people WHERE id = $1)
  ON CONFLICT (person) DO UPDATE SET until = greatest(results_cleared.until, excluded.until)`

export class PostgresResults implements Results {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async of(person: string, limit: number): Promise<Result[]> {
    return (await this.#query<ResultColumns>(ASKED.ofPerson, person, limit)).map(resultOf)
  }

  async tallies(person: string): Promise<Tally[]> {
    return (await this.#query<TallyColumns>(ASKED.tallies, person)).map(tallyOf)
  }

  streaks(person: string): Promise<Streak[]> {
    return this.#query(ASKED.streaks, person)
  }

  companions(person: string, limit: number): Promise<Companion[]> {
    return this.#query(ASKED.companions, person, limit)
  }

  async dailyOf(person: string, day: string, game: string, list: DailyList = 'daily'): Promise<Result | undefined> {
    return (await this.#query<ResultColumns>(ASKED_DAILY[list].of, person, day, game)).map(resultOf)[0]
  }

  dailyTally(day: string, game: string, list: DailyList = 'daily'): Promise<(DailyReached & { count: number })[]> {
    return this.#query(ASKED_DAILY[list].tally, day, game)
  }

  dailyBest(day: string, game: string, limit: number, list: DailyList = 'daily'): Promise<DailyBest[]> {
    return this.#query(ASKED_DAILY[list].best, day, game, limit)
  }

  /** One statement: what it deletes is still there for what it inserts, so rows that stay are changed in place. */
  async replace(table: string, results: readonly Result[]): Promise<void> {
    const values: unknown[] = [table, results.map(({ person }) => person)]
    const add = addResults(results, (given, type) => `$${values.push(given)}::${type}`, CHANGE_OWN)
    await this.#query(
      `WITH gone AS (DELETE FROM results WHERE table_id = $1 AND person <> ALL ($2::text[])) ${add}`,
      ...values,
    )
  }

  async clear(person: string, until: number): Promise<void> {
    await this.#query(CLEARED, person, Math.round(until))
    await this.#query('DELETE FROM results WHERE person = $1 AND at <= $2', person, Math.round(until))
  }
}
