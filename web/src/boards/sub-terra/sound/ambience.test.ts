import { expect, test } from 'vitest'
import { MIDDLE } from '../gallery/scenes.ts'
import { nextDrip, nextGroan } from './ambience.ts'
import { depthOf, dreadOf } from './useAmbience.ts'

test('the rock groans more often as the hazard cards go, most of all when time is out', () => {
  const late = { ...MIDDLE, hazardsLeft: 1 }
  expect(dreadOf(late)).toBeGreaterThan(dreadOf(MIDDLE))
  expect(dreadOf({ ...MIDDLE, outOfTime: true })).toBe(1)
  expect(nextGroan(0, dreadOf(late))).toBeLessThan(nextGroan(0, dreadOf(MIDDLE)))
  expect(nextDrip(1, 1)).toBeLessThan(nextDrip(1, 0))
})

test('drops echo from farther off the deeper the cave goes', () => {
  expect(depthOf(MIDDLE)).toBeGreaterThan(depthOf({ tiles: MIDDLE.tiles.slice(0, 3) }))
})
