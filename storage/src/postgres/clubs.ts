import {
  BY_CODE,
  CHANGED,
  CLUB,
  CLUB_GAMES,
  CLUB_PLACES,
  CLUB_REACHED,
  CLUB_TALLIES,
  CLUB_TALLIES_BETWEEN,
  CLUBS_OF,
  clubValues,
  LATEST_TABLES,
  MEMBERS,
  type MemberColumns,
  memberOf,
  OF_TABLE,
  OPEN_TABLES_BY,
  PLACES_COUNT,
  type PlaceColumns,
  placeOf,
  REMOVE_TABLE,
} from '../club-columns.ts'
import type {
  Club,
  ClubCaps,
  ClubChanges,
  ClubMember,
  ClubOf,
  ClubPlace,
  ClubReached,
  ClubResult,
  Clubs,
  ClubTally,
} from '../clubs.ts'
import type { TableRow } from '../store.ts'
import { numbered, type Query } from './query.ts'
import { type TableColumns, tableOf } from './rows.ts'

const ASKED = {
  of: numbered(CLUBS_OF),
  club: numbered(CLUB),
  byCode: numbered(BY_CODE),
  members: numbered(MEMBERS),
  ofTable: numbered(OF_TABLE),
  openTables: numbered(OPEN_TABLES_BY),
  removeTable: numbered(`${REMOVE_TABLE} RETURNING table_id`),
  tallies: numbered(CLUB_TALLIES),
  talliesBetween: numbered(CLUB_TALLIES_BETWEEN),
  reached: numbered(CLUB_REACHED),
  games: numbered(CLUB_GAMES),
  placesCount: numbered(PLACES_COUNT),
  places: numbered(CLUB_PLACES),
}
const FOUND = `WITH made AS (INSERT INTO clubs SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE EXISTS (SELECT FROM people WHERE id = $4) AND (SELECT count(*) FROM club_members WHERE person = $4) < $9
    RETURNING id, founder, created)
  INSERT INTO club_members SELECT id, founder, created, created, 0 FROM made RETURNING club`
const JOIN = `INSERT INTO club_members SELECT id, $2, $3, $3, 0 FROM clubs WHERE code = $1
    AND EXISTS (SELECT FROM people WHERE id = $2) AND (SELECT count(*) FROM club_members WHERE person = $2) < $4
    AND (SELECT count(*) FROM club_members every WHERE every.club = clubs.id) < $5
  ON CONFLICT DO NOTHING`
const IS_MEMBER = 'SELECT FROM clubs JOIN club_members ON club = id WHERE code = $1 AND person = $2'
const REMOVE = `WITH gone AS (DELETE FROM club_members USING clubs WHERE id = $1 AND founder = $2 AND club = id
    AND person = $3 AND person <> founder RETURNING club)
  UPDATE clubs SET code = $4 FROM gone WHERE id = club RETURNING id`
/** Locks the member first, as whoever removes her does: what was waited for is seen. */
const HAND_OVER = `UPDATE clubs SET founder = person
  FROM (SELECT person FROM club_members WHERE club = $1 AND person = $3 FOR UPDATE) AS heir
  WHERE id = $1 AND founder = $2 RETURNING id`
/** The last member takes the club along. Members are always locked before their club. */
const DISSOLVE = `DELETE FROM club_members WHERE club = $1
  AND EXISTS (SELECT FROM clubs WHERE id = $1 AND founder = $2) RETURNING club`
const ADD_TABLE =
  'INSERT INTO club_tables (table_id, club, at, person) SELECT $2, id, $3, $4 FROM clubs WHERE id = $1 ON CONFLICT DO NOTHING'
const TABLES = `SELECT tables.* FROM (SELECT table_id FROM club_tables WHERE club = $1 ORDER BY at DESC LIMIT $2) AS latest
  JOIN tables ON tables.id = latest.table_id WHERE status = ANY ($3) ORDER BY touched DESC, id LIMIT $4`

/** The club was dissolved in the same moment. */
const GONE = '23503'
const unlessGone = (error: { code?: string }): void => {
  if (error.code !== GONE) throw error
}

export class PostgresClubs implements Clubs {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async found(club: Club, most: number): Promise<boolean> {
    return (await this.#query(FOUND, ...clubValues(club), most)).length > 0
  }

