import type { SubTerraEvent } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import type { Plan, Talk } from '../../board.ts'
import { hear, SILENCE } from '../../talk.ts'
import { MIDDLE } from '../gallery/scenes.ts'
import { mapOf } from './geometry.ts'
import { announcements, labelPlace, plansOf } from './plans.ts'

const CAVE = mapOf(MIDDLE.tiles)
const said = (plan: Plan, since = 10): Talk => hear(SILENCE, { type: 'intend', seat: 0, plan }, since)
const shown = (talk: Talk, events: SubTerraEvent[] = []) =>
  plansOf(
    talk,
    MIDDLE,
    CAVE,
    events.map((event, i) => ({ number: 11 + i, event })),
    'leader',
  )

test('a plan is drawn along the passages from where its caver stands, also into a gap', () => {
  const [plan] = shown(said({ type: 'explore', at: [3, 2], by: 'medic' }))
  expect(plan).toMatchObject({ by: 'medic', type: 'explore' })
  expect(plan!.way.map(String)).toEqual(['2,0', '3,0', '3,1', '3,2'])
})

test('a bot’s plan belongs to the caver who is acting', () => {
  expect(shown(said({ type: 'heal', at: [2, 1], caver: 'engineer' }))).toMatchObject([
    { by: 'leader', caver: 'engineer' },
  ])
})

test('it ends with the turn of its caver and with the round, not with the turn of others', () => {
  const talk = said({ type: 'meet', at: [0, 0], by: 'medic' })
  expect(shown(talk, [{ type: 'turnEnded', caver: 'leader' }])).toHaveLength(1)
  expect(shown(talk, [{ type: 'turnEnded', caver: 'medic' }])).toEqual([])
  expect(shown(talk, [{ type: 'roundStarted', round: 8, startingCaver: 'medic' }])).toEqual([])
})

test('who has arrived no longer goes there', () => {
  expect(shown(said({ type: 'go', at: [2, 0], by: 'medic' }))).toEqual([])
})

test('nonsense from another device is not drawn', () => {
  for (const plan of [
    { type: 'dance', at: [0, 0] },
    { type: 'go', at: 'nowhere' },
    { type: 'go', at: [900, 900] },
    { type: 'go', at: [0, 0], by: 'nobody' },
  ])
    expect(shown(said(plan))).toEqual([])
})

test('at a cell one may say what makes sense there', () => {
  const types = (by: 'medic' | 'leader', at: readonly [number, number]) =>
    announcements(MIDDLE, CAVE, by, at).map(({ type, caver }) => (caver ? `${type} ${caver}` : type))
  expect(types('leader', [3, 2])).toEqual(['explore'])
  expect(types('leader', [2, 1])).toEqual(['go', 'heal engineer', 'meet'])
  expect(types('leader', [3, 1])).toEqual(['stay', 'meet', 'hide'])
  expect(types('leader', [-1, 0])).toEqual(['go', 'clear', 'meet'])
})

test('a plan that has been carried out fades', () => {
  expect(shown(said({ type: 'explore', at: [2, 1], by: 'medic' }))).toEqual([])
  expect(shown(said({ type: 'clear', at: [2, 0], by: 'medic' }))).toEqual([])
  const heal = said({ type: 'heal', at: [2, 1], by: 'medic', caver: 'engineer' })
  expect(shown(heal)).toHaveLength(1)
  expect(shown(heal, [{ type: 'healed', caver: 'engineer', by: 'medic', health: 1, revived: true }])).toEqual([])
})

test('whoever goes the other way has changed her mind; whoever comes nearer has not', () => {
  const talk = said({ type: 'go', at: [0, 0], by: 'medic' })
  expect(shown(talk, [{ type: 'moved', caver: 'medic', from: [3, 0], to: [2, 0], by: 'move' }])).toHaveLength(1)
  expect(shown(talk, [{ type: 'moved', caver: 'medic', from: [1, 0], to: [2, 0], by: 'move' }])).toEqual([])
  expect(shown(talk, [{ type: 'moved', caver: 'leader', from: [1, 0], to: [2, 0], by: 'move' }])).toHaveLength(1)
})

test('who comes later sees a plan as old as it is', () => {
  const over = [{ type: 'turnEnded', caver: 'medic' }] as const
  const events = over.map((event, i) => ({ number: 5 + i, event }))
  const heard = said({ type: 'meet', at: [0, 0], by: 'medic', after: 4 })
  expect(plansOf(heard, MIDDLE, CAVE, events, 'leader')).toEqual([])
  expect(plansOf(said({ type: 'meet', at: [0, 0], by: 'medic' }), MIDDLE, CAVE, events, 'leader')).toHaveLength(1)
})

test('the words of a plan lie neither on whoever acts nor on a drawn tile', () => {
  expect(labelPlace([3, 1], [])).toBe('on')
  expect(labelPlace([3, 1], [[3, 1]])).toBe('above')
  expect(labelPlace([2, 1], [[3, 1]])).toBe('above')
  expect(labelPlace([2, 1], [[3, 1]], [[2, 0]])).toBe('below')
  expect(
    labelPlace(
      [2, 1],
      [[3, 1]],
      [
        [2, 0],
        [2, 2],
      ],
    ),
  ).toBe('above')
  expect(
    labelPlace(
      [3, 2],
      [
        [3, 1],
        [3, 2],
      ],
    ),
  ).toBe('below')
})
