import { describe, expect, test } from 'vitest'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  crewStand,
  firstRowLength,
  heightFor,
  lastInSight,
  layoutFor,
  mouthOf,
  type PathSpot,
  rowOf,
  spotOf,
} from './path-layout.ts'

const STAGES = [
  ['phone', 390, 366],
  ['small phone', 360, 230],
  ['laptop', 940, 515],
  ['large screen', 1500, 800],
  ['square', 700, 700],
] as const
const MOST_CARDS = 34

const overlap = (a: PathSpot, b: PathSpot): boolean =>
  Math.abs(a.x - b.x) < CARD_WIDTH && Math.abs(a.y - b.y) < CARD_HEIGHT

describe.each(STAGES)('on a %s', (_name, width, height) => {
  const layout = layoutFor(width, height)
  const spots = Array.from({ length: MOST_CARDS }, (_, i) => spotOf(layout, i))

  test('no card lies on another', () => {
    for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(false)
  })

  test('every card lies within the width of the stage, right of the mouth in the first row', () => {
    for (const { x } of spots) {
      expect(x - CARD_WIDTH / 2).toBeGreaterThanOrEqual(0)
      expect(x + CARD_WIDTH / 2).toBeLessThanOrEqual(layout.width)
    }
    const firstRow = spots.slice(0, firstRowLength(layout))
    for (const { x } of firstRow) expect(x).toBeGreaterThan(mouthOf(layout)[0])
  })

  test('neighbours on the path are neighbours in the picture', () => {
    for (let i = 1; i < spots.length; i++)
      expect(Math.hypot(spots[i]!.x - spots[i - 1]!.x, spots[i]!.y - spots[i - 1]!.y)).toBeLessThan(240)
  })

  test('the world reaches below its last card', () => {
    for (const [i, { y }] of spots.entries()) expect(heightFor(layout, i)).toBeGreaterThan(y + CARD_HEIGHT / 2)
  })

  test('item 22: from the first card on the gallery leads as far down as one sees, and never less far than they are', () => {
    const sight = height / layout.scale
    const bottom = (last: number) => spotOf(layout, last).y + CARD_HEIGHT / 2
    expect(bottom(lastInSight(layout, height, 2)) / sight).toBeGreaterThan(0.8)
    expect(bottom(lastInSight(layout, height, 2) - layout.columns)).toBeLessThan(sight)
    expect(rowOf(layout, lastInSight(layout, height, 30))).toBe(rowOf(layout, 30))
  })

  test('eight explorers stand apart, within reach of their place', () => {
    const stands = Array.from({ length: 8 }, (_, nth) => crewStand(layout, 9, 8, nth))
    for (const [i, a] of stands.entries())
      for (const b of stands.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20)
    for (const { x } of stands) expect(Math.abs(x - spotOf(layout, 9).x)).toBeLessThan(60)
  })
})

test('a place depends on the stage alone, not on how long the path is: nothing jumps as it grows', () => {
  expect(spotOf(layoutFor(940, 515), 5)).toEqual(spotOf(layoutFor(940, 515), 5))
  expect(layoutFor(390, 366).scale * CARD_WIDTH).toBeGreaterThan(56)
})
