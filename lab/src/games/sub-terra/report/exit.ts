import { shareRow, valuesOf } from '../../../report/rows.ts'
import type { PlayedCell, Row, Study } from '../../../report/study.ts'
import { eachDifficulty } from './cells.ts'

/** The share of games whose number under a name is in each of these stretches. */
function spread(cells: readonly PlayedCell[], name: string, stretches: readonly Stretch[]): Row[] {
  return cells.flatMap(({ name: group, observations }) => {
    const values = valuesOf(observations, name)
    return stretches.map(([from, to]) => {
      const seen = values.map(value => ({ seen: value >= from && value <= to ? 1 : 0 }))
      return shareRow({ group, label: stretchName(from, to), observations: seen, name: 'seen' })
    })
  })
}

type Stretch = readonly [from: number, to: number]
const stretchName = (from: number, to: number): string =>
  to === Number.POSITIVE_INFINITY ? `${from}+` : from === to ? `${from}` : `${from}–${to}`
/** Numbers one by one, the last for all that are more. */
const oneByOne = (from: number, last: number): Stretch[] =>
  Array.from({ length: last - from + 1 }, (_, index) => {
    const at = from + index
    return [at, at === last ? Number.POSITIVE_INFINITY : at]
  })
const LENGTHS: readonly Stretch[] = [
  ...[1, 4, 7, 10, 13, 16, 19, 22, 25].map((from): Stretch => [from, from + 2]),
  [28, Number.POSITIVE_INFINITY],
]

export const exit: Study = {
  id: 'exit',
  title: 'In which round the exit is found',
  about: 'Of the games in which it is found at all; four cavers.',
  chart: 'lines',
  unit: '% of these games',
  isShare: true,
  scale: 'round',
  cells: eachDifficulty,
  rows: played => spread(played, 'exitRound', oneByOne(12, 25)),
}

export const place: Study = {
  id: 'exit-place',
  title: 'Where the exit lies',
  about: 'Steps over connections from the start to the new exit; four cavers.',
  chart: 'lines',
  unit: '% of these games',
  isShare: true,
  scale: 'steps',
  cells: eachDifficulty,
  rows: played => spread(played, 'exitFromStart', LENGTHS),
}

export const way: Study = {
  id: 'way-out',
  title: 'How far the last caver stands from the exit when it is found',
  about:
    'Steps over connections from the new exit to the farthest conscious caver; four cavers. Where only whoever found it is still conscious, it is near.',
  chart: 'lines',
  unit: '% of these games',
  isShare: true,
  scale: 'steps',
  cells: eachDifficulty,
  rows: played => spread(played, 'farthest', LENGTHS),
}

export const spare: Study = {
  id: 'spare',
  title: 'Rounds left at the escape',
  about:
    'Of the games with a medal: how many hazard cards were still to come, one a round. With none left it was out of time.',
  chart: 'lines',
  unit: '% of medals',
  isShare: true,
  scale: 'rounds left',
  cells: eachDifficulty,
  rows: played => spread(played, 'spare', oneByOne(0, 6)),
}
