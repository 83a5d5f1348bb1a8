import { fastChance, given } from '@grotto/kernel'
import { shareOf } from '@grotto/trials'
import { EXPEDITIONS, FARTHEST } from '@grotto/trials/diamant'
import { characterOf } from '../../../bots.ts'
import { byCell, meanRow, shareRow, valuesOf } from '../../../report/rows.ts'
import type { PlayedCell, Row, Study, StudyCell } from '../../../report/study.ts'

const PRUDENCE = 'diamant-careful'
/** Different habits round the table: where all play alike, all leave together and share everything. */
const MIXED = [PRUDENCE, 'scales', 'hand-ten', 'card-five']
const nameOf = (bot: string): string => characterOf({ id: 'diamant' }, bot)
const CROWDS = [3, 4, 5, 6, 7, 8]
const crowds: readonly StudyCell[] = CROWDS.map(players => ({
  name: `${players}`,
  options: { players },
  bots: MIXED,
}))
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)

const scores: Study = {
  id: 'scores',
  title: 'Scores by number of players',
  about:
    'Four habits in turn round the table: Prudence, Scales, Tenner, Fiver. The mean of all scores, and of the winner’s.',
  chart: 'lines',
  unit: 'points',
  scale: 'players',
  cells: crowds,
  rows: played => [
    ...byCell('mean', meanRow, ({ name }) => ({ group: 'everybody', label: name }))(played),
    ...byCell('best', meanRow, ({ name }) => ({ group: 'the winner', label: name }))(played),
  ],
}

const leaving: Study = {
  id: 'leaving',
  title: 'When people leave',
  about: `Of all who leave, after how many cards; ${FARTHEST} stands for as many or more. The same tables.`,
  chart: 'lines',
  unit: '% of those who leave',
  isShare: true,
  scale: 'cards on the path',
  cells: crowds.filter((_, index) => index % 2 === 1),
  rows: played =>
    played.flatMap(({ name, observations }) =>
      upTo(FARTHEST).map(cards =>
        meanRow({
          group: `${name} players`,
          label: `${cards}`,
          observations: observations.flatMap(seen =>
            seen.left ? [{ share: (seen[`leftAfter/${cards}`] ?? 0) / seen.left }] : [],
          ),
          name: 'share',
        }),
      ),
    ),
}

const dangers: Study = {
  id: 'dangers',
  title: 'What is lost, and what relics bring',
  about:
    'A game, by number of players: expeditions that end in a trap, rubies lost in them, relics carried out, and what these are worth.',
  chart: 'lines',
  unit: 'a game',
  scale: 'players',
  cells: crowds,
  rows: played =>
    [
      ['traps', 'traps'],
      ['relics', 'relics out'],
      ['relicPoints', 'points of relics'],
      ['lost', 'rubies lost'],
    ].flatMap(([name, group]) =>
      byCell(given(name, 'a name'), meanRow, cell => ({ group: given(group, 'a group'), label: cell.name }))(played),
    ),
}

/** Three who differ: three alike leave together, and whoever does anything else gains by it. */
const OTHERS = [PRUDENCE, 'scales', 'card-five']
const ENOUGH = [2, 4, 6, 8, 10, 12, 15, 20, 30]

const greed: Study = {
  id: 'greed',
  title: 'The price of fear and of greed',
  about:
    'One explorer leaves as soon as so many rubies are in hand; the others are Prudence, Scales and Fiver. A quarter of the wins would be a fair share.',
  chart: 'lines',
  unit: '% of games won',
  isShare: true,
  scale: 'rubies in hand',
  cells: ENOUGH.map(hand => ({
    name: `${hand}`,
    options: { players: 4 },
    bots: [`hand:${hand}`, ...OTHERS],
  })),
  effort: 2,
  rows: byCell('firstWins', meanRow, ({ name }) => ({ group: 'one who is content with', label: name })),
}

const STRATEGIES = ['random', 'hand-ten', 'card-five', 'scales', PRUDENCE]

const cycle: Study = {
  id: 'cycle',
  title: 'Which habits beat which',
  about:
    'The row sits down with three of the column: how often the row wins. A quarter is a fair share. Three alike leave together and share what little is left on the path, so that whoever differs gains: read a row beside the others of its column.',
  chart: 'grid',
  unit: '% of games won by the row',
  isShare: true,
  cells: STRATEGIES.flatMap(one =>
    STRATEGIES.map(other => ({ name: `${one} ${other}`, options: { players: 4 }, bots: [one, other, other, other] })),
  ),
  rows: byCell('firstWins', meanRow, ({ bots: [one = '', other = ''] }) => ({
    group: nameOf(one),
    label: `3 × ${nameOf(other)}`,
  })),
}

const LENGTHS = [1, 2, 3, 5, 10, 20, 50, 100]
const TRIES = 2_000

/** How often the better one is ahead after so many games, drawn from those that were played. */
function aheadAfter(games: number, differences: readonly number[], group: string): Row {
  const draw = fastChance(`ahead/${group}/${games}`)
  const ahead = Array.from({ length: TRIES }, () => {
    let sum = 0
    for (let game = 0; game < games; game++) sum += differences[draw('', differences.length)]!
    return sum > 0
  })
  return { group, label: `${games}`, estimate: shareOf(ahead), games: differences.length }
}

const luck: Study = {
  id: 'luck',
  title: 'Luck and skill',
  about:
    'How often somebody has more points than the others have on average after so many games with Prudence, Scales and Fiver. One half is pure luck.',
  chart: 'lines',
  unit: '% of evenings',
  isShare: true,
  scale: 'games in a row',
  cells: [
    ['leaves at 10', 'hand:10'],
    ['greedy: at 30', 'hand:30'],
    ['fearful: at 4', 'hand:4'],
    ['at random', 'random'],
  ].map(([name = '', bot = '']) => ({ name, options: { players: 4 }, bots: [bot, ...OTHERS] })),
  effort: 2,
  rows: played =>
    played.flatMap(({ name, observations }: PlayedCell) =>
      LENGTHS.map(games => aheadAfter(games, valuesOf(observations, 'firstAhead'), name)),
    ),
}

const expeditions: Study = {
  id: 'expeditions',
  title: 'What each expedition brings',
  about: 'Points a player in each of the five expeditions. The same tables.',
  chart: 'lines',
  unit: 'points a player',
  scale: 'expedition',
  cells: crowds.filter((_, index) => index % 2 === 1),
  rows: played =>
    played.flatMap(({ name, observations }) =>
      upTo(EXPEDITIONS).map(each =>
        meanRow({ group: `${name} players`, label: `${each}`, observations, name: `expedition/${each}` }),
      ),
    ),
}

const last: Study = {
  id: 'last-expedition',
  title: 'Whether the last expedition still decides',
  about: 'How often whoever leads alone before the fifth expedition wins in the end.',
  chart: 'bars',
  unit: '% of games',
  isShare: true,
  scale: 'players',
  cells: crowds,
  rows: played => [
    ...byCell('leaderWins', meanRow, ({ name }) => ({ group: 'the leader wins', label: `${name} players` }))(played),
    ...byCell('shared', shareRow, ({ name }) => ({ group: 'victory is shared', label: `${name} players` }))(played),
  ],
}

export const STUDIES: readonly Study[] = [scores, leaving, dangers, greed, cycle, luck, expeditions, last]
