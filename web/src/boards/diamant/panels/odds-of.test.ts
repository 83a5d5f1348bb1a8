import { expect, test } from 'vitest'
import { randomGame } from '../telling/random-games.ts'
import { balanceOf, leaveFigures, oddsOf } from './odds-of.ts'

test('there are odds at every decision, and none when the game is over', () => {
  const steps = randomGame(4, 5)
  for (const { position } of steps) {
    const odds = oddsOf(position, 'spectator')
    if (position.over) expect(odds).toBeUndefined()
    else expect(odds!.next.deadly + odds!.next.firstTrap + odds!.next.relic + odds!.next.treasure).toBeCloseTo(1)
  }
})

test('few companions are named one by one, many as a range, alone always last', () => {
  const odds = { own: { leave: [31, 15, 13, 12, 12], ahead: [9, 8, 7, 6.5, 6] } } as never
  expect(leaveFigures(balanceOf(odds, 3)!).map(({ brings }) => brings)).toEqual(['13', '15', '31'])
  expect(leaveFigures(balanceOf(odds, 5)!).map(({ brings }) => brings)).toEqual(['12–15', '31'])
  expect(balanceOf(odds, 3)!.ahead).toEqual([7, 9])
})
