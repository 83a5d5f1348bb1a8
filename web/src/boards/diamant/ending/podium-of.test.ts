import { expect, test } from 'vitest'
import { podiumOf } from './podium-of.ts'
import type { Ranked } from './ranking-of.ts'

const at = (seat: number, place: number): Ranked => ({ seat, place, score: 0, relics: 0, gains: [] })

test('D-51 those who share the victory are drawn alike', () => {
  const winners = podiumOf([at(2, 1), at(0, 1), at(1, 3)]).filter(({ won }) => won)
  expect(winners.map(({ ranked }) => ranked.seat)).toEqual([2, 0])
  expect(winners[0]!.scale).toBe(winners[1]!.scale)
  expect(winners[0]!.x).not.toBe(winners[1]!.x)
})

test('one winner stands in front, the next two beside', () => {
  const standings = podiumOf([at(3, 1), at(0, 2), at(1, 3), at(2, 4)])
  expect(standings.map(({ ranked, won }) => [ranked.seat, won])).toEqual([
    [0, false],
    [1, false],
    [3, true],
  ])
  expect(standings.at(-1)!.scale).toBeGreaterThan(standings[0]!.scale)
})
