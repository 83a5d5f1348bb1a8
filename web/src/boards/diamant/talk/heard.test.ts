import { expect, test } from 'vitest'
import type { Passing } from '../../board.ts'
import { hear, SILENCE } from '../../talk.ts'
import { pointingsOf, sayingsOf } from './heard.ts'

const CLAIMED = hear(SILENCE, { type: 'intend', seat: 2, plan: { type: 'leave' } }, 40)

test('a claim stands until the cards are turned', () => {
  const chose = { number: 41, event: { type: 'chose', seat: 1 } } as const
  const revealed = { number: 42, event: { type: 'choicesRevealed', choices: [] } } as const
  expect(sayingsOf(CLAIMED, [], [chose])).toMatchObject([{ seat: 2, claim: 'leave' }])
  expect(sayingsOf(CLAIMED, [], [chose, revealed])).toEqual([])
})

test('phrases we do not know, plans of other games and points at nothing are not shown', () => {
  const strange = hear(SILENCE, { type: 'intend', seat: 0, plan: { type: 'explore' } }, 0)
  const phrase: Passing = { number: 1, seat: 0, type: 'phrase', phrase: 'nonsense' }
  expect(sayingsOf(strange, [phrase, { ...phrase, number: 2, phrase: 'careful' }], [])).toMatchObject([
    { phrase: 'careful' },
  ])
  const point = (spot: Record<string, string | number>): Passing => ({ number: 3, seat: 1, type: 'point', spot })
  expect(pointingsOf([point({ card: 4 }), point({ seat: 0 }), point({ x: 1 })])).toEqual([
    { number: 3, by: 1, card: 4 },
    { number: 3, by: 1, seat: 0 },
  ])
})
