import { OWN_BOX } from '@grotto/kernel'
import type { BotPlace, DailyList, Result, Tally } from './results.ts'

/** A result as SQLite and PostgreSQL give it out. */
export interface ResultColumns {
  readonly person: string
  readonly source: string
  readonly table_id: string
  readonly at: number
  readonly game: string
  readonly seat: number
  readonly seats: number
  readonly people: number
  readonly place: number
  readonly score: number | null
  readonly result: string
  readonly level: string | null
  readonly party: string
  readonly party_size: number
  readonly came_out: string
  readonly local: number
  readonly daily: string | null
  readonly honour: string | null
  /** Such as `2:mcts 3:random`. */
  readonly bots: string
  /** The club whose table it was: written by the store itself. */
  readonly club?: string | null
}

/** In the order in which they are written. */
export const RESULT_COLUMNS = [
  'person',
  'source',
  'table_id',
  'at',
  'game',
  'seat',
  'seats',
  'people',
  'place',
  'score',
  'result',
  'level',
  'party',
  'party_size',
  'came_out',
  'local',
  'daily',
  'honour',
  'bots',
] as const satisfies readonly (keyof ResultColumns)[]

const listed = (text: string): string[] => (text === '' ? [] : text.split(' '))

export function resultOf(columns: ResultColumns): Result {
  const { table_id: table, party, party_size: _, came_out: cameOut, local, bots, club: __, ...same } = columns
  const lists = { party: listed(party), cameOut: listed(cameOut), bots: botsIn(bots) }
  return { ...same, table, ...lists, local: local === 1 }
}

export const botsIn = (text: string): BotPlace[] =>
  listed(text).map(each => {
    const [place, ...bot] = each.split(':')
    return { bot: bot.join(':'), place: Number(place) }
  })

export function columnsOf({ table, party, cameOut, local, bots, ...same }: Result): ResultColumns {
  return {
    ...same,
    at: Math.round(same.at),
    table_id: table,
    party: party.join(' '),
    party_size: party.length,
    came_out: cameOut.join(' '),
    local: local ? 1 : 0,
    bots: bots.map(({ bot, place }) => `${place}:${bot}`).join(' '),
  }
}

export interface TallyColumns extends Omit<Tally, 'local'> {
  readonly local: number
}
export const tallyOf = ({ local, ...same }: TallyColumns): Tally => ({ ...same, local: local === 1 })

const OUT = `CASE WHEN came_out = '' THEN 0 ELSE length(came_out) - length(replace(came_out, ' ', '')) + 1 END AS "cameOut"`
const BY_MERIT = 'place, coalesce(score, 0) DESC, "cameOut" DESC'
const dailyOf = (list: DailyList) => `SELECT * FROM results WHERE person = ? AND ${list} = ? AND game = ? LIMIT 1`
const dailyTally = (list: DailyList) => `SELECT result, place, score, "cameOut", CAST(count(*) AS INTEGER) AS count
  FROM (SELECT result, place, score, ${OUT} FROM results WHERE ${list} = ? AND game = ?) AS reached
  GROUP BY result, place, score, "cameOut" ORDER BY ${BY_MERIT}, result`
const dailyBest = (list: DailyList) => `SELECT person, name, "table", result, place, score, "cameOut"
  FROM (SELECT person, name, table_id AS "table", result, place, score, at, ${OUT}
    FROM results JOIN people ON people.id = person WHERE ${list} = ? AND game = ?) AS reached
  ORDER BY ${BY_MERIT}, at, person LIMIT ?`
const questionsTo = (list: DailyList) => ({ of: dailyOf(list), tally: dailyTally(list), best: dailyBest(list) })
/** What is asked of each list of a day. */
export const DAILY: Readonly<Record<DailyList, ReturnType<typeof questionsTo>>> = {
  daily: questionsTo('daily'),
  honour: questionsTo('honour'),
}
/** Questions that both databases understand; `?` is the person. */
export const OF_PERSON = 'SELECT * FROM results WHERE person = ? ORDER BY at DESC, source LIMIT ?'
/** Not with cards or tiles of one's own. */
export const IS_PRINTED = `coalesce(level, '') <> '${OWN_BOX}'`
export const TALLIES = `SELECT game, local, level, seats, party_size AS party, result, place,
    CAST(count(*) AS INTEGER) AS count, max(score) AS best, CAST(sum(score) AS INTEGER) AS total
  FROM results WHERE person = ? GROUP BY game, local, level, seats, party_size, result, place
  ORDER BY game, local, coalesce(level, ''), seats, party_size, place, result`
/** Games between two that were not won have the same number of others before them. */
export const STREAKS = `
  WITH played AS (SELECT game, at, source, place, sum(CASE WHEN place = 1 THEN 0 ELSE 1 END)
      OVER (PARTITION BY game ORDER BY at, source) AS lost
    FROM results WHERE person = ? AND local = 0),
  rows_won AS (SELECT game, lost, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won FROM played GROUP BY game, lost),
  latest AS (SELECT game, max(lost) AS lost FROM rows_won GROUP BY game)
  SELECT rows_won.game AS game, CAST(max(won) AS INTEGER) AS longest,
    CAST(max(CASE WHEN rows_won.lost = latest.lost THEN won ELSE 0 END) AS INTEGER) AS current
  FROM rows_won JOIN latest ON latest.game = rows_won.game GROUP BY rows_won.game ORDER BY rows_won.game`
/** Local games are one's own: nobody else says that she was there. */
export const COMPANIONS = `SELECT theirs.person AS person, people.name AS name, CAST(count(*) AS INTEGER) AS games,
    max(theirs.at) AS last
  FROM results mine JOIN results theirs ON theirs.table_id = mine.table_id AND theirs.person <> mine.person
  JOIN people ON people.id = theirs.person
  WHERE mine.person = ? AND mine.local = 0 GROUP BY theirs.person, people.name
  ORDER BY last DESC, theirs.person LIMIT ?`
