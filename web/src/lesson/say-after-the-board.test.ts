import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hush, say, useSpoken } from '../hear/spoken.ts'
import { sayAfterTheBoard } from './say-after-the-board.ts'

const heard = () => useSpoken.getState().lines.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  hush()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what comes after the board waits for a board that is still on its way', () => {
  sayAfterTheBoard('Choose a card.')
  vi.runAllTimers()
  expect(heard()).toEqual([])
  say('Expedition 1 of 5.', 'Your choice.')
  vi.runAllTimers()
  expect(heard()).toEqual(['Expedition 1 of 5.', 'Your choice.', 'Choose a card.'])
})

test('it follows what the board says in the same moment, once', () => {
  say('Expedition 1 of 5.')
  sayAfterTheBoard('Snakes are only a warning.')
  say('Snakes, for the first time.')
  vi.runAllTimers()
  say('Your choice.')
  vi.runAllTimers()
  expect(heard()).toEqual([
    'Expedition 1 of 5.',
    'Snakes, for the first time.',
    'Snakes are only a warning.',
    'Your choice.',
  ])
})

test('what was called off is not said', () => {
  const callOff = sayAfterTheBoard('Too late.')
  callOff()
  say('Your choice.')
  vi.runAllTimers()
  expect(heard()).toEqual(['Your choice.'])
})
