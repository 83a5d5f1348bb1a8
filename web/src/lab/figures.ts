import { differenceOf, type Estimate, figureOf } from '@grotto/trials/estimate'
import type { Measure, Observation } from '@grotto/trials/observation'

/** One figure of every game: a measure, of one seat where each has its own. */
export interface Column extends Pick<Measure, 'kind'> {
  /** As games tell it: `won`, `won/2`. */
  readonly id: string
  readonly measure: string
  readonly seat?: number
}

export function columnsOf(measures: readonly Measure[], seats: number): Column[] {
  return measures.flatMap(({ id, kind, perSeat }): Column[] =>
    perSeat
      ? Array.from({ length: seats }, (_, seat) => ({ id: `${id}/${seat}`, measure: id, seat, kind }))
      : [{ id, measure: id, kind }],
  )
}

/** A figure of the games so far; nothing of what never came to pass. */
export function figureIn(games: readonly Observation[], { id, kind }: Column): Estimate | undefined {
  const values = games.flatMap(seen => seen[id] ?? [])
  return values.length > 0 ? figureOf(kind, values) : undefined
}

/** How much more others have, game by game on the same deals: most of the luck cancels. */
export function differenceIn(
  games: readonly Observation[],
  others: readonly Observation[],
  { id, kind }: Column,
): Estimate | undefined {
  const gains = others.flatMap((seen, deal) => {
    const [own, theirs] = [seen[id], games[deal]?.[id]]
    return own === undefined || theirs === undefined ? [] : [own - theirs]
  })
  return gains.length > 0 ? differenceOf(kind, gains) : undefined
}

/** A figure as it stood after so many games. */
export interface Standing extends Estimate {
  readonly games: number
}

const POINTS = 60
/** Before that an interval says nothing. */
const FIRST_GAMES = 5

/** How a figure settled, at so many points that a line can be drawn. */
export function settlingOf(games: readonly Observation[], column: Column): Standing[] {
  const step = Math.max(1, Math.ceil(games.length / POINTS))
  const ends = Array.from({ length: Math.ceil(games.length / step) }, (_, place) =>
    Math.min(games.length, (place + 1) * step),
  )
  return ends
    .filter(end => end >= FIRST_GAMES)
    .flatMap(end => {
      const figure = figureIn(games.slice(0, end), column)
      return figure && Number.isFinite(figure.margin) ? [{ ...figure, games: end }] : []
    })
}

/** How many games had a figure within some bounds; `to` is the last of them. */
export interface Bin {
  readonly from: number
  readonly to: number
  /** By table: its share of all games that have such a figure. */
  readonly shares: readonly number[]
}

const MOST_BINS = 24

/** How a figure is spread over the games of each table, in bins of whole numbers. */
export function binsOf(tables: readonly (readonly Observation[])[], { id }: Column): Bin[] {
  const values = tables.map(games => games.flatMap(seen => seen[id] ?? []).map(Math.round))
  const all = values.flat()
  if (all.length === 0) return []
  const least = all.reduce((one, other) => Math.min(one, other))
  const most = all.reduce((one, other) => Math.max(one, other))
  const width = Math.ceil((most - least + 1) / MOST_BINS)
  return Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, place) => {
    const from = least + place * width
    const to = from + width - 1
    return { from, to, shares: values.map(own => shareWithin(own, from, to)) }
  })
}

const shareWithin = (values: readonly number[], from: number, to: number): number =>
  values.filter(value => value >= from && value <= to).length / Math.max(1, values.length)
