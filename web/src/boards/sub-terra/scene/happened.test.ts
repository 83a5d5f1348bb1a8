import type { SubTerraEvent } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { MIDDLE } from '../gallery/scenes.ts'
import { happenedTo, lastTurnEnd, withoutPoints } from './happened.ts'

const SCENE = { ...MIDDLE, cavers: MIDDLE.cavers.map((each, i) => ({ ...each, seat: i % 2 })) }
/** Seat 1 runs the Medic and the Leader. */
const MINE = 1
const logged = (...events: SubTerraEvent[]) => events.map((event, number) => ({ number, event }))
const types = (events: readonly SubTerraEvent[]) => events.map(({ type }) => type)

const ROPE: SubTerraEvent = { type: 'acted', caver: 'leader', action: { type: 'placeRope' }, cost: 2 }
const SLIPPED: SubTerraEvent = {
  type: 'checked',
  caver: 'leader',
  reason: 'placeRope',
  die: 1,
  bonus: 1,
  needed: 4,
  success: false,
}
const BOT: SubTerraEvent = { type: 'acted', caver: 'climber', action: { type: 'hide' }, cost: 2 }
const TREMOR: SubTerraEvent = {
  type: 'hurt',
  caver: 'medic',
  harm: 'tremor',
  points: 1,
  health: 1,
  fell: false,
}

test('what my act brought stays until I act again', () => {
  expect(types(happenedTo(MINE, SCENE, logged(ROPE, SLIPPED)))).toEqual(['checked'])
  const next: SubTerraEvent = { type: 'acted', caver: 'leader', action: { type: 'move', side: 'N' }, cost: 1 }
  expect(happenedTo(MINE, SCENE, logged(ROPE, SLIPPED, next))).toEqual([])
})

test('what befell my cavers while others acted is told too, what befell others is not', () => {
  const others: SubTerraEvent = { ...SLIPPED, caver: 'climber' } as SubTerraEvent
  expect(happenedTo(MINE, SCENE, logged(ROPE, SLIPPED, BOT, others, TREMOR))).toEqual([SLIPPED, TREMOR])
})

test('whom I healed is told, whom others healed is not', () => {
  const heal: SubTerraEvent = { type: 'acted', caver: 'medic', action: { type: 'heal', caver: 'climber' }, cost: 2 }
  const healed: SubTerraEvent = { type: 'healed', caver: 'climber', by: 'medic', health: 3, revived: false }
  expect(happenedTo(MINE, SCENE, logged(heal, healed))).toEqual([healed])
  expect(happenedTo(MINE, SCENE, logged(heal, BOT, { ...healed, by: 'climber' }))).toEqual([])
})

test('a tile that came to nothing is told to whoever drew it', () => {
  const discarded: SubTerraEvent = { type: 'tileDiscarded', tile: 5, kind: 'gas', why: 'guide' }
  expect(happenedTo(MINE, SCENE, logged(ROPE, discarded, BOT))).toEqual([discarded])
  expect(happenedTo(MINE, SCENE, logged(ROPE, BOT, discarded))).toEqual([])
})

test('who has no points left hears what she can still do', () => {
  const spent = (exerted: boolean) => ({ ...SCENE, turn: { ...MIDDLE.turn!, points: 0, exerted } })
  expect(withoutPoints(SCENE)).toBeUndefined()
  expect(withoutPoints(spent(false))).toBe('exert')
  expect(withoutPoints(spent(true))).toBe('none')
})

test('what others did since my last turn can be told again until I act', () => {
  const end: SubTerraEvent = { type: 'turnEnded', caver: 'leader' }
  expect(lastTurnEnd(MINE, SCENE, logged(ROPE, end))).toBeUndefined()
  expect(lastTurnEnd(MINE, SCENE, logged(ROPE, end, BOT))).toBe(1)
  expect(lastTurnEnd(MINE, SCENE, logged(ROPE, end, BOT, ROPE))).toBeUndefined()
})

test('before my first turn all that others did can be told again', () => {
  expect(lastTurnEnd(MINE, SCENE, logged(BOT))).toBe(-1)
  expect(lastTurnEnd(MINE, SCENE, logged({ type: 'roundStarted', round: 1, startingCaver: 'climber' }, BOT))).toBe(0)
  expect(lastTurnEnd(MINE, SCENE, [])).toBeUndefined()
  expect(lastTurnEnd(MINE, SCENE, logged(BOT, ROPE))).toBeUndefined()
})
