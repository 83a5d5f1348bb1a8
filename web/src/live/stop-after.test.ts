import { expect, test } from 'vitest'
import { stopAfter } from './stop-after.ts'

test('arrows go round, Home and End to the ends, other keys are left to others', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Tab'].map(key => stopAfter(key, 11, 12))).toEqual([
    0,
    10,
    0,
    11,
    undefined,
  ])
  expect(stopAfter('ArrowLeft', 0, 12)).toBe(11)
})
