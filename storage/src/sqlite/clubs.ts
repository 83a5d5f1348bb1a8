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
import type { Reader } from './reader.ts'
import { type TableColumns, tableOf } from './rows.ts'
import type { Statement, Work } from './statements.ts'

const KNOWN = 'EXISTS (SELECT 1 FROM people WHERE id = ?)'
const FEW_CLUBS = '(SELECT count(*) FROM club_members WHERE person = ?) < ?'
const FOUND = `INSERT INTO clubs SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${KNOWN} AND ${FEW_CLUBS}`
const FIRST_MEMBER =
  'INSERT INTO club_members SELECT id, founder, created, created, 0 FROM clubs WHERE id = ? AND founder = ?'
const JOIN = `INSERT OR IGNORE INTO club_members SELECT id, ?, ?, ?, 0 FROM clubs WHERE code = ? AND ${KNOWN} AND ${FEW_CLUBS}
  AND (SELECT count(*) FROM club_members every WHERE every.club = clubs.id) < ?`
const IS_MEMBER = `SELECT 1 FROM clubs JOIN club_members ON club = id WHERE code = ? AND person = ?`
const NEW_LINK = `UPDATE clubs SET code = ? WHERE id = ? AND founder = ? AND founder <> ?
  AND EXISTS (SELECT 1 FROM club_members WHERE club = clubs.id AND person = ?)`
const REMOVE = `DELETE FROM club_members WHERE club = ? AND person = ?
  AND EXISTS (SELECT 1 FROM clubs WHERE id = club AND founder = ? AND founder <> person)`
const HAND_OVER = `UPDATE clubs SET founder = ? WHERE id = ? AND founder = ?
  AND EXISTS (SELECT 1 FROM club_members WHERE club = clubs.id AND person = ?)`
const ADD_TABLE = `INSERT OR IGNORE INTO club_tables (table_id, club, at, person) SELECT ?, id, ?, ? FROM clubs WHERE id = ?`
const TABLES = `SELECT tables.* FROM (SELECT table_id FROM club_tables WHERE club = ? ORDER BY at DESC LIMIT ?) AS latest
  JOIN tables ON tables.id = latest.table_id WHERE status IN (SELECT value FROM json_each(?))
  ORDER BY touched DESC, id LIMIT ?`

/** `soon` writes together with everything else of this turn of the event loop, and says what its last step changed. */
export class SqliteClubs implements Clubs {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async found(club: Club, most: number): Promise<boolean> {
    const { id, founder } = club
    const made = await this.#soon([
      [FOUND, ...clubValues(club), founder, founder, most],
      [FIRST_MEMBER, id, founder],
    ])
    return made > 0
  }

  async of(person: string): Promise<ClubOf[]> {
    return this.#all(CLUBS_OF, person)
  }

  async club(id: string, member: string): Promise<Club | undefined> {
    return this.#all<Club>(CLUB, id, member)[0]
  }

  async byCode(code: string): Promise<ClubOf | undefined> {
    return this.#all<ClubOf>(BY_CODE, code)[0]
  }

  async members(club: string): Promise<ClubMember[]> {
    return this.#all<MemberColumns>(MEMBERS, club).map(memberOf)
  }

  async join(code: string, person: string, at: number, { clubs, members }: ClubCaps): Promise<boolean> {
    const time = Math.round(at)
    await this.#soon([[JOIN, person, time, time, code, person, person, clubs, members]])
    return this.#all(IS_MEMBER, code, person).length > 0
  }

  async leave(club: string, person: string): Promise<void> {
    await this.#soon([['DELETE FROM club_members WHERE club = ? AND person = ?', club, person]])
  }

  async remove(club: string, founder: string, person: string, code: string): Promise<boolean> {
    const gone = await this.#soon([
      [NEW_LINK, code, club, founder, person, person],
      [REMOVE, club, person, founder],
    ])
    return gone > 0
  }

  async handOver(club: string, founder: string, to: string): Promise<boolean> {
    return (await this.#soon([[HAND_OVER, to, club, founder, to]])) > 0
  }

  async change(club: string, founder: string, changes: ClubChanges): Promise<boolean> {
    const given = Object.entries(changes) as [keyof ClubChanges, string | number | null][]
    const sets = given.map(([name]) => `${CHANGED[name]} = ?`).join(', ')
    const statement: Statement = [
      `UPDATE clubs SET ${sets} WHERE id = ? AND founder = ?`,
      ...given.map(([, value]) => value),
      club,
      founder,
    ]
    return (await this.#soon([statement])) > 0
  }

  async dissolve(club: string, founder: string): Promise<boolean> {
    return (await this.#soon([['DELETE FROM clubs WHERE id = ? AND founder = ?', club, founder]])) > 0
  }

  async note(club: string, person: string, noted: { rated: boolean } | { seen: number }): Promise<void> {
    const [column, value]: [string, number] =
      'rated' in noted ? ['rated', noted.rated ? 1 : 0] : ['seen', Math.round(noted.seen)]
    await this.#soon([[`UPDATE club_members SET ${column} = ? WHERE club = ? AND person = ?`, value, club, person]])
  }

  async addTable(club: string, table: string, at: number, by?: string): Promise<void> {
    await this.#soon([[ADD_TABLE, table, Math.round(at), by ?? null, club]])
  }

  async openTables(club: string, by: string): Promise<number> {
    return this.#all<{ count: number }>(OPEN_TABLES_BY, club, by)[0]!.count
  }

  async removeTable(club: string, founder: string, table: string): Promise<boolean> {
    return (await this.#soon([[REMOVE_TABLE, club, table, founder]])) > 0
  }

  async ofTable(table: string): Promise<string | undefined> {
    return this.#all<{ club: string }>(OF_TABLE, table)[0]?.club
  }

  async tables(club: string, statuses: readonly string[], limit: number): Promise<TableRow[]> {
    return this.#all<TableColumns>(TABLES, club, LATEST_TABLES, JSON.stringify(statuses), limit).map(tableOf)
  }

  async tallies(club: string, seasonFrom: number): Promise<ClubTally[]> {
    return this.#all(CLUB_TALLIES, Math.round(seasonFrom), club)
  }

  async talliesBetween(club: string, from: number, to: number): Promise<ClubTally[]> {
    return this.#all(CLUB_TALLIES_BETWEEN, club, Math.round(from), Math.round(to))
  }

  async reached(club: string): Promise<ClubReached[]> {
    return this.#all(CLUB_REACHED, club)
  }

  async games(club: string, rows: number): Promise<ClubResult[]> {
    return this.#all(CLUB_GAMES, club, rows)
  }

  async placesCount(club: string): Promise<number> {
    return this.#all<{ count: number }>(PLACES_COUNT, club)[0]!.count
  }

  async places(club: string, { from, count }: { from: number; count: number }): Promise<ClubPlace[]> {
    return this.#all<PlaceColumns>(CLUB_PLACES, club, count, from).map(placeOf)
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#reader.prepare(sql).all(...values) as Row[]
  }
}
