import { type SubTerraAction, type SubTerraPosition, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { MIDDLE, PLACING } from '../gallery/scenes.ts'
import { choicesAt, choicesOf, withoutBareRuns } from './choices.ts'
import { rotated, rotations } from './labels.ts'
import { movesOf } from './rules.ts'
import { cellsOf, runChoices, waysWithin } from './ways.ts'

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
