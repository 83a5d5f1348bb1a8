import { type DiamantEvent, type DiamantView, diamant } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { randomGame } from '../../../playback/random-play.ts'
import { positionOf } from '../telling/shown.ts'
import { decidedBy } from './decided-by.ts'
import { type Ranked, rankingOf } from './ranking-of.ts'

const ranked = (seat: number, gains: readonly number[]): Ranked => ({
  seat,
  place: 1,
  score: gains.reduce((sum, gain) => sum + gain, 0),
  relics: 0,
  gains,
})
const started = (round: number) => ({ type: 'expeditionStarted', round }) as DiamantEvent
const sprung = (seats: number[], lost: number[]) =>
  ({ type: 'trapSprung', trap: 'snakes', index: 4, seats, lost }) as unknown as DiamantEvent

test('a lost hand that would have won decided it', () => {
  const ranking = [ranked(1, [9, 9]), ranked(0, [9, 5])]
  expect(decidedBy(ranking, [started(1), started(2), sprung([0, 1], [5, 5])])).toEqual({
    kind: 'trap',
    round: 2,
    seat: 0,
    lost: 5,
    trap: 'snakes',
  })
})

test('else the expedition that made the gap', () => {
  const ranking = [ranked(1, [3, 12, 4]), ranked(0, [5, 2, 4])]
  expect(decidedBy(ranking, [started(1), sprung([0], [4])])).toEqual({
    kind: 'expedition',
    round: 2,
    ahead: 12,
    behind: 2,
  })
})

test('nothing decides a shared victory', () => {
  expect(decidedBy([ranked(0, [7]), ranked(1, [7])], [])).toEqual({ kind: 'even' })
})

test('whatever decided a game of random play lies in it', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { view, log } = randomGame(diamant, { players: 4 }, seed).seen
    const ranking = rankingOf(positionOf(view as DiamantView))
    const decision = decidedBy(
      ranking,
      log.map(({ event }): DiamantEvent => event),
    )!
    if (decision.kind === 'trap') expect(ranking.some(({ seat }) => seat === decision.seat)).toBe(true)
    if (decision.kind !== 'even') expect(decision.round).toBeGreaterThanOrEqual(1)
  }
})
