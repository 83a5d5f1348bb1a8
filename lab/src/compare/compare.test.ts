import { expect, test } from 'vitest'
import { gameOptions } from '../games/desk.ts'
import { deskOf } from '../games/desks.ts'
import { duel, teams } from './compare.ts'
import { estimate } from './estimate.ts'

const DIAMANT = deskOf('diamant')
const COMPARISON = { options: gameOptions(DIAMANT, { players: 3 }), games: 240, seed: 'compare' }
const RANDOM = { bot: 'random' }

test('a mean with its interval', () => {
  expect(estimate([0, 1, 0, 1])).toEqual({ mean: 0.5, margin: expect.closeTo(0.5658, 3) })
  expect(estimate([3]).margin).toBe(Number.POSITIVE_INFINITY)
})

test('a bot against itself takes its fair share, exactly, since it has every seat once', async () => {
  const { wins, games } = await duel(
    DIAMANT,
    COMPARISON,
    { bot: 'hand-ten' },
    [{ bot: 'hand-ten' }, { bot: 'hand-ten' }],
    1,
  )
  expect(games).toBe(240)
  expect(wins.mean).toBeCloseTo(1 / 3, 10)
  expect(wins.margin).toBeCloseTo(0, 10)
})

test('a rule of thumb beats random players, and the number of cores does not show', async () => {
  const alone = await duel(DIAMANT, COMPARISON, { bot: 'hand-ten' }, [RANDOM, RANDOM], 1)
  expect(await duel(DIAMANT, COMPARISON, { bot: 'hand-ten' }, [RANDOM, RANDOM], 2)).toEqual(alone)
  expect(alone.wins.mean - alone.wins.margin).toBeGreaterThan(1 / 3)
})

test('teams meet the same caves: one compared with itself differs by nothing', async () => {
  const desk = deskOf('sub-terra')
  const comparison = { options: gameOptions(desk, {}), games: 12, seed: 'teams' }
  const [first, second] = await teams(desk, comparison, [RANDOM, RANDOM], 1)
  expect(first).toEqual(second)
  expect(second).toMatchObject({ games: 12, wins: { mean: 0 }, better: { mean: 0, margin: 0 } })
  expect(second!.results).toEqual({ defeat: { mean: 1, margin: 0 } })
})
