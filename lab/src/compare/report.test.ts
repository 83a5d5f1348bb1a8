import { estimate, shareOf } from '@grotto/trials'
import { expect, test } from 'vitest'
import { report } from './report.ts'

test('a mean with its interval', () => {
  expect(estimate([0, 1, 0, 1])).toEqual({ mean: 0.5, margin: expect.closeTo(0.5658, 3) })
  expect(estimate([3]).margin).toBe(Number.POSITIVE_INFINITY)
})

test('never in sixty games is not never', () => {
  expect(shareOf(Array<boolean>(60).fill(false))).toEqual({ mean: 0, margin: expect.closeTo(0.0425, 3) })
  expect(shareOf([true, false])).toMatchObject({ mean: 0.5 })
})

const share = (mean: number) => ({ mean, margin: 0.02 })
const TEAMS = [
  { cell: 'rescue4, normal', bot: 'a', games: 9, wins: share(0.5), results: { gold: share(0.1) }, pace: 0.5 },
  {
    cell: 'rescue4, normal',
    bot: 'b:60',
    games: 9,
    wins: share(0.6),
    results: { gold: share(0.3) },
    better: { wins: share(0.1), best: share(-0.2), deals: 9 },
    pace: 20,
  },
]

test('a table in Markdown', () => {
  expect(report(TEAMS, 'markdown')).toEqual([
    '| where | bot | gold | wins | gold, more than the first | wins, more than the first | games | ms a decision |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| rescue4, normal | a | 10.0 ± 2.0 | 50.0 ± 2.0 |  |  | 9 | 0.50 |',
    '| rescue4, normal | b:60 | 30.0 ± 2.0 | 60.0 ± 2.0 | -20.0 ± 2.0 | +10.0 ± 2.0 | 9 | 20.00 |',
  ])
})

test('a table as CSV, every figure in a column of its own', () => {
  expect(report(TEAMS, 'csv')[2]).toBe(
    '"rescue4, normal",b:60,9,0.60000,0.02000,0.30000,0.02000,20.000,0.10000,0.02000,-0.20000,0.02000',
  )
})

test('columns of text stand under each other', () => {
  const row = { cell: 'random, random', bot: 'x', games: 40, wins: share(1), score: { mean: 31.4, margin: 2 }, pace: 1 }
  expect(report([row], 'text')).toEqual([
    'where           bot  wins         score       games  ms a decision',
    'random, random  x    100.0 ± 2.0  31.4 ± 2.0  40     1.00',
  ])
})
