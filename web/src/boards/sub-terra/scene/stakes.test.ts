import { type SubTerraPosition, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { MIDDLE } from '../gallery/scenes.ts'
import type { Choice } from './choices.ts'
import { asksTwice, stakesOf } from './stakes.ts'

function read(position: SubTerraPosition): SubTerraState {
  const parsed = subTerra.decode(position)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

const VIEW = read(MIDDLE)
/** The Medic beside the rough tile; she has no experience. */
const MEDIC = read({
  ...MIDDLE,
  question: { type: 'turn', caver: 'medic' },
  turn: { caver: 'medic', points: 2, exerted: false, commandUsed: false },
})
const choice = (action: Choice['action'], path?: Choice['path']): Choice => ({
  action,
  at: [0, 0],
  ...(path && { path }),
})

test('C-11 rough ground: the odds of the one who goes there, and one heart', () => {
  expect(stakesOf(VIEW, choice({ type: 'move', side: 'N' })).perils).toMatchObject([
    { caver: 'leader', harm: 'rough', hearts: 1, falls: false },
  ])
  expect(stakesOf(VIEW, choice({ type: 'move', side: 'N' })).perils[0]!.chance).toBeCloseTo(1 / 3)
  expect(stakesOf(MEDIC, choice({ type: 'move', side: 'E' })).perils[0]!.chance).toBeCloseTo(1 / 2)
})

test('a run is weighed over its whole way, also where its first step makes itself', () => {
  const perils = stakesOf(VIEW, choice({ type: 'run' }, ['N', 'N', 'N'])).perils
  expect(perils).toMatchObject([{ caver: 'leader', harm: 'rough', hearts: 1 }])
  expect(stakesOf(VIEW, choice({ type: 'move', side: 'W' })).perils).toEqual([])
})

test('H-8 a horror on the way is certain, and takes all', () => {
  const hunted = read({ ...MIDDLE, horrors: [[2, 1]] })
  expect(stakesOf(hunted, choice({ type: 'move', side: 'W' })).perils).toMatchObject([
    { harm: 'horrorWalkedInto', chance: 1, hearts: 3, falls: true },
  ])
})

test('Z-4 entering gas that hangs in the cave costs what it says', () => {
  const cavers = MIDDLE.cavers.map(each => (each.name === 'leader' ? { ...each, at: [2, -1] as const } : each))
  expect(stakesOf(read({ ...MIDDLE, cavers }), choice({ type: 'move', side: 'N' })).perils).toMatchObject([
    { harm: 'gasEntered', chance: 1, hearts: 2, falls: false },
  ])
})

test('A-10 the check of the action itself is a chance of success, not a danger', () => {
  const { cost, success, perils } = stakesOf(VIEW, choice({ type: 'hide' }))
  expect(cost).toBe(2)
  expect(success).toBeCloseTo(2 / 3)
  expect(perils).toEqual([])
})

test('what costs two points, rolls, hurts or cannot be undone is done by a second press only', () => {
  const asks = (action: Choice['action'], path?: Choice['path']) => asksTwice(VIEW, choice(action, path))
  expect(asks({ type: 'hide' })).toBe(true)
  expect(asks({ type: 'run' }, ['W'])).toBe(true)
  expect(asks({ type: 'exert' })).toBe(true)
  expect(asks({ type: 'explore', side: 'S' })).toBe(true)
  expect(asks({ type: 'move', side: 'N' })).toBe(true)
  expect(asks({ type: 'move', side: 'W' })).toBe(false)
  expect(asks({ type: 'endTurn' })).toBe(true)
  const spent = read({ ...MIDDLE, turn: { ...MIDDLE.turn!, points: 0 } })
  expect(asksTwice(spent, choice({ type: 'endTurn' }))).toBe(false)
})
