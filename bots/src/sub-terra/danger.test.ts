import { NONE, tileAt } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import { measureWays } from './company.ts'
import { type HazardChances, hazardLoss, shelterGain } from './danger.ts'

const SHAKES: HazardChances = { tremor: 1, flood: 0, gas: 0, caveIn: 0, horror: 0 }
const SPAWNS: HazardChances = { ...SHAKES, tremor: 0, horror: 1 }

/** What the Medic on a1 stands to lose, with the Bodyguard where the picture has him; the turn is hers or the Scout's. */
function loss(bodyguard: string, acting = 'medic', chances = SHAKES): number {
  const turn = (name: string) => (name === acting ? ' ap2' : '')
  const state = cave(
    `  a b c d e f\n1 S-.-.-.-.-.\nmedic a1 starting${turn('medic')}\nbodyguard ${bodyguard}1\nscout f1${turn('scout')}`,
  )
  measureWays(state)
  const at = state.cavers.at[0]!
  expect(at).not.toBe(NONE)
  expect(tileAt(state.cave, state.cave.cell[at]!)).toBe(at)
  return hazardLoss(state, 0, at, chances)
}

describe('V-7 a Bodyguard', () => {
  test('who has had his turn covers those on his tile and nobody else', () => {
    expect(loss('a', 'scout')).toBe(0)
    expect(loss('b', 'scout')).toBeGreaterThan(0)
    expect(loss('b', 'scout')).toBe(loss('f', 'scout'))
  })

  test('whose turn is to come is reckoned with where he can still come', () => {
    expect(loss('b')).toBeGreaterThan(0)
    expect(loss('b')).toBeLessThan(loss('f'))
    expect(loss('a')).toBeLessThan(loss('b'))
  })

  test('covers nobody from horrors', () => {
    expect(loss('a', 'scout', SPAWNS)).toBe(loss('f', 'scout', SPAWNS))
  })

  test('stands rather with others than alone, where the cave shakes', () => {
    const state = cave('  a b c\n1 S-.-.\nmedic a1 starting\nscout a1\nbodyguard b1 ap2')
    measureWays(state)
    const gain = (column: number) => shelterGain(state, 2, column, SHAKES)
    expect(gain(0)).toBeGreaterThan(0)
    expect(gain(1)).toBe(0)
  })
})
