import { readdirSync, readFileSync } from 'node:fs'
import type { Puzzle } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { puzzleId } from './puzzle-id.ts'

const FOLDER = new URL('../../web/public/puzzles/', import.meta.url)
/** A game need not have puzzles. */
const GAMES = readdirSync(FOLDER).map(file => file.replace('.json', ''))
const read = (id: string): readonly Puzzle[] => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8'))

describe.each(GAMES)('the puzzles of %s', game => {
  test('are known by what they are: position and solution, and nothing else', () => {
    const puzzles = read(game)
    expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map(puzzle => puzzleId(game, puzzle)))
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
  })
})

test('another solution is another puzzle; another worth is not', () => {
  const puzzle = { seat: 0, position: 'p', actions: [['a', 0.5]] } as const
  const id = puzzleId('toy', puzzle)
  expect(puzzleId('toy', { ...puzzle, actions: [['a', 0.6]] })).toBe(id)
  expect(puzzleId('toy', { ...puzzle, actions: [['b', 0.5]] })).not.toBe(id)
  expect(puzzleId('other', puzzle)).not.toBe(id)
})
