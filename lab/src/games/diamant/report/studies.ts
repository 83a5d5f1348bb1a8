import { given } from '@grotto/kernel'
import { type Observation, shareOf } from '@grotto/trials'
import { EXPEDITIONS, FARTHEST } from '@grotto/trials/diamant'
import { byCell, byDeal, dealsRow, meanRow, type Pair, ratioRow, valuesOf } from '../../../report/rows.ts'
import type { PlayedCell, Row, Study, StudyCell } from '../../../report/study.ts'
import { duels } from './duels.ts'
import { MIXED, nameOf, PRUDENCE } from './habits.ts'

const CROWDS = [3, 4, 5, 6, 7, 8]
/** Each habit sits first once, so that none is at more seats than the others when a table grows. */
const crowds: readonly StudyCell[] = CROWDS.flatMap(players =>
  MIXED.map((_, first) => ({
    name: `${players}`,
    options: { players },
    bots: [...MIXED.slice(first), ...MIXED.slice(0, first)].slice(0, players),
  })),
)
const SOME = ['4', '6', '8']
const someCrowds = crowds.filter(({ name }) => SOME.includes(name))
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)
/** What four such tables say of a number of players. */
const byPlayers = (name: string, group: string) => byDeal(name, cell => ({ group, label: cell.name }))

/** Two counts of all tables of a name, deal by deal: they meet the same ones. */
function dealPairs(played: readonly PlayedCell[], name: string, of: (seen: Observation) => Pair): Pair[] {
  const cells = played.filter(cell => cell.name === name)
  return given(cells[0], 'a table').observations.map((_, deal) => {
    const pairs = cells.map(({ observations }) => of(given(observations[deal], 'a game')))
    return [pairs.reduce((sum, [much]) => sum + much, 0), pairs.reduce((sum, [, by]) => sum + by, 0)]
  })
}

const scores: Study = {
  id: 'scores',
  title: 'Scores by number of players',
  about:
    'Prudence, Scales, Tenner and Fiver in turn round the table, each of them the first at a quarter of the tables. The mean of all scores, and of the winner’s.',
  chart: 'lines',
  unit: 'points',
  scale: 'players',
  cells: crowds,
  effort: 0.5,
  rows: played => [...byPlayers('mean', 'everybody')(played), ...byPlayers('best', 'the winner')(played)],
}

const leaving: Study = {
  id: 'leaving',
  title: 'When people leave',
  about: `Of all who leave, after how many cards; ${FARTHEST} stands for as many or more. The same tables: the peak is Fiver, who always leaves after five.`,
  chart: 'lines',
  unit: '% of those who leave',
  isShare: true,
  scale: 'cards on the path',
  cells: someCrowds,
  effort: 0.5,
  rows: played =>
    SOME.flatMap(players =>
      upTo(FARTHEST).map(cards =>
        ratioRow({
          group: `${players} players`,
          label: `${cards}`,
          pairs: dealPairs(played, players, seen => [seen[`leftAfter/${cards}`] ?? 0, seen.left ?? 0]),
        }),
      ),
    ),
}

const dangers: Study = {
  id: 'dangers',
  title: 'What traps cost',
  about:
    'A game, by number of players: expeditions that end in a trap, of five, and rubies lost in them. The same tables.',
  chart: 'lines',
  unit: 'a game',
  scale: 'players',
  cells: crowds,
  effort: 0.5,
  rows: played => [...byPlayers('traps', 'traps')(played), ...byPlayers('lost', 'rubies lost')(played)],
}

const relics: Study = {
  id: 'relics',
  title: 'What a relic is worth',
  about:
    'Relics carried out in a game, of five, and the points of each. Whoever leaves alone takes it, so that a full table leaves it to the cave. The same tables.',
  chart: 'lines',
  unit: 'relics, or points',
  scale: 'players',
  cells: crowds,
  effort: 0.5,
  rows: played => [
    ...byPlayers('relics', 'relics out')(played),
    ...CROWDS.map(players =>
      ratioRow({
        group: 'points of each',
        label: `${players}`,
        pairs: dealPairs(played, `${players}`, seen => [seen.relicPoints ?? 0, seen.relics ?? 0]),
      }),
    ),
  ],
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
  rows: byCell('firstWins', meanRow, ({ name }) => ({ group: '', label: name })),
}

const STRATEGIES = ['random', 'hand-ten', 'card-five', 'scales', PRUDENCE]

const cycle: Study = {
  id: 'cycle',
  title: 'One against three of a kind',
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

/** How often she is ahead after so many games: evenings that have no game in common, so that the interval is honest. */
function aheadAfter(games: number, differences: readonly number[], group: string): Row {
  const evenings = Array.from({ length: Math.floor(differences.length / games) }, (_, evening) =>
    differences.slice(evening * games, (evening + 1) * games),
  )
  const ahead = evenings.map(evening => evening.reduce((sum, each) => sum + each, 0) > 0)
  return { group, label: `${games}`, estimate: shareOf(ahead), games: ahead.length * games }
}

const luck: Study = {
  id: 'luck',
  title: 'Luck and skill',
  about:
    'How often somebody has more points than the others have on average after so many games: Fiver with Prudence, Scales and Tenner, the rest with Prudence, Scales and Fiver. Near one half it is luck; the sooner a line leaves for the top or the bottom, the more it is skill, or the want of it.',
  chart: 'lines',
  unit: '% of evenings',
  isShare: true,
  scale: 'games in a row',
  cells: [
    { name: 'Fiver', options: { players: 4 }, bots: [...MIXED].reverse() },
    ...[
      ['leaves at 10', 'hand:10'],
      ['greedy: at 30', 'hand:30'],
      ['fearful: at 4', 'hand:4'],
      ['at random', 'random'],
    ].map(([name = '', bot = '']) => ({ name, options: { players: 4 }, bots: [bot, ...OTHERS] })),
  ],
  effort: 20,
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
  cells: someCrowds,
  effort: 0.5,
  rows: played =>
    SOME.flatMap(players =>
      upTo(EXPEDITIONS).map(each =>
        dealsRow(
          { group: `${players} players`, label: `${each}`, name: `expedition/${each}` },
          played.filter(({ name }) => name === players),
        ),
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
  effort: 0.5,
  rows: played =>
    [
      ['leaderWins', 'the leader wins'],
      ['shared', 'victory is shared'],
    ].flatMap(([name = '', group = '']) => byDeal(name, cell => ({ group, label: `${cell.name} players` }))(played)),
}

export const STUDIES: readonly Study[] = [
  scores,
  leaving,
  dangers,
  relics,
  greed,
  cycle,
  duels,
  luck,
  expeditions,
  last,
]
