import type { Club, ClubMember, ClubPlace } from './clubs.ts'
import { botsIn, IS_PRINTED } from './result-columns.ts'

/** Questions about clubs that both databases understand. */
const OWN =
  'clubs.id AS id, code, clubs.name AS name, founder, clubs.created AS created, evening, season_from AS "seasonFrom", season_changes AS "seasonChanges"'
const COUNTED = '(SELECT CAST(count(*) AS INTEGER) FROM club_members every WHERE every.club = clubs.id) AS members'
export const CLUBS_OF = `SELECT ${OWN}, ${COUNTED} FROM club_members mine JOIN clubs ON clubs.id = mine.club
  WHERE mine.person = ? ORDER BY mine.since, clubs.id`
export const CLUB = `SELECT ${OWN} FROM clubs JOIN club_members mine ON mine.club = clubs.id
  WHERE clubs.id = ? AND mine.person = ?`
export const BY_CODE = `SELECT ${OWN}, ${COUNTED} FROM clubs WHERE code = ?`
export const MEMBERS = `SELECT person, people.name AS name, since, club_members.seen AS seen, rated
  FROM club_members JOIN people ON people.id = person WHERE club = ? ORDER BY since, person`
/** Tables whose game is not over: others are the club's for good. */
const OPEN_TABLES = "SELECT id FROM tables WHERE status IN ('lobby', 'playing')"
export const OPEN_TABLES_BY = `SELECT CAST(count(*) AS INTEGER) AS count FROM club_tables
  WHERE club = ? AND person = ? AND table_id IN (${OPEN_TABLES})`
export const REMOVE_TABLE = `DELETE FROM club_tables WHERE club = ? AND table_id = ? AND table_id IN (${OPEN_TABLES})
  AND EXISTS (SELECT 1 FROM clubs WHERE id = club AND founder = ?)`
export const OF_TABLE = 'SELECT club FROM club_tables WHERE table_id = ?'

/** Games with a box of one's own are the club's too, and compared with nothing. */
const COMPARED = `results WHERE ${IS_PRINTED} AND club = ?`
const SAME = 'person, game, result, place, seats'
const tallies = (season: string, where: string): string => `SELECT ${SAME}, CAST(count(*) AS INTEGER) AS count,
    CAST(${season} AS INTEGER) AS season, max(score) AS best, CAST(sum(score) AS INTEGER) AS total
  FROM ${COMPARED} ${where} GROUP BY ${SAME} ORDER BY ${SAME}`
/** The first `?` is when the season began. */
export const CLUB_TALLIES = tallies('sum(CASE WHEN at >= ? AND people > 1 THEN 1 ELSE 0 END)', '')
export const CLUB_TALLIES_BETWEEN = tallies('count(*)', 'AND at >= ? AND at < ? AND people > 1')
export const CLUB_REACHED = `SELECT game, result, CAST(count(*) AS INTEGER) AS count
  FROM (SELECT DISTINCT game, result, table_id FROM ${COMPARED}) AS played
  GROUP BY game, result ORDER BY game, result`
export const CLUB_GAMES = `SELECT table_id AS "table", at, game, result, person, place, seats, people, score
  FROM results WHERE club = ? ORDER BY at DESC, table_id DESC, place, person LIMIT ?`
const RANKED = `FROM ${COMPARED} AND score IS NOT NULL`
export const PLACES_COUNT = `SELECT CAST(count(*) AS INTEGER) AS count ${RANKED}`
export const CLUB_PLACES = `SELECT table_id AS "table", at, game, person, place, bots ${RANKED}
  ORDER BY at, table_id, place, person LIMIT ? OFFSET ?`

/** Columns of what a founder may change. */
export const CHANGED = {
  name: 'name',
  code: 'code',
  evening: 'evening',
  seasonFrom: 'season_from',
  seasonChanges: 'season_changes',
} as const

export interface MemberColumns extends Omit<ClubMember, 'rated'> {
  readonly rated: number
}
export const memberOf = ({ rated, ...same }: MemberColumns): ClubMember => ({ ...same, rated: rated === 1 })

export interface PlaceColumns extends Omit<ClubPlace, 'bots'> {
  readonly bots: string
}
export const placeOf = ({ bots, ...same }: PlaceColumns): ClubPlace => ({ ...same, bots: botsIn(bots) })

/** Of all tables that were ever made for a club, only so many are looked through for those that go on. */
export const LATEST_TABLES = 500

/** In the order of the columns. */
export const clubValues = ({ id, code, name, founder, created, evening, seasonFrom, seasonChanges }: Club) => {
  const from = seasonFrom === null ? null : Math.round(seasonFrom)
  return [id, code, name, founder, Math.round(created), evening, from, seasonChanges] as const
}
