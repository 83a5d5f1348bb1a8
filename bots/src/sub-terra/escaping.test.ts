import { describe, expect, test } from 'vitest'
import { escapeChance } from './escaping.ts'

const COIN = 1 / 2
/** Nobody and nothing hurts her on the way. */
const out = (way: number, turns: number, health = 3): number => escapeChance(way, turns, health, COIN, 0)

describe('the chance to get out, without the board', () => {
  test('what one turn reaches is sure, by exertion too, which costs nothing on the exit', () => {
    expect([out(0, 0), out(2, 0), out(3, 0, 1)]).toEqual([1, 1, 1])
  })

  test('Z-10 each round too late is a check', () => {
    expect([out(3.5, 0), out(6.5, 0), out(9.5, 0)]).toEqual([COIN, COIN ** 2, COIN ** 3])
  })

  test('T-3 exertion makes up for time as long as there is health to spend', () => {
    expect(out(9, 2)).toBe(1)
    expect(out(6, 2, 1)).toBe(1)
    expect(out(9, 2, 1)).toBeLessThan(0.8)
  })

  test('A-5 with time she heals first: with one point left a long way is as sure as it gets', () => {
    expect(out(8, 5, 1)).toBe(1)
  })

  test('is the less the longer the way, the fewer the turns, the worse her health and the greater the danger', () => {
    const chance = (way: number, turns: number, health: number, threat = 1) =>
      escapeChance(way, turns, health, COIN, threat)
    expect(chance(8, 3, 2)).toBeLessThan(chance(6, 3, 2))
    expect(chance(8, 3, 2)).toBeLessThan(chance(8, 4, 2))
    expect(chance(8, 3, 2)).toBeLessThan(chance(8, 3, 3))
    expect(chance(8, 3, 2)).toBeLessThan(chance(8, 3, 2, 0.4))
    expect(escapeChance(8, 3, 2, COIN, 1)).toBeLessThan(escapeChance(8, 3, 2, 1 / 3, 1))
  })
})
