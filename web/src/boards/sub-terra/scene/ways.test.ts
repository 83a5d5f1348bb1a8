import { drawSecrets, Play, streams, undoPrice, undoTarget } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraPosition, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { MIDDLE, PLACING } from '../gallery/scenes.ts'
import { positionOf } from '../telling/position.ts'
import { choicesAt, choicesOf, withoutBareRuns } from './choices.ts'
import { mapOf } from './geometry.ts'
import { hintedChoice } from './hinted.ts'
import { rotated, rotations } from './labels.ts'
import { movesOf } from './rules.ts'
import { cellsOf, nextOn, runChoices, waysWithin } from './ways.ts'

const MOVES = { run: 3, sprint: 2 } as const

function read(position: SubTerraPosition): SubTerraState {
  const parsed = subTerra.decode(position)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

/** Everything the leader of the middle scene may do, as the rules list it. */
const legalIn = (position: SubTerraPosition): SubTerraAction[] => subTerra.legal(read(position), 0)

test('a run reaches what Moves reach, by the shortest way', () => {
  const ways = waysWithin([3, 1], 3, movesOf(read(MIDDLE), 'leader'))
  expect(ways.get('3,0')?.path).toEqual(['N'])
  expect(ways.get('1,0')?.path).toHaveLength(3)
  expect(cellsOf([3, 1], ways.get('2,0')!.path).at(-1)).toEqual([2, 0])
})

test('A-11 a run does not lead onto flooded tiles or rubble', () => {
  const ways = waysWithin([3, 1], 3, movesOf(read(MIDDLE), 'leader'))
  expect(ways.has('2,2')).toBe(false)
  expect(ways.has('4,-1')).toBe(false)
})

test('every legal action has a place on the board, a run one for each goal', () => {
  const legal = legalIn(MIDDLE)
  const choices = [...choicesOf(MIDDLE, legal), ...runChoices(legal, [3, 1], MOVES, movesOf(read(MIDDLE), 'leader'))]
  for (const action of legal) expect(choices.some(choice => choice.action === action)).toBe(true)
  const south = choicesAt(choices, [3, 2]).map(({ action }) => action.type)
  expect(south.sort()).toEqual(['explore', 'reveal'])
  const rough = withoutBareRuns(choicesAt(choices, [3, 0])).map(({ action }) => action.type)
  expect(rough.sort()).toEqual(['move', 'run'])
})

test('what a panel asks is not pointed at', () => {
  const legal = legalIn(PLACING)
  expect(legal.every(action => action.type === 'place')).toBe(true)
  expect(choicesOf(PLACING, legal)).toEqual([])
})

test('a tile turns clockwise, and turns that look alike are one', () => {
  expect(rotated('NE', 1)).toBe('ES')
  expect(rotations('NES')).toEqual(['NES', 'ESW', 'NSW', 'NEW'])
  expect(rotations('NS')).toEqual(['NS', 'EW'])
  expect(rotations('NESW')).toEqual(['NESW'])
})

test('T-8 a way is walked to its end, also where its first step makes itself', () => {
  const way = { from: [0, 0], path: ['E', 'E', 'N'] } as const
  expect(nextOn(way, [0, 0])).toBe('E')
  expect(nextOn(way, [1, 0])).toBe('E')
  expect(nextOn(way, [2, 0])).toBe('N')
  expect(nextOn(way, [2, -1])).toBe('end')
  expect(nextOn(way, [0, 1])).toBeUndefined()
})

/** The Leader alone in a passage: her first step makes itself. */
const DEAD_END: SubTerraPosition = {
  ...MIDDLE,
  cavers: MIDDLE.cavers.map(each => (each.name === 'leader' ? { ...each, at: [4, 0] } : each)),
}

test('A-4 a run of three that begins with a forced step arrives where it was shown', () => {
  const state = read(DEAD_END)
  const way = waysWithin([4, 0], 3, movesOf(state, 'leader')).get('1,0')!
  const die = () => 5
  subTerra.advance(state, 0, { type: 'run' }, die)
  for (;;) {
    const at = positionOf(subTerra.view(subTerra.copy(state), 0)).cavers.find(({ name }) => name === 'leader')!.at!
    const on = state.question.type === 'step' ? nextOn({ from: [4, 0], path: way.path }, at) : undefined
    if (on === undefined || on === 'end') return expect(at).toEqual([1, 0])
    subTerra.advance(state, 0, { type: 'step', side: on }, die)
  }
})

test('taking back a run takes back the whole run', () => {
  const position = { ...MIDDLE, cavers: MIDDLE.cavers.map(each => ({ ...each, health: Math.max(1, each.health) })) }
  const options = subTerra.parseOptions(position.options)
  if (!options.ok) throw new Error(options.refusal.reason)
  const source = streams(
    drawSecrets(subTerra.seals(options.value), bytes => new Uint8Array(bytes)),
    [],
  )
  const play = Play.start(subTerra, options.value, source, 0, position as never)
  for (const action of [{ type: 'run' }, { type: 'step', side: 'W' }, { type: 'step', side: 'N' }] as const)
    expect(play.act(0, action, 1)).not.toHaveProperty('refusal')
  const to = undoTarget(play, 0)
  expect(to).toBe(play.standing[0])
  expect(undoPrice(play, 0, to!)).toBe('free')
})

test('a hint to run means the tile its plan leads to, as far as it reaches', () => {
  const legal = legalIn(MIDDLE)
  const choices = [...choicesOf(MIDDLE, legal), ...runChoices(legal, [3, 1], MOVES, movesOf(read(MIDDLE), 'leader'))]
  const board = { scene: MIDDLE, cave: mapOf(MIDDLE.tiles), choices, hint: { type: 'run' } }
  const led = hintedChoice({ ...board, hintedPlan: { type: 'stay', at: [1, 0] } })
  expect([led?.at, led?.path?.length]).toEqual([[1, 0], 3])
  expect(hintedChoice(board)?.path).toBeUndefined()
})
