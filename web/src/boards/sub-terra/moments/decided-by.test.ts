import type { CaverName, SubTerraEvent } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { decidedBy } from './decided-by.ts'

const round = (round: number): SubTerraEvent => ({ type: 'roundStarted', round, startingCaver: 'medic' })
const falls = (caver: CaverName): SubTerraEvent => ({
  type: 'hurt',
  caver,
  harm: 'tremor',
  points: 1,
  health: 0,
  fell: true,
})
const fails = (caver: CaverName): SubTerraEvent => ({
  type: 'checked',
  caver,
  reason: 'tremor',
  die: 2,
  bonus: 0,
  needed: 4,
  success: false,
})
const tremor: SubTerraEvent = { type: 'hazardRevealed', card: { kind: 'tremor', twice: false }, left: 3 }
const healed: SubTerraEvent = { type: 'healed', caver: 'medic', health: 1, by: 'leader' } as SubTerraEvent

test('E-2 everybody out: no loss decided it', () => {
  expect(decidedBy([round(2), falls('medic'), healed], [])).toBeUndefined()
})

test('E-2 one left: the last time she fell, with the roll that could have saved her', () => {
  const log = [round(2), falls('medic'), healed, round(5), tremor, fails('medic'), falls('medic')]
  expect(decidedBy(log, ['medic'])).toEqual({ caver: 'medic', round: 5, how: 'fell', harm: 'tremor', chance: 0.5 })
})

test('E-2 a defeat is decided by the third who is lost, however many follow', () => {
  const log = [
    ...[round(3), falls('scout'), round(4), falls('diver'), round(6), falls('leader'), round(7), falls('medic')],
    { type: 'devoured', caver: 'scout' } as SubTerraEvent,
  ]
  const decided = decidedBy(log, ['scout', 'diver', 'leader', 'medic'])
  expect([decided?.caver, decided?.round]).toEqual(['medic', 7])
})

test('E-2 who is devoured where she fell was lost when she fell; who dived and never came up was lost there', () => {
  const devoured = { type: 'devoured', caver: 'scout' } as SubTerraEvent
  expect(decidedBy([round(3), falls('scout'), devoured], ['scout'])).toMatchObject({ round: 3, how: 'fell' })
  const dived = { type: 'dived', caver: 'diver', from: [0, 0] } as unknown as SubTerraEvent
  expect(decidedBy([round(8), dived], ['diver'])).toMatchObject({ round: 8, how: 'submerged' })
})
