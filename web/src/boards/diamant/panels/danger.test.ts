import { expect, test } from 'vitest'
import { dangerOf } from './danger.ts'

test('D-23 danger has a word, from none at all to deadly', () => {
  expect([0, 0.05, 0.1, 0.15, 0.3, 0.5].map(dangerOf)).toEqual(['none', 'slight', 'slight', 'some', 'great', 'deadly'])
})
