import { given } from '@grotto/kernel'
import { CAVERS, type CaverName, type CheckReason, DIFFICULTIES, HARMS, type Harm } from '@grotto/sub-terra'
import { estimate } from '@grotto/trials'
import { againstTheFirst, byCell, meanRow, shareRow, valuesOf } from '../../../report/rows.ts'
import type { PlayedCell, Row, Study, StudyCell } from '../../../report/study.ts'
import { PARTIES } from '../parties.ts'

const LANTERN = ['sub-terra-careful']
const MEDALS = ['gold', 'silver', 'bronze'] as const
const RESCUE = given(PARTIES.get('rescue4'), 'the usual party')

const cell = (name: string, options: object): StudyCell => ({ name, options, bots: LANTERN })
const usual = (name: string, options: object = {}): StudyCell =>
  cell(name, { cavers: RESCUE, difficulty: 'normal', fallen: 'print', ...options })

const everyDifficulty = [4, 5, 6].flatMap(size =>
  DIFFICULTIES.map(difficulty =>
    cell(`${size} cavers, ${difficulty}`, { cavers: PARTIES.get(`rescue${size}`), difficulty, fallen: 'print' }),
  ),
)

const difficulty: Study = {
  id: 'difficulty',
  title: 'Medals by difficulty and number of cavers',
  about:
    'The same kind of party with four, five and six cavers at each official difficulty. More cavers explore faster, but all of them must come out.',
  chart: 'bars',
  unit: '% of games',
  isShare: true,
  cells: everyDifficulty,
  rows: played =>
    [...MEDALS, 'any medal'].flatMap(medal =>
      byCell(medal === 'any medal' ? 'won' : medal, shareRow, ({ name }) => ({ group: medal, label: name }))(played),
    ),
}

/** All parties of four of the eight, seventy of them. */
function fours(names: readonly CaverName[] = CAVERS, size = 4): CaverName[][] {
  if (size === 0) return [[]]
  return names.flatMap((name, index) => fours(names.slice(index + 1), size - 1).map(others => [name, ...others]))
}
const parties = fours().map(cavers => cell(cavers.join(' '), { cavers, difficulty: 'normal', fallen: 'print' }))
const isIn = (caver: string, { name }: PlayedCell): boolean => name.split(' ').includes(caver)
const gamesOf = (cells: readonly PlayedCell[]) => cells.flatMap(({ observations }) => observations)

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

/** One observation a deal, since all parties meet it: its share of medals over these parties. */
function withOrWithout(group: string, label: string, cells: readonly PlayedCell[]): Row {
  const deals = given(cells[0], 'a party').observations.map((_, deal) =>
    cells.reduce((sum, { observations }) => sum + (observations[deal]?.won ?? 0) / cells.length, 0),
  )
  return { group, label, estimate: estimate(deals), games: gamesOf(cells).length }
}

const cavers: Study = {
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

const pairs: Study = {
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
      CAVERS.filter(other => other !== one).map(other => ({
        ...withOrWithout(
          one,
          other,
          played.filter(each => isIn(one, each) && isIn(other, each)),
        ),
      })),
    ),
}

/** What hurts, in words. */
const CAUSES: Readonly<Record<Harm, string>> = {
  exert: 'exerting herself',
  rough: 'rough ground',
  tremor: 'tremor',
  flood: 'flood',
  gasCard: 'gas card',
  gasEntered: 'walking into gas',
  caveIn: 'cave-in',
  demolish: 'own explosives',
  horrorMovedIn: 'a horror came',
  horrorWalkedInto: 'ran into a horror',
  horrorSpawned: 'a horror woke there',
}

const falls: Study = {
  id: 'falls',
  title: 'What fells cavers',
  about: 'How often in a game somebody loses her last health to each cause; four cavers.',
  chart: 'bars',
  unit: 'falls a game',
  cells: everyDifficulty.slice(0, DIFFICULTIES.length),
  rows: played =>
    played.flatMap(({ name, observations }) =>
      HARMS.map(harm =>
        meanRow({ group: name.replace('4 cavers, ', ''), label: CAUSES[harm], observations, name: harm }),
      ),
    ),
}

