import type { DiamantPosition } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'

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
  const gains = seats.map((_, seat) => byExpedition.map(gained => gained[seat] ?? 0))
  const scores = gains.map(each => each.reduce((sum, gained) => sum + gained, 0))
  return seats
    .map((seat, i) => ({
      seat: i,
      score: scores[i]!,
      place: 1 + scores.filter(score => score > scores[i]!).length,
      relics: seat.relics.length,
      gains: gains[i]!,
    }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat)
}
