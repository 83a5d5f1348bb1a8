import { fastChance } from '@grotto/kernel'
import { HAZARD_POOLS, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { midGame, partyOf } from '../../test-kit/sub-terra-table.ts'
import { gatheringShare, leisure } from './gathering.ts'
import { lookAround } from './situation.ts'
import { OWN, WEIGHTS, withWeights } from './weights.ts'

const FOUR = ['leader', 'medic', 'scout', 'bodyguard']
const only = (kind: string): SubTerraState =>
  subTerra.setup(partyOf(FOUR, { hazards: HAZARD_POOLS.normal.map(() => ({ kind })) }), fastChance(1))
const inForce = (state: SubTerraState) => {
  lookAround(state)
  return WEIGHTS
}

describe('the weights in force', () => {
  test('are those of the deck that is played, whatever was played before', () => {
    const printed = midGame(1, 0)
    expect(inForce(printed)).toBe(OWN)
    expect(inForce(only('flood'))).not.toBe(OWN)
    expect(inForce(only('tremor'))).toBe(inForce(only('horror')))
    expect(inForce(only('gas'))).toBe(inForce(only('flood')))
    expect(inForce(only('gas')).assigned).toBeGreaterThan(inForce(only('tremor')).assigned)
    expect(inForce(printed)).toBe(OWN)
  })

  test('are others while they are tried, for every deck, and only then', () => {
    const tried = withWeights({ gather: 7 }, () => [inForce(midGame(1, 0)), inForce(only('gas'))])
    for (const weights of tried) expect(weights).toEqual({ ...OWN, gather: 7 })
    expect(inForce(midGame(1, 0))).toBe(OWN)
    expect(() => withWeights({ courage: 1 }, () => 0)).toThrow('courage')
  })

  test('are all above 0, since they are searched in log space', () => {
    for (const weights of [OWN, inForce(only('flood'))]) expect(Math.min(...Object.values(weights))).toBeGreaterThan(0)
  })
})

test('S-4 who is ahead of time gathers earlier, and more', () => {
  expect(leisure(0.6)).toBeGreaterThan(leisure(1))
  expect(leisure(2)).toBeLessThan(1)
  const start = midGame(2, 0)
  const late = { ...start, stack: start.stack.slice(0, 14) }
  expect(gatheringShare(late, 0.6)).toBeGreaterThan(gatheringShare(late, 1.2))
})
