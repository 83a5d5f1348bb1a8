import { readFileSync } from 'node:fs'
import { LIST } from '@grotto/catalog/list'
import type { Puzzle } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { puzzleId } from './puzzle-id.ts'

const read = (id: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../web/public/puzzles/${id}.json`, import.meta.url), 'utf8'))

describe.each(LIST.map(({ id }) => id))('the puzzles of %s', game => {
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
