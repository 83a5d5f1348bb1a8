import type { SubTerraEvent } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { MIDDLE } from '../gallery/scenes.ts'
import { fatesIn } from './results.ts'
import { figuresOf } from './run.ts'

const EVENTS: readonly SubTerraEvent[] = [
  { type: 'moved', caver: 'medic', from: [0, 0], to: [1, 0], by: 'move' },
  { type: 'hazardRevealed', card: { kind: 'tremor', twice: false }, left: 3 },
  { type: 'checked', caver: 'medic', reason: 'tremor', die: 2, bonus: 0, needed: 4, success: false },
  { type: 'checked', caver: 'leader', reason: 'tremor', die: 3, bonus: 1, needed: 4, success: true },
  { type: 'notChecked', caver: 'climber', reason: 'tremor', why: 'protector' },
  { type: 'hurt', caver: 'medic', harm: 'tremor', points: 1, health: 2, fell: false },
  { type: 'roundStarted', round: 2, startingCaver: 'medic' },
  { type: 'tilePlaced', tile: 1, kind: 'exit', at: [1, 1], open: 'N', caver: 'medic' },
  { type: 'hurt', caver: 'medic', harm: 'horrorMovedIn', points: 2, health: 0, fell: true },
]

test('the run in figures: health by round, cards, the exit, falls, luck and steps', () => {
  const figures = figuresOf(MIDDLE, EVENTS)
  expect(figures.most).toBe(17)
  expect(figures.rounds).toEqual([
    { round: 1, health: 16, fell: [], card: 'tremor' },
    { round: 2, health: 14, fell: ['medic'], exitFound: true },
  ])
  expect(figures.checks.made).toBe(2)
  expect(figures.checks.held).toBe(1)
  expect(figures.checks.expected).toBeCloseTo(3 / 6 + 4 / 6)
  expect(figures.steps.get('medic')).toBe(1)
  expect(figures.lost).toBe(3)
})

test('who is devoured loses all the health she had left, as the chart shows', () => {
  const figures = figuresOf(MIDDLE, [...EVENTS, { type: 'devoured', caver: 'leader' } as SubTerraEvent])
  expect(figures.most - figures.rounds.at(-1)!.health).toBe(figures.lost)
})

test('what a card meant for each: dice, losses, what saved her', () => {
  const fates = fatesIn(EVENTS.slice(2, 6))
  expect(fates.map(fate => [fate.caver, fate.dice.length, fate.lost, fate.shield])).toEqual([
    ['medic', 1, 1, undefined],
    ['leader', 1, 0, undefined],
    ['climber', 0, 0, 'protector'],
  ])
})
