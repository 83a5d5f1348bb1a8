import { expect, test } from 'vitest'
import { arrowTo } from './arrows.ts'

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect(
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab', 'a'].map(key => arrowTo(key, 0, 12)),
  ).toEqual([1, 11, 1, 11, 0, 11, undefined, undefined])
  expect(arrowTo('ArrowRight', 11, 12)).toBe(0)
})