  of(person: string): Promise<ClubOf[]> {
    return this.#query(ASKED.of, person)
  }

  async club(id: string, member: string): Promise<Club | undefined> {
    return (await this.#query<Club>(ASKED.club, id, member))[0]
  }

  async byCode(code: string): Promise<ClubOf | undefined> {
    return (await this.#query<ClubOf>(ASKED.byCode, code))[0]
  }

  async members(club: string): Promise<ClubMember[]> {
    return (await this.#query<MemberColumns>(ASKED.members, club)).map(memberOf)
  }

  async join(code: string, person: string, at: number, { clubs, members }: ClubCaps): Promise<boolean> {
    await this.#query(JOIN, code, person, Math.round(at), clubs, members).catch(unlessGone)
    return (await this.#query(IS_MEMBER, code, person)).length > 0
  }

  async leave(club: string, person: string): Promise<void> {
    await this.#query('DELETE FROM club_members WHERE club = $1 AND person = $2', club, person)
  }

  async remove(club: string, founder: string, person: string, code: string): Promise<boolean> {
    return (await this.#query(REMOVE, club, founder, person, code)).length > 0
  }

  async handOver(club: string, founder: string, to: string): Promise<boolean> {
    return (await this.#query(HAND_OVER, club, founder, to)).length > 0
  }

  async change(club: string, founder: string, changes: ClubChanges): Promise<boolean> {
    const given = Object.entries(changes) as [keyof ClubChanges, unknown][]
    const sets = given.map(([name], place) => `${CHANGED[name]} = $${place + 3}`).join(', ')
    const sql = `UPDATE clubs SET ${sets} WHERE id = $1 AND founder = $2 RETURNING id`
    return (await this.#query(sql, club, founder, ...given.map(([, value]) => value))).length > 0
  }

  async dissolve(club: string, founder: string): Promise<boolean> {
    return (await this.#query(DISSOLVE, club, founder)).length > 0
  }

  async note(club: string, person: string, noted: { rated: boolean } | { seen: number }): Promise<void> {
    const [column, value] = 'rated' in noted ? ['rated', noted.rated ? 1 : 0] : ['seen', Math.round(noted.seen)]
    await this.#query(`UPDATE club_members SET ${column} = $3 WHERE club = $1 AND person = $2`, club, person, value)
  }

  async addTable(club: string, table: string, at: number, by?: string): Promise<void> {
    await this.#query(ADD_TABLE, club, table, Math.round(at), by ?? null).catch(unlessGone)
  }

  async openTables(club: string, by: string): Promise<number> {
    return (await this.#query<{ count: number }>(ASKED.openTables, club, by))[0]!.count
  }

  async removeTable(club: string, founder: string, table: string): Promise<boolean> {
    return (await this.#query(ASKED.removeTable, club, table, founder)).length > 0
  }

  async ofTable(table: string): Promise<string | undefined> {
    return (await this.#query<{ club: string }>(ASKED.ofTable, table))[0]?.club
  }

  async tables(club: string, statuses: readonly string[], limit: number): Promise<TableRow[]> {
    return (await this.#query<TableColumns>(TABLES, club, LATEST_TABLES, [...statuses], limit)).map(tableOf)
  }

  tallies(club: string, seasonFrom: number): Promise<ClubTally[]> {
    return this.#query(ASKED.tallies, Math.round(seasonFrom), club)
  }

  talliesBetween(club: string, from: number, to: number): Promise<ClubTally[]> {
    return this.#query(ASKED.talliesBetween, club, Math.round(from), Math.round(to))
  }

  reached(club: string): Promise<ClubReached[]> {
    return this.#query(ASKED.reached, club)
  }

  games(club: string, rows: number): Promise<ClubResult[]> {
    return this.#query(ASKED.games, club, rows)
  }

  async placesCount(club: string): Promise<number> {
    return (await this.#query<{ count: number }>(ASKED.placesCount, club))[0]!.count
  }

  async places(club: string, { from, count }: { from: number; count: number }): Promise<ClubPlace[]> {
    return (await this.#query<PlaceColumns>(ASKED.places, club, count, from)).map(placeOf)
  }
}