const RISKS: Readonly<Record<CheckReason, string>> = {
  exert: 'Exert',
  rough: 'rough ground',
  placeRope: 'Rope',
  hide: 'Hide',
  tremor: 'tremor',
  outOfTime: 'Out of Time',
}

const risks: Study = {
  id: 'risks',
  title: 'How often a die is rolled for what',
  about:
    'Checks a game, and how many of them fail. A failed Exert or rough ground costs a health, a failed Rope or Hide costs its points.',
  chart: 'bars',
  unit: 'checks a game',
  cells: everyDifficulty.slice(0, 1),
  rows: ([played]) =>
    Object.entries(RISKS)
      .flatMap(([reason, label]) =>
        ['tried', 'failed'].map(group => {
          const { observations } = given(played, 'a cell')
          const values = observations.map(seen => {
            const tried = seen[`tried/${reason}`] ?? 0
            return group === 'tried' ? tried : tried - (seen[`succeeded/${reason}`] ?? 0)
          })
          return { group, label, estimate: estimate(values), games: values.length }
        }),
      )
      .sort((one, other) => other.group.localeCompare(one.group)),
}

/** The share of games whose number under a name is in each of these stretches. */
function spread(cells: readonly PlayedCell[], name: string, stretches: readonly Stretch[]): Row[] {
  return cells.flatMap(({ name: cell, observations }) => {
    const [group, values] = [cell.replace('4 cavers, ', ''), valuesOf(observations, name)]
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
const WAYS: readonly Stretch[] = [1, 4, 7, 10, 13, 16, 19, 22, 25].map(from => [from, from + 2])

const exit: Study = {
  id: 'exit',
  title: 'In which round the exit is found',
  about: 'Of the games in which it is found at all; four cavers.',
  chart: 'lines',
  unit: '% of these games',
  isShare: true,
  scale: 'round',
  cells: everyDifficulty.slice(0, DIFFICULTIES.length),
  rows: played => spread(played, 'exitRound', oneByOne(10, 25)),
}

const way: Study = {
  id: 'way-out',
  title: 'How far the last caver stands from the exit when it is found',
  about: 'Steps over connections from the new exit to the farthest conscious caver; four cavers.',
  chart: 'lines',
  unit: '% of these games',
  isShare: true,
  scale: 'steps',
  cells: everyDifficulty.slice(0, DIFFICULTIES.length),
  rows: played => spread(played, 'farthest', [...WAYS, [28, Number.POSITIVE_INFINITY]]),
}

const spare: Study = {
  id: 'spare',
  title: 'Cards left when the team is out',
  about:
    'Of the games with a medal: how many hazard cards were still to come. None left means that it was out of time.',
  chart: 'lines',
  unit: '% of medals',
  isShare: true,
  scale: 'cards left',
  cells: everyDifficulty.slice(0, DIFFICULTIES.length),
  rows: played => spread(played, 'spare', oneByOne(0, 12)),
}

const VARIANTS = [
  usual('as printed in English'),
  usual('exit among the last seven (ES)', { exitDepth: 7 }),
  usual('third try: hide', { thirdTry: 'hide' }),
  usual('third try: hide and rope', { thirdTry: 'hide+rope' }),
  usual('severe gas: 2 to enter', { gasTwiceEntry: 2 }),
  usual('the fallen are left (E-1 leave)', { fallen: 'leave' }),
  usual('the fallen always count (E-1 always)', { fallen: 'always' }),
  usual('easier game', { easier: true }),
]

const rulings: Study = {
  id: 'rulings',
  title: 'What editions and rulings change',
  about:
    'Four cavers, normal: one rule changed at a time, on the same deals. The difference in medals to the English print, deal by deal. What Lantern hardly ever does, like hiding, and what the normal deck has not, like severe gas, changes nothing here.',
  chart: 'bars',
  unit: 'percentage points',
  isShare: true,
  isDifference: true,
  cells: VARIANTS,
  effort: 2,
  rows: played => againstTheFirst(played, 'won', ''),
}

export const STUDIES: readonly Study[] = [difficulty, cavers, pairs, falls, risks, exit, way, spare, rulings]
