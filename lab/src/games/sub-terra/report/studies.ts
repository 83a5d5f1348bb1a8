import { DIFFICULTIES } from '@grotto/sub-terra'
import { byCell, shareRow } from '../../../report/rows.ts'
import type { Study, StudyCell } from '../../../report/study.ts'
import { PARTIES } from '../parties.ts'
import { cavers, pairs } from './cavers.ts'
import { cell } from './cells.ts'
import { exit, place, spare, way } from './exit.ts'
import { exertion, falls, price, risks } from './risks.ts'
import { rulings } from './rulings.ts'

const MEDALS = ['gold', 'silver', 'bronze'] as const

/** A table for each of these parties at each official difficulty. */
const atEachDifficulty = (parties: readonly (readonly [label: string, party: string])[]): StudyCell[] =>
  parties.flatMap(([label, party]) =>
    DIFFICULTIES.map(difficulty => cell(`${label}, ${difficulty}`, { cavers: PARTIES.get(party), difficulty })),
  )

const difficulty: Study = {
  id: 'difficulty',
  title: 'Medals by difficulty and number of cavers',
  about:
    'The same kind of party with four, five and six cavers at each official difficulty. More cavers explore faster, but all of them must come out.',
  chart: 'bars',
  unit: '% of games',
  isShare: true,
  cells: atEachDifficulty([4, 5, 6].map(size => [`${size} cavers`, `rescue${size}`])),
  rows: played =>
    [...MEDALS, 'any medal'].flatMap(medal =>
      byCell(medal === 'any medal' ? 'won' : medal, shareRow, ({ name }) => ({ group: medal, label: name }))(played),
    ),
}

const KINDS = ['rescue', 'works', 'mixed']

const parties: Study = {
  id: 'parties',
  title: 'Medals by party',
  about: `Three parties of four at each official difficulty: ${KINDS.map(kind => `${kind} is ${PARTIES.get(`${kind}4`)?.join(', ')}`).join('; ')}.`,
  chart: 'bars',
  unit: '% medals',
  isShare: true,
  cells: atEachDifficulty(KINDS.map(kind => [kind, `${kind}4`])),
  rows: played => {
    const place = ({ name }: StudyCell) => {
      const [label = '', group = ''] = name.split(', ')
      return { group, label }
    }
    const rows = byCell('won', shareRow, place)(played)
    return DIFFICULTIES.flatMap(level => rows.filter(({ group }) => group === level))
  },
}

export const STUDIES: readonly Study[] = [
  difficulty,
  parties,
  cavers,
  pairs,
  falls,
  risks,
  price,
  exertion,
  exit,
  place,
  way,
  spare,
  rulings,
]
