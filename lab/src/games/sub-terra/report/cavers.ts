import { CAVERS, type CaverName } from '@grotto/sub-terra'
import { dealsRow } from '../../../report/rows.ts'
import type { PlayedCell, Row, Study } from '../../../report/study.ts'
import { cell } from './cells.ts'

/** All parties of four of the eight, seventy of them. */
function fours(names: readonly CaverName[] = CAVERS, size = 4): CaverName[][] {
  if (size === 0) return [[]]
  return names.flatMap((name, index) => fours(names.slice(index + 1), size - 1).map(others => [name, ...others]))
}
const parties = fours().map(cavers => cell(cavers.join(' '), { cavers, difficulty: 'normal' }))
const isIn = (caver: string, { name }: PlayedCell): boolean => name.split(' ').includes(caver)

/** Every caver is in half of the parties: each deal is met with and without her, equally often. */
const caverRows = (played: readonly PlayedCell[]): Row[] =>
  CAVERS.flatMap(caver => [
    withOrWithout(
      caver,
      'with',
      played.filter(each => isIn(caver, each)),
    ),
    withOrWithout(
      caver,
      'without',
      played.filter(each => !isIn(caver, each)),
    ),
  ])

const withOrWithout = (group: string, label: string, cells: readonly PlayedCell[]): Row =>
  dealsRow({ group, label, name: 'won' }, cells)

export const cavers: Study = {
  id: 'cavers',
  title: 'What each caver is worth',
  about:
    'All seventy parties of four, normal. Each bar is the share of medals over all parties with this caver, and over all without her; a deal counts once, since every party met it.',
  chart: 'bars',
  unit: '% medals',
  isShare: true,
  cells: parties,
  effort: 0.15,
  rows: caverRows,
}

export const pairs: Study = {
  id: 'pairs',
  title: 'Who goes well together',
  about: 'The same games: the share of medals over all parties that have both.',
  chart: 'grid',
  unit: '% medals',
  isShare: true,
  cells: parties,
  effort: 0.15,
  rows: played =>
    CAVERS.flatMap(one =>
      CAVERS.filter(other => other !== one).map(other =>
        withOrWithout(
          one,
          other,
          played.filter(each => isIn(one, each) && isIn(other, each)),
        ),
      ),
    ),
}
