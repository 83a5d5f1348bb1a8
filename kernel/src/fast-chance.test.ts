import { expect, test } from 'vitest'
import { fastChance, labelledChance } from './index.ts'

test('every number below n is as likely as any other', () => {
  const chance = fastChance('dice')
  const counts = new Array<number>(6).fill(0)
  for (let i = 0; i < 60_000; i++) counts[chance('dice', 6)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('the same seed gives the same numbers, another one others', () => {
  const draw = (seed: string) =>
    Array.from(
      { length: 20 },
      (
        chance => () =>
          chance('x', 1000)
      )(fastChance(seed)),
    )
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('draws on one label never shift another', () => {
  const quiet = labelledChance(7)
  const busy = labelledChance(7)
  for (let i = 0; i < 13; i++) busy('dice', 6)
  expect(Array.from({ length: 9 }, () => busy('stack', 64))).toEqual(
    Array.from({ length: 9 }, () => quiet('stack', 64)),
  )
})

test('large n stays in range and reaches the upper half', () => {
  const chance = fastChance(1)
  const drawn = Array.from({ length: 1000 }, () => chance('x', 1_000_003))
  expect(Math.max(...drawn)).toBeGreaterThan(900_000)
  expect(drawn.every(n => Number.isInteger(n) && n >= 0 && n < 1_000_003)).toBe(true)
})
