import { expect, test } from 'vitest'
import { titlesCiting } from './titles.ts'

test('a test cites a rule by its title: no group does, nothing skipped, nothing it expects', () => {
  const source = `
    describe('A-1 a group', () => {
      test('A-2 by itself', () => expect(reason).toBe('A-3 notInRange'))
      test.each([1, 2])('A-4, A-5 %i times', n => expect(() => n).toThrow('A-6'))
      test.skip('A-7 not now', () => {})
    })
    describe.each(GAMES)('A-8 another group', () => test('no rule, as A-9 says', () => {}))
    test.each([
      [1, f(2)],
    ])(
      "A-10 in lines", () => /x/.test('A-11'))`
  expect(titlesCiting(source)).toEqual(['A-2 by itself', 'A-4, A-5 %i times', 'A-10 in lines'])
})
