import { expect, test } from 'vitest'
import { inParallel } from './pool.ts'

const SQUARES = new URL('../../fixtures/chores/squares.ts', import.meta.url)
const NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6]

test.each([1, 2, 3])('results come in the order of the tasks with %i cores', async cores => {
  const seen: number[] = []
  const squares = await inParallel<number, number>(SQUARES, NUMBERS, { cores, onDone: index => seen.push(index) })
  expect(squares).toEqual([9, 1, 16, 1, 25, 81, 4, 36])
  expect(seen.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test.each([1, 2])('an error in a task comes out with %i cores', async cores => {
  await expect(inParallel<number, number>(SQUARES, [1, -1, 2], { cores })).rejects.toThrow('no root of -1')
})
