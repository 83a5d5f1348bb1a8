import type { Club, ClubChanges, ClubTally } from '@grotto/storage'
import * as v from 'valibot'

/** Quarters of the year, by UTC. */
function quarterStart(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1)
}

/** From then on quarters count, or a season that the founder began. */
const Change = v.object({ at: v.number(), quarters: v.boolean() })
type Change = v.InferOutput<typeof Change>

/** A founder may begin as many as she likes; the oldest are told as one. */
const MOST_CHANGES = 60

export interface Span {
  readonly from: number
  readonly to: number
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function changesOf({ created, seasonChanges }: Club): Change[] {
  const kept = v.safeParse(v.array(Change), parsed(seasonChanges))
  return [{ at: created, quarters: true }, ...(kept.success ? kept.output : [])]
}

/** What is written when the founder begins a season now, or lets quarters count again. */
export function seasonChanged(club: Club, season: 'now' | 'quarter', now: number): ClubChanges {
  const at = Math.round(now)
  const quarters = season === 'quarter'
  if (quarters && club.seasonFrom === null) return { seasonFrom: null }
  const [, ...kept] = changesOf(club)
  const changes = [...kept, { at, quarters }].slice(-MOST_CHANGES)
  return { seasonFrom: quarters ? null : at, seasonChanges: JSON.stringify(changes) }
}

/** Seasons that are over, the latest first. */
export function endedSeasons(club: Club, now: number): Span[] {
  const eras = changesOf(club)
  const starts = eras.flatMap(({ at, quarters }, index) => {
    const until = eras[index + 1]?.at ?? now
    return quarters ? [at, ...quartersBetween(at, until)] : [at]
  })
  return starts
    .slice(0, -1)
    .map((from, index) => ({ from, to: starts[index + 1]! }))
    .reverse()
}

/** Beginnings of quarters after `from` and before `to`. */
function quartersBetween(from: number, to: number): number[] {
  const found: number[] = []
  for (let next = quarterAfter(from); next < to; next = quarterAfter(next)) found.push(next)
  return found
}

function quarterAfter(time: number): number {
  const date = new Date(quarterStart(time))
  return date.setUTCMonth(date.getUTCMonth() + 3)
}

export const seasonStart = ({ seasonFrom }: Club, now: number): number => seasonFrom ?? quarterStart(now)

/** What a game gives for what a table reached together; nothing where places count. */
export type PointsOf = (game: string) => Readonly<Record<string, number>> | undefined

/** Points of a season: for what was reached together, or one for everybody who was left behind. */
export function pointsOf({ game, result, place, seats, season }: ClubTally, together: PointsOf): number {
  const points = together(game)
  return season * (points ? (points[result] ?? 0) : seats - place)
}
