import { expect, test } from 'vitest'
import { MIDDLE, PLACING } from '../gallery/scenes.ts'
import { pingPlace } from './ping-place.ts'

test('the name of whoever points stands below, unless it would stand on people, horrors or the tile in hand', () => {
  expect(pingPlace([1, 0], MIDDLE)).toBe('below')
  // The Leader is below.
  expect(pingPlace([3, 0], MIDDLE)).toBe('right')
  // The Engineer is below, the Leader is further down on the right.
  expect(pingPlace([2, 0], MIDDLE)).toBe('right')
  // A horror is below, nobody beside it.
  expect(pingPlace([0, -2], MIDDLE)).toBe('right')
  // The tile in hand is below, and people stand in none of the others.
  expect(pingPlace([3, 1], PLACING)).toBe('right')
  const horrors = [
    [1, 0],
    [0, 1],
  ] as const
  expect(pingPlace([0, 0], { ...MIDDLE, horrors })).toBe('left')
  expect(pingPlace([0, 0], { ...MIDDLE, horrors: [...horrors, [-1, 0]] })).toBe('above')
  expect(pingPlace([0, 0], { ...MIDDLE, horrors: [...horrors, [-1, 0], [0, -1]] })).toBe('below')
})
