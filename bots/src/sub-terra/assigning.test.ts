import { expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import { assignedSides, assignGaps } from './assigning.ts'
import { measureWays } from './company.ts'
import { weighFor, withWeights } from './weights.ts'

const START = 0
const BOTH = 0b101

/** Two gaps, both at the start: for each caver of the party those that are somebody else's. */
function othersGaps(cavers: string, assigned: number): number[] {
  const state = cave(`  a b c d\n1 .-S-.-.\n${cavers}`)
  return withWeights({ assigned }, () => {
    weighFor(state.setting)
    measureWays(state)
    assignGaps(state)
    return state.setting.party.map((_, caver) => assignedSides(state, caver, START))
  })
}

test('the nearest have a gap each and leave the other alone; who is farther leaves both, who lies there has none', () => {
  const [leader, medic, scout, bodyguard] = othersGaps('leader b1 ap2\nmedic d1\nscout b1\nbodyguard b1 hp0', 1)
  expect([leader! | scout!, leader! & scout!]).toEqual([BOTH, 0])
  expect([medic, bodyguard]).toEqual([BOTH, BOTH])
})

test('nobody is assigned anything where it counts for nothing', () => {
  expect(othersGaps('leader b1 ap2\nmedic d1\nscout b1\nbodyguard b1 hp0', 0.001)).toEqual([0, 0, 0, 0])
})
