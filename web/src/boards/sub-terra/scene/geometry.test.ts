import type { PlacedTile } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { MIDDLE } from '../gallery/scenes.ts'
import { gapsOf, halfConnections, inTurnOrder, isConnected, mapOf, stepsFrom } from './geometry.ts'
import { lightOf, strengthOf } from './light.ts'

const tile = (id: number, x: number, y: number, open: string, more: Partial<PlacedTile> = {}): PlacedTile => ({
  id,
  kind: 'plain',
  at: [x, y],
  open,
  ...more,
})

describe('connections', () => {
  test('C-1 both facing sides must be open, or an explosives token lies between', () => {
    const cave = mapOf([tile(0, 0, 0, 'E'), tile(2, 1, 0, 'W'), tile(3, 0, 1, 'S', { blasted: 'N' })])
    expect(isConnected(cave, [0, 0], 'E')).toBe(true)
    expect(isConnected(cave, [0, 0], 'S')).toBe(true)
    expect(isConnected(cave, [0, 1], 'N')).toBe(true)
    expect(isConnected(cave, [0, 0], 'N')).toBe(false)
  })

  test('C-2 a half connection is named by the tile whose rock it is', () => {
    const cave = mapOf([tile(0, 0, 0, 'E'), tile(2, 1, 0, 'N')])
    expect(isConnected(cave, [0, 0], 'E')).toBe(false)
    expect(halfConnections(cave)).toEqual([{ cell: [1, 0], side: 'W' }])
  })

  test('gaps are empty cells that an open side faces, each once', () => {
    const cave = mapOf([tile(0, 0, 0, 'ES'), tile(2, 1, 0, 'WS'), tile(3, 0, 1, 'NE')])
    expect(gapsOf(cave)).toEqual([{ cell: [1, 1], from: ['N', 'W'] }])
  })

  test('H-3 steps count over connections only', () => {
    const steps = stepsFrom(mapOf(MIDDLE.tiles), [[0, 2]])
    expect(steps.get('0,0')).toBe(2)
    expect(steps.get('2,0')).toBe(4)
  })
})

describe('light', () => {
  test('goes along passages, not through rock, and not where nobody is awake', () => {
    const light = lightOf(MIDDLE)
    expect(light.get('3,1')).toBe(1)
    expect(light.get('3,0')).toBeGreaterThan(light.get('4,0')!)
    // (−1, 1) is near the start but reached only through rubble three steps off
    expect(light.get('-1,1')).toBeUndefined()
  })

  test('burns lower as the hazard deck runs out', () => {
    const deck = (hazardsLeft: number, outOfTime = false) => ({
      hazardsLeft,
      hazardsSeen: MIDDLE.hazardsSeen,
      outOfTime,
    })
    expect(strengthOf(deck(11))).toBeGreaterThan(strengthOf(deck(2)))
    expect(strengthOf(deck(0))).toBeGreaterThan(strengthOf(deck(0, true)))
  })
})

test('the team stands in turn order, from the starting caver on', () => {
  expect(inTurnOrder({ ...MIDDLE, startingCaver: 'leader' }).map(caver => caver.name)).toEqual([
    'leader',
    'engineer',
    'climber',
    'medic',
    'bodyguard',
  ])
})
