import type { DiamantPosition } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import { scoreOf } from '../telling/retell.ts'

export interface Ranked {
  readonly seat: Seat
  readonly place: number
  readonly score: number
  readonly relics: number
  /** What each expedition brought. */
  readonly gains: readonly number[]
}

/** D-51 Most points first; equals share a place. */
export function rankingOf({ seats, byExpedition }: DiamantPosition): Ranked[] {
  const scores = seats.map(scoreOf)
  return seats
    .map((seat, i) => ({
      seat: i,
      score: scores[i]!,
      place: 1 + scores.filter(score => score > scores[i]!).length,
      relics: seat.relics.length,
      gains: byExpedition.map(gains => gains[i]!),
    }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat)
}
