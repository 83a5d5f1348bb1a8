import { figuresOf } from '@grotto/kernel'
import type { TournamentResult } from '@grotto/storage'
import { endedAt, resultsOf } from '../results/results-of.ts'
import type { Table } from '../table/table.ts'

/** How a deal went for somebody. Without a result it does not count for her: a bot played it, or nobody did in time. */
export interface Reached {
  /** When she was through with it. */
  readonly at: number
  readonly table?: string
  readonly result?: string
  readonly place?: number
  readonly score?: number | null
  readonly spare?: number
}

/** How the game of a table of a tournament went for each of its slots; nothing of one that is not over. */
export function reachedAt(table: Table): TournamentResult[] {
  const { tournament, status, id } = table
  if (!tournament || (status !== 'finished' && status !== 'abandoned')) return []
  const results = new Map(resultsOf(table).map(each => [each.seat, each]))
  const spare = table.play && figuresOf(table.game, table.play.options, table.play.state)?.spare
  const at = endedAt(table)
  return tournament.slots.map((slot, seat) => {
    const found = results.get(seat)
    const figures = found && { result: found.result, place: found.place, score: found.score }
    const reached: Reached = { at, table: id, ...figures, ...(found && spare !== undefined ? { spare } : {}) }
    return { deal: tournament.deal, slot, reached: JSON.stringify(reached) }
  })
}

/** She did not come to it, and nobody will any more. */
export const missed = (deal: number, slot: number, at: number): TournamentResult => ({
  ...{ deal, slot, reached: JSON.stringify({ at } satisfies Reached) },
})
