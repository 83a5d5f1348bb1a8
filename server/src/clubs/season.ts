import type { Club, ClubTally } from '@grotto/storage'

/** Quarters of the year, by UTC. */
export function quarterStart(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1)
}

export const seasonStart = ({ seasonFrom }: Club, now: number): number => seasonFrom ?? quarterStart(now)

/** What a game gives for what a table reached together; nothing where places count. */
export type PointsOf = (game: string) => Readonly<Record<string, number>> | undefined

/** Points of a season: for what was reached together, or one for everybody who was left behind. */
export function pointsOf({ game, result, place, seats, season }: ClubTally, together: PointsOf): number {
  const points = together(game)
  return season * (points ? (points[result] ?? 0) : seats - place)
}
