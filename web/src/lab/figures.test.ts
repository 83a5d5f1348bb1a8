import { expect, test } from 'vitest'
import { withMinus } from '../words/minus.ts'
import { binsOf, columnsOf, differenceIn, figureIn, settlingOf } from './figures.ts'
import { figureText } from './names.ts'

const GAMES = Array.from({ length: 100 }, (_, deal) => ({ won: deal % 4 === 0 ? 1 : 0, score: deal % 10 }))
const [WON, FIRST_SCORE] = [
  { id: 'won', measure: 'won', kind: 'share' },
  { id: 'score', measure: 'score', kind: 'amount' },
] as const

test('a measure of seats is a column for each', () => {
  const columns = columnsOf(
    [
      { id: 'won', kind: 'share', perSeat: true },
      { id: 'traps', kind: 'amount' },
    ],
    2,
  )
  expect(columns.map(({ id, seat }) => [id, seat])).toEqual([
    ['won/0', 0],
    ['won/1', 1],
    ['traps', undefined],
  ])
})

test('figures, and nothing of what never came to pass', () => {
  expect(figureIn(GAMES, WON)).toMatchObject({ mean: 0.25 })
  expect(figureIn(GAMES, FIRST_SCORE)).toMatchObject({ mean: 4.5 })
  expect(figureIn(GAMES, { ...WON, id: 'gold' })).toBeUndefined()
})

test('the difference is counted game by game', () => {
  const more = GAMES.map(({ won, score }) => ({ won, score: score + 2 }))
  expect(differenceIn(GAMES, more, FIRST_SCORE)).toEqual({ mean: 2, margin: 0 })
  expect(differenceIn(GAMES, [], FIRST_SCORE)).toBeUndefined()
})

test('a share that never differed in a hundred games may yet differ in one of thirty-three', () => {
  expect(differenceIn(GAMES, GAMES, WON)).toEqual({ mean: 0, margin: 0.03 })
  expect(differenceIn(GAMES, GAMES, FIRST_SCORE)).toEqual({ mean: 0, margin: 0 })
})

test.each(['en', 'es', 'fr', 'it'])('less is written with a minus, as the analysis of a game does (%s)', language => {
  expect(figureText(language, WON, { mean: -0.5, margin: 0.17 }, true)).toMatch(/^−50[.,]0/)
  expect(withMinus((-1234.5).toLocaleString(language))).toMatch(/^−1/)
})

test('what settles ends where the figure stands, and its interval shrinks', () => {
  const settling = settlingOf(GAMES, WON)
  expect(settling.at(-1)).toEqual({ ...figureIn(GAMES, WON), games: 100 })
  expect(settling.at(-1)!.margin).toBeLessThan(settling[0]!.margin)
  expect(settlingOf(GAMES.slice(0, 3), WON)).toEqual([])
})

test('bins hold every game once, however wide they are', () => {
  const wide = GAMES.map((_, deal) => ({ score: deal * 3 }))
  for (const games of [GAMES, wide]) {
    const bins = binsOf([games, games.slice(50)], FIRST_SCORE)
    expect(bins.length).toBeLessThanOrEqual(24)
    for (const table of [0, 1]) expect(bins.reduce((sum, { shares }) => sum + shares[table]!, 0)).toBeCloseTo(1)
  }
  expect(binsOf([[]], FIRST_SCORE)).toEqual([])
})
