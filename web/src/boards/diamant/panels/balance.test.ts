import { expect, test } from 'vitest'
import { balanceOf, leaveFigures } from './balance.ts'

test('few companions are named one by one, many as a range, alone always last', () => {
  const odds = { own: { leave: [31, 15, 13, 12, 12], ahead: [9, 8, 7, 6.5, 6] } } as never
  expect(leaveFigures(balanceOf(odds, 3)!).map(({ brings }) => brings)).toEqual(['13', '15', '31'])
  expect(leaveFigures(balanceOf(odds, 5)!).map(({ brings }) => brings)).toEqual(['12–15', '31'])
  expect(balanceOf(odds, 3)!.ahead).toEqual([7, 9])
})
