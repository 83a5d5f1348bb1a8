import { figuresOf } from '@grotto/kernel'
import type { Result } from '@grotto/storage'
import { isOver } from '../daily/days.ts'
import type { Table } from '../table/table.ts'

/**
 * How a game that has just ended went for the people who sit there. Nothing of one that began in the middle: who plays on
 * from the last move of a won game has won nothing. Nothing either of a deal that was played before: she may know every card.
 */
export function resultsOf(table: Table): Result[] {
  const { play, game, seats, from, imported, mine, sameDeal } = table
  if (table.status !== 'finished' || !play || from !== undefined || sameDeal) return []
  const figures = figuresOf(game, play.options, play.state)
  if (!figures || (imported && !mine)) return []
  const { result, places, scores, level = null, party = [], cameOut = [] } = figures
  const players = mine ? [mine] : sittersOf(table)
  return players.map(({ person, seat, source }) => ({
    person,
    source,
    seat,
    table: table.id,
    at: endedAt(table),
    game: game.id,
    seats: seats.length,
    people: seats.filter(({ kind }) => kind === 'human').length,
    place: places[seat] ?? 1,
    score: scores?.[seat] ?? null,
    result,
    level,
    party,
    cameOut,
    local: mine !== undefined,
    daily: dayOf(table),
    bots: seats.flatMap((sitter, at) => (sitter.kind === 'bot' ? [{ bot: sitter.bot, place: places[at] ?? 1 }] : [])),
  }))
}

/** The day among whose results it counts: when a day is over its seeds are told, and whoever waited knows every card. */
function dayOf(table: Table): string | null {
  const { daily } = table
  return daily === undefined || isOver(daily, endedAt(table)) ? null : daily
}

const sittersOf = ({ id, seats }: Table) =>
  seats.flatMap((sitter, seat) => (sitter.kind === 'human' ? [{ person: sitter.person, seat, source: id }] : []))

/** By the record. A file may say any number: nothing ends after it came here, or before there were clocks. */
const endedAt = ({ play, lastAt }: Table): number =>
  Math.max(0, Math.min(play?.steps.at(-1)?.entry.at ?? lastAt, lastAt))
