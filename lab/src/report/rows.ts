import { given } from '@grotto/kernel'
import { estimate, meanOfShares, type Observation, shareOf } from '@grotto/trials'
import type { PlayedCell, Row } from './study.ts'

/** What was observed under a name in every game that knows of it. */
export function valuesOf(observations: readonly Observation[], name: string): number[] {
  return observations.flatMap(seen => (seen[name] === undefined ? [] : [seen[name]]))
}

export interface RowOf {
  readonly group: string
  readonly label: string
  readonly observations: readonly Observation[]
  readonly name: string
}

/** How often something happened. */
export function shareRow({ group, label, observations, name }: RowOf): Row {
  const happened = valuesOf(observations, name).map(value => value > 0)
  return { group, label, estimate: shareOf(happened), games: happened.length }
}

/** How much of something there was. */
export function meanRow({ group, label, observations, name }: RowOf): Row {
  const values = valuesOf(observations, name)
  return { group, label, estimate: estimate(values), games: values.length }
}

/** One row for each cell. */
export const byCell =
  (name: string, row: (of: RowOf) => Row, place: (cell: PlayedCell) => Pick<Row, 'group' | 'label'>) =>
  (played: readonly PlayedCell[]): Row[] =>
    played.map(cell => row({ ...place(cell), observations: cell.observations, name }))

/** One row for each label, over all cells of it. They meet the same deals, so what a deal gave them is one observation. */
export function byDeal(
  name: string,
  place: (cell: PlayedCell) => Pick<Row, 'group' | 'label'>,
): (played: readonly PlayedCell[]) => Row[] {
  return played => {
    const labels = new Map(played.map(cell => [place(cell).label, place(cell)]))
    return [...labels.values()].map(({ group, label }) =>
      dealsRow(
        { group, label, name },
        played.filter(cell => place(cell).label === label),
      ),
    )
  }
}

export function dealsRow({ group, label, name }: Omit<RowOf, 'observations'>, cells: readonly PlayedCell[]): Row {
  const deals = given(cells[0], 'a cell').observations.flatMap((_, deal) => {
    const seen = valuesOf(
      cells.flatMap(({ observations }) => observations.slice(deal, deal + 1)),
      name,
    )
    return seen.length > 0 ? [seen.reduce((sum, value) => sum + value, 0) / seen.length] : []
  })
  const games = cells.reduce((sum, { observations }) => sum + valuesOf(observations, name).length, 0)
  return { group, label, estimate: estimate(deals), games }
}

/** How much of one thing there was for each of another, over all games; the interval is of the ratio (delta method). */
export function ratioRow({ group, label, pairs }: RatioOf): Row {
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length
  const each = mean(([, by]) => by)
  const ratio = mean(([much]) => much) / each
  const { margin } = estimate(pairs.map(([much, by]) => (much - ratio * by) / each))
  return { group, label, estimate: { mean: ratio, margin }, games: each > 0 ? pairs.length : 0 }
}

export type Pair = readonly [much: number, by: number]
export interface RatioOf extends Pick<Row, 'group' | 'label'> {
  readonly pairs: readonly Pair[]
}

/** How much more of a share each cell has than the first, deal by deal: most of the luck cancels. */
export function againstTheFirst(played: readonly PlayedCell[], name: string, group: string): Row[] {
  const [first, ...others] = played.map(({ observations }) => observations)
  const base = given(first, 'a first cell')
  return others.map((observations, index) => ({
    group,
    label: given(played[index + 1], 'a cell').name,
    estimate: meanOfShares(observations.map((seen, deal) => (seen[name] ?? 0) - (base[deal]?.[name] ?? 0))),
    games: observations.length,
  }))
}
