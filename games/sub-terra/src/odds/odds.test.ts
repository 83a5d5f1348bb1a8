import { describe, expect, test } from 'vitest'
import { decodePosition } from '../json/decode.ts'
import { parsePosition } from '../notation/notation.ts'
import type { SubTerraState } from '../state/state.ts'
import { dangerOn, exitWithin, oddsOf } from './odds.ts'

function read(text: string): SubTerraState {
  const parsed = parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const decoded = decodePosition(parsed.value)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusal))
  return decoded.value
}
const START = '  a\n1 S\nleader\nmedic\nscout\nbodyguard'

describe('I-1 what is left can be worked out', () => {
  test('B-1 hazards: every card not seen is as likely as any other', () => {
    const { hazards } = oddsOf(read(`${START}\nseen gas gas×2 flood\noptions difficulty expert`))
    expect(hazards.plain).toEqual({ tremor: 3 / 17, flood: 2 / 17, gas: 2 / 17, caveIn: 3 / 17, horror: 3 / 17 })
    expect(hazards.severe).toEqual({ tremor: 1 / 17, flood: 1 / 17, gas: 0, caveIn: 1 / 17, horror: 1 / 17 })
    expect(hazards.outOfTime).toBe(0)
  })

  test('Z-10 with the deck used up it is out of time for certain', () => {
    const { hazards } = oddsOf(read(`${START}\nhazardsLeft 0`))
    expect(hazards.outOfTime).toBe(1)
    expect(Object.values({ ...hazards.plain, ...hazards.severe }).every(odds => odds === 0)).toBe(true)
  })

  test('B-2 the next tile, by kind', () => {
    const { tiles } = oddsOf(read(START))
    expect(tiles).toMatchObject({ plain: 16 / 64, water: 8 / 64, caveIn: 12 / 64, exit: 0, start: 0 })
    expect(Object.values(tiles).reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1)
  })

  test('V-3 a spare put back on top is known', () => {
    expect(oddsOf(read(`${START}\ntop gas`)).tiles).toMatchObject({ gas: 1, plain: 0 })
  })

  test('S-4 the exit is among the last six', () => {
    const all = oddsOf(read(START)).exitWithin
    expect(all).toHaveLength(65)
    expect(all.slice(58).map(odds => Math.round(odds * 6))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(all.slice(0, 59).every(odds => odds === 0)).toBe(true)
  })

  test('S-4 Spanish edition: among the last seven', () => {
    const state = read(`${START}\noptions edition es`)
    expect(exitWithin(state, 58)).toBe(0)
    expect(exitWithin(state, 59)).toBeCloseTo(1 / 7)
  })

  test('S-4 with four tiles left it is one in four, and gone once it lies in the cave', () => {
    const state = read(`${START}\ncoming tiles gas gas gas\ndiscarded rest`)
    expect(oddsOf(state).tiles).toMatchObject({ exit: 1 / 4, gas: 3 / 4 })
    expect(oddsOf(state).exitWithin).toEqual([0.25, 0.5, 0.75, 1])
    expect(oddsOf(read('  a b\n1 S-X\nmedic')).exitWithin.every(odds => odds === 0)).toBe(true)
  })

  test('T-4, V-8 checks: one in two, two in three for the conscious Leader', () => {
    expect(oddsOf(read(START)).checks).toEqual({ leader: 4 / 6, medic: 1 / 2, scout: 1 / 2, bodyguard: 1 / 2 })
    expect(oddsOf(read('  a\n1 S\nmedic\nleader hp0')).checks.leader).toBe(1 / 2)
  })
})

describe('H-2 what the horrors would do', () => {
  test('H-6 distance, victim, next tiles and the whole way', () => {
    const [plan] = oddsOf(
      read(`
        a b c
      1 S-.-.
        |   |
      2 .-.-.

      medic a1
      leader b1
      horror c2
    `),
    ).horrors
    expect(plan).toEqual({
      at: [2, 1],
      victim: 'leader',
      distance: 2,
      next: [[2, 0]],
      way: [[[2, 0]], [[1, 0]]],
    })
  })

  test('H-2 no victim within seven steps: it leaves; H-9 where one would come out', () => {
    const odds = oddsOf(read('  a b c\n1 h-S-h\nscout b1\nhorror c1'))
    expect(odds.horrors).toEqual([{ at: [1, 0], next: [], way: [] }])
    expect(odds.spawn).toEqual({ at: [] })
    expect(oddsOf(read('  a b c\n1 h-S-h\nmedic b1')).spawn).toEqual({
      at: [
        [-1, 0],
        [1, 0],
      ],
      victim: 'medic',
      distance: 1,
    })
  })
})

describe('what a tile would do to a caver who ends her turn there', () => {
  const cave = `
        a b c d e f
      1 S-w-r-g-c-X

      medic a1
      engineer a1
      diver a1
      bodyguard a1
      gas 2
      options difficulty expert
    `
  const danger = (caver: number, tile: number, more = '') => dangerOn(read(cave + more), caver, tile)

  test('Z-2 tremor: half a point, less for the experienced, nothing beside the Bodyguard', () => {
    expect(danger(0, 1).plain.tremor).toBe(0.5)
    expect(danger(0, 1).severe.tremor).toBe(1)
    expect(danger(0, 0).plain.tremor).toBe(0)
    expect(danger(3, 0).plain.tremor).toBe(0.5)
  })

  test('Z-3 flood and V-1 the amphibious', () => {
    expect(danger(0, 1).plain.flood).toBe(1)
    expect(danger(0, 1).severe.flood).toBe(2)
    expect(danger(2, 1).plain.flood).toBe(0)
    expect(danger(0, 2).plain.flood).toBe(0)
  })

  test('Z-4 gas, never more than there is to lose', () => {
    expect(danger(0, 3)).toMatchObject({ entering: 2, plain: { gas: 2 }, severe: { gas: 3 } })
    expect(danger(3, 3).severe.gas).toBe(4)
  })

  test('Z-5 cave-in: two faces of six; V-4 the vigilant lose 1', () => {
    expect(danger(0, 4).plain.caveIn).toBeCloseTo(3 * (1 / 3))
    expect(danger(0, 4).severe.caveIn).toBeCloseTo(3 * (1 - 4 / 9))
    expect(danger(1, 4).plain.caveIn).toBeCloseTo(1 / 3)
  })

  test('C-11 rough ground on entering, not where she stands', () => {
    expect(danger(0, 2).entering).toBe(0.5)
    expect(danger(0, 0).entering).toBe(0)
  })

  test('C-13 nothing on the exit', () => {
    const { entering, horrorPhase, expected, devoured } = danger(0, 5, '\nhazardsLeft 0')
    expect([entering, horrorPhase, expected, devoured]).toEqual([0, 0, 0, 0])
    expect(danger(0, 4, '\nhazardsLeft 0').devoured).toBe(0.5)
  })

  test('H-2 a horror one step away takes all in the horror phase, two steps away with a card', () => {
    const near = danger(0, 3, '\nhorror e1')
    expect([near.horrorPhase, near.expected]).toEqual([3, 3])
    const farther = danger(0, 2, '\nhorror e1')
    expect([farther.horrorPhase, farther.plain.horror]).toEqual([0, 3])
    expect(danger(0, 4, '\nhorror e1').entering).toBe(3)
  })

  test('the expected loss weighs the cards by what is left', () => {
    const { expected, plain, severe } = danger(0, 3)
    const byHand = (3 * (plain.tremor + plain.gas) + severe.tremor + severe.gas) / 20
    expect(expected).toBeCloseTo(byHand)
  })

  test('dangers are told for conscious cavers in the cave', () => {
    const state = read('  a b\n1 S-w\nmedic a1\nleader b1 hp0\ndiver submerged\nscout')
    expect(Object.keys(oddsOf(state).dangers)).toEqual(['medic', 'scout'])
  })
})
