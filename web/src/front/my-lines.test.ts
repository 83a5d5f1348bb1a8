import { expect, test } from 'vitest'
import { resultOf } from './my-lines.ts'

const ended = (places: readonly number[], scores?: readonly number[]) =>
  resultOf({ you: 0, outcome: { places: [...places], ...(scores && { scores: [...scores] }) } as never })

test('whoever was alone won or lost; she has no place among others', () => {
  expect([ended([1]), ended([2])]).toEqual([{ key: 'won' }, { key: 'lost' }])
})

test('a team wins or loses together, others have places', () => {
  expect([ended([1, 1]), ended([2, 2])]).toEqual([{ key: 'wonTogether' }, { key: 'lostTogether' }])
  expect([ended([1, 2], [9, 3]), ended([2, 1], [3, 9])]).toEqual([{ key: 'won' }, { key: 'place', place: 2 }])
})
