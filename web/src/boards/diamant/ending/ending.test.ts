import { type DiamantEvent, type DiamantView, diamant } from '@grotto/diamant'
import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../playback/random-play.ts'
import { positionOf } from '../telling/shown.ts'
import { frameOf, gridLines, labelHeights, lineOf } from './chart-frame.ts'
import { momentsOf } from './moments-of.ts'
import { rankingOf } from './ranking-of.ts'

const game = (seed: number, players = 5) => {
  const { view, log } = randomGame(diamant, { players }, seed).seen
  return { end: positionOf(view as DiamantView), events: log.map(({ event }): DiamantEvent => event) }
}

test('the ranking agrees with what the game said at its end', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const { end, events } = game(seed)
    const last = events.at(-1)!
    if (last.type !== 'gameEnded') throw new Error('the game did not end')
    const ranking = rankingOf(end)
    expect(ranking.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(last.winners)
    for (const { seat, score, gains } of ranking) {
      expect(score).toBe(last.scores[seat])
      expect(gains.reduce((sum, gained) => sum + gained, 0)).toBe(score)
    }
  }
})

describe('moments to remember', () => {
  test('the bravest went on into danger and the deepest came home', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { end, events } = game(seed)
      const { bravest, deepest, luckiest } = momentsOf(end, events)
      if (bravest) {
        expect(bravest.danger).toBeGreaterThan(0)
        expect(bravest.danger).toBeLessThan(1)
        expect(bravest.hand).toBeGreaterThan(0)
      }
      if (luckiest) expect(luckiest.share + luckiest.worth).toBeGreaterThan(0)
      const homecomings = events.filter(event => event.type === 'left').length
      expect(deepest !== undefined).toBe(homecomings > 0)
    }
  })

  test('a log without its beginning tells none', () => {
    const { end, events } = game(1)
    expect(momentsOf(end, events.slice(3))).toEqual({})
  })
})

describe('the chart', () => {
  const ranking = rankingOf(game(2, 8).end)
  const frame = frameOf(350, 230, ranking)

  test('lines end at the scores and stay in the frame', () => {
    for (const { gains, score } of ranking) {
      const line = lineOf(frame, gains)
      expect(line).toHaveLength(6)
      expect(line.at(-1)![1]).toBeCloseTo(frame.y(score))
      for (const [, y] of line) expect(y).toBeGreaterThanOrEqual(frame.top)
    }
  })

  test('eight labels never cover one another', () => {
    const heights = labelHeights(
      frame,
      ranking.map(({ score }) => score),
    )
    for (let i = 1; i < heights.length; i++) expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(22.9)
  })

  test('a handful of grid lines', () => {
    expect(gridLines(frame).length).toBeGreaterThanOrEqual(2)
    expect(gridLines(frame).length).toBeLessThanOrEqual(7)
  })
})
