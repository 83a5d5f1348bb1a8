import { given } from '@grotto/kernel'
import { estimate } from '@grotto/trials'
import type { PlayedCell, Row, Study } from '../../../report/study.ts'
import { MIXED, nameOf } from './habits.ts'

const PATIENT = 'hand:20'
const TIMID = 'hand:5'
const HABITS = [...MIXED, PATIENT, TIMID]
const NAMES: Readonly<Record<string, string>> = { [PATIENT]: 'leaves at 20', [TIMID]: 'leaves at 5' }
const named = (bot: string): string => NAMES[bot] ?? nameOf(bot)

/** Every choice of so many. */
function choices(of: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return of.flatMap((one, index) => choices(of.slice(index + 1), size - 1).map(others => [one, ...others]))
}

/** How often one has more points than the other at the tables where both sit; a deal, which all meet, counts once. */
function duel(one: string, other: string, played: readonly PlayedCell[]): Row {
  const tables = played.filter(({ bots }) => bots.includes(one) && bots.includes(other))
  const deals = given(tables[0], 'a table').observations.map((_, deal) => {
    const ahead = tables.map(({ bots, observations }) => {
      const score = (bot: string) => given(observations[deal]?.[`score/${bots.indexOf(bot)}`], 'a score')
      return (1 + Math.sign(score(one) - score(other))) / 2
    })
    return ahead.reduce((sum, each) => sum + each, 0) / ahead.length
  })
  return { group: named(one), label: named(other), estimate: estimate(deals), games: deals.length * tables.length }
}

export const duels: Study = {
  id: 'duels',
  title: 'Which habits beat which',
  about:
    'All tables of four of these six habits. An arrow goes from the one who more often has more points than the other at the tables where both sit, with how often (a tie is half); without an arrow the interval leaves it open.',
  chart: 'cycle',
  unit: '% of games ahead',
  isShare: true,
  cells: choices(HABITS, 4).map(bots => ({ name: bots.join(' '), options: { players: 4 }, bots })),
  rows: played => choices(HABITS, 2).map(([one = '', other = '']) => duel(one, other, played)),
}
