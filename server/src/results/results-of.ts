import { figuresOf } from '@grotto/kernel'
import type { Result } from '@grotto/storage'
import { isSealed, isShared } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'
import { type Player, playersOf } from './players.ts'

/**
 * How a game that has just ended went for those whose game it was. Nothing of one that began in the middle: who plays on
 * from the last move of a won game has won nothing. Nothing either of a deal that somebody may know every card of: one
 * that was played before, or that of a day or a tournament whose seeds are told.
 */
export function resultsOf(table: Table): Result[] {
  const { play, game, seats, from, imported, mine, sameDeal } = table
  if (table.status !== 'finished' || !play || from !== undefined || sameDeal || isTold(table)) return []
  const figures = figuresOf(game, play.options, play.state)
  if (!figures || (imported && !mine)) return []
  const { result, places, scores, level = null, party = [], cameOut = [] } = figures
  const players: Player[] = mine ? [{ ...mine, alone: true }] : playersOf(table)
  return players.map(({ person, seat, alone }) => ({
    person,
    source: mine?.source ?? table.id,
    seat,
    table: table.id,
    at: endedAt(table),
    game: game.id,
    seats: seats.length,
    people: mine ? seats.filter(({ kind }) => kind === 'human').length : players.length,
    place: places[seat] ?? 1,
    score: scores?.[seat] ?? null,
    result,
    level,
    party,
    cameOut,
    local: mine !== undefined,
    // Among the results of the day are only those who were helped by nobody.
    daily: alone ? (table.daily ?? null) : null,
    honour: mine?.honour ?? null,
    bots: seats.flatMap((sitter, at) => (sitter.kind === 'bot' ? [{ bot: sitter.bot, place: places[at] ?? 1 }] : [])),
  }))
}

/** When a day or a tournament is over its seeds are told, and whoever waited knows every card. */
const isTold = (table: Table): boolean => isShared(table) && !isSealed(table, endedAt(table))

/** By the record. A file may say any number: nothing ends after it came here, or before there were clocks. */
export const endedAt = ({ play, lastAt }: Table): number =>
  Math.max(0, Math.min(play?.steps.at(-1)?.entry.at ?? lastAt, lastAt))
