import { type SubTerraState, stackLeft, subTerra, type WritableState } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave, midGame } from '../../test-kit/sub-terra-table.ts'
import { chanceAhead, scheduleOf } from './schedule.ts'

const USUAL = 1
const START = midGame(1, 0)

/** The same with so many tiles and cards left; what lies face down is drawn as it comes, so any tiles will do. */
function later(tiles: number, cards: number): SubTerraState {
  const draft = subTerra.copy(START) as WritableState
  draft.stack.length = tiles - (stackLeft(START) - START.stack.length)
  draft.hazardsLeft = cards
  return draft
}

describe('when the exit will be found, by arithmetic', () => {
  test('S-4 it is among the last six, so two and a half tiles stay in the stack', () => {
    const [all, half] = [scheduleOf(later(65, 22)), scheduleOf(later(34, 22))]
    expect(all.rounds / half.rounds).toBeCloseTo((65 - 2.5) / (34 - 2.5), 5)
    expect(all.turns).toBe(22 - all.rounds)
  })

  test('who lies there draws nothing', () => {
    const awake = cave('  a b\n1 S-.\nmedic a1 ap2\nleader a1')
    const lying = cave('  a b\n1 S-.\nmedic a1 ap2\nleader a1 hp0')
    expect(scheduleOf(lying).rounds).toBeGreaterThan(scheduleOf(awake).rounds)
  })

  test('a way counts the more the sooner the exit may be found', () => {
    const lost = (state: SubTerraState) =>
      chanceAhead(state, 0, scheduleOf(state), 2, USUAL) - chanceAhead(state, 0, scheduleOf(state), 14, USUAL)
    expect(lost(later(6, 5))).toBeGreaterThan(2 * lost(later(40, 18)))
  })
})
