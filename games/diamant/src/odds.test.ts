import { describe, expect, test } from 'vitest'
import { cave } from '../test-kit/scene.ts'
import { diamant } from './game.ts'

const SCENE = `
  diamant expedition 2
  path: 17(1) snakes relic ram
  removed: ram
  earlier: 4 0 9 0
  seat 0: in hand 4 chest 4 open
  seat 1: in hand 4 chest 0 open
  seat 2: in hand 4 chest 9 open
  seat 3: in hand 4 chest 0 open
`
const odds = (viewer: number | 'spectator', scene = SCENE) => diamant.odds(cave(scene).view(viewer), viewer)

describe('odds', () => {
  test('the next card: 30 left, of these 2 snakes and 1 ram are deadly, 9 are new traps, 4 relics, 14 treasures', () => {
    const { cards, next } = odds(0)
    expect(cards).toBe(30)
    expect(next).toEqual({ deadly: 3 / 30, firstTrap: 9 / 30, relic: 4 / 30, treasure: 14 / 30 })
  })

  test('traps and relics are counted by where they are', () => {
    const { traps, relics, nextRelicWorth } = odds('spectator')
    expect(traps.ram).toEqual({ left: 1, seen: true, removed: 1 })
    expect(traps.lava).toEqual({ left: 3, seen: false, removed: 0 })
    expect(relics).toEqual({ left: 4, onPath: 1, out: 0, removed: 0 })
    expect(nextRelicWorth).toBe(5)
  })

  test('the expected share depends on who else stays', () => {
    const { share } = odds(0)
    const treasures = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15]
    expect(share).toHaveLength(4)
    share.forEach((value, others) => {
      const rubies = treasures.reduce((sum, treasure) => sum + Math.floor(treasure / (others + 1)), 0)
      expect(value).toBeCloseTo(rubies / 30, 12)
    })
  })

  test('leaving alone brings hand, path and relics; together only a share of the path', () => {
    expect(odds(0).own?.leave).toEqual([4 + 1 + 5, 4, 4, 4])
  })

  test('the next relics may cross to the higher worth', () => {
    const scene = `
      diamant expedition 2
      path: relic relic 4
      earlier: 10 0
      seat 0: in hand 2 chest 0 relics 5 5 open
      seat 1: in hand 2 chest 0 open
    `
    expect(odds(1, scene).own?.leave).toEqual([2 + 5 + 10, 2])
  })

  test('one card ahead: the hand survives unless the card is deadly', () => {
    const { own, share } = odds(0)
    own?.ahead.forEach((value, others) => {
      expect(value).toBeCloseTo((27 / 30) * 4 + share[others]!, 12)
    })
  })

  test('who is not in the cave has nothing to weigh', () => {
    expect(odds('spectator').own).toBeUndefined()
  })
})
