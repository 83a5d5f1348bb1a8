import type { Club, ClubMember } from './clubs.ts'

/** Questions about clubs that both databases understand. */
const OWN =
  'clubs.id AS id, code, clubs.name AS name, founder, clubs.created AS created, evening, season_from AS "seasonFrom"'
const COUNTED = '(SELECT CAST(count(*) AS INTEGER) FROM club_members every WHERE every.club = clubs.id) AS members'
export const CLUBS_OF = `SELECT ${OWN}, ${COUNTED} FROM club_members mine JOIN clubs ON clubs.id = mine.club
  WHERE mine.person = ? ORDER BY mine.since, clubs.id`
export const CLUB = `SELECT ${OWN} FROM clubs JOIN club_members mine ON mine.club = clubs.id
  WHERE clubs.id = ? AND mine.person = ?`
export const BY_CODE = `SELECT ${OWN}, ${COUNTED} FROM clubs WHERE code = ?`
export const MEMBERS = `SELECT person, people.name AS name, since, club_members.seen AS seen, rated
  FROM club_members JOIN people ON people.id = person WHERE club = ? ORDER BY since, person`
export const OF_TABLE = 'SELECT club FROM club_tables WHERE table_id = ?'

const PLAYED = 'club_tables JOIN results ON results.table_id = club_tables.table_id'
const MEMBER = 'club_members member ON member.club = club_tables.club AND member.person = results.person'
/** The first `?` is when the season began. */
export const CLUB_TALLIES = `SELECT results.person AS person, game, result, place, seats, CAST(count(*) AS INTEGER) AS count,
    CAST(sum(CASE WHEN results.at >= ? AND people > 1 THEN 1 ELSE 0 END) AS INTEGER) AS season,
    max(score) AS best, CAST(sum(score) AS INTEGER) AS total
  FROM ${PLAYED} JOIN ${MEMBER} WHERE club_tables.club = ?
  GROUP BY results.person, game, result, place, seats ORDER BY results.person, game, place, result, seats`
export const CLUB_REACHED = `SELECT game, result, CAST(count(*) AS INTEGER) AS count
  FROM (SELECT results.table_id, min(game) AS game, min(result) AS result FROM ${PLAYED}
    WHERE club_tables.club = ? GROUP BY results.table_id) AS played
  GROUP BY game, result ORDER BY game, result`
export const CLUB_GAMES = `SELECT results.table_id AS "table", results.at AS at, game, result, results.person AS person,
    CASE WHEN member.person IS NULL THEN NULL ELSE people_of.name END AS name, place, seats, people, score
  FROM ${PLAYED} LEFT JOIN ${MEMBER} LEFT JOIN people people_of ON people_of.id = results.person
  WHERE club_tables.club = ? ORDER BY results.at DESC, results.table_id, place, results.person LIMIT ?`

/** Columns of what a founder may change. */
export const CHANGED = { name: 'name', code: 'code', evening: 'evening', seasonFrom: 'season_from' } as const

export interface MemberColumns extends Omit<ClubMember, 'rated'> {
  readonly rated: number
}
export const memberOf = ({ rated, ...same }: MemberColumns): ClubMember => ({ ...same, rated: rated === 1 })

/** Of all tables that were ever made for a club, only so many are looked through for those that go on. */
export const LATEST_TABLES = 500

/** In the order of the columns. */
export const clubValues = ({ id, code, name, founder, created, evening, seasonFrom }: Club) =>
  [id, code, name, founder, Math.round(created), evening, seasonFrom === null ? null : Math.round(seasonFrom)] as const
