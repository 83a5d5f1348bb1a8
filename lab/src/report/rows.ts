import { given } from '@grotto/kernel'
import { type Estimate, estimate, type Observation, shareOf } from '@grotto/trials'
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

/** How much more each cell has than the first, deal by deal: most of the luck cancels. */
export function againstTheFirst(played: readonly PlayedCell[], name: string, group: string): Row[] {
  const [first, ...others] = played.map(({ observations }) => observations)
  const base = given(first, 'a first cell')
  return others.map((observations, index) => ({
    group,
    label: given(played[index + 1], 'a cell').name,
    estimate: differenceOf(base, observations, name),
    games: observations.length,
  }))
}

function differenceOf(base: readonly Observation[], other: readonly Observation[], name: string): Estimate {
  return estimate(other.map((seen, deal) => (seen[name] ?? 0) - (base[deal]?.[name] ?? 0)))
}
