import { labelledChance } from '@grotto/kernel'
import { type SubTerraState, subTerra, type WritableState } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave, midGame } from '../../test-kit/sub-terra-table.ts'
import { byThumb } from './careful.ts'
import { playOn } from './playing-on.ts'
import { yardstick } from './worth.ts'

/** Early in games: somebody is asked during the action phase, and nobody lies on the ground. */
const positions = Array.from({ length: 24 }, (_, seed) => midGame(seed, 4 + seed)).filter(
  ({ phase, cavers }) => phase === 'action' && cavers.health.every(health => health > 1),
)

/** How many hazard cards are drawn while a position is played on, and what it is worth then. */
function playedOn(
  state: SubTerraState,
  roundsAhead: number,
  action = byThumb(state).action,
): { cards: number; worth: number } {
  const luck = labelledChance('playing on')
  let cards = 0
  const chance: typeof luck = (label, n) => {
    if (label === 'cave:hazards') cards++
    return luck(label, n)
  }
  const worth = playOn(state, action, chance, yardstick(state), roundsAhead)
  return { cards, worth }
}

describe('playing on by rules of thumb', () => {
  test('to the end of the round no card is drawn', () => {
    expect(positions.length).toBeGreaterThan(5)
    for (const state of positions) expect(playedOn(state, 0).cards).toBe(0)
  })

  test('to the end of the next round one card is drawn between the two, and none after', () => {
    for (const state of positions) expect(playedOn(state, 1).cards).toBe(1)
  })

  test('T-5 nor where the last of the round lies there and has no turn', () => {
    const fallen = positions.flatMap(state => {
      const last = (state.starting + state.setting.party.length - 1) % state.setting.party.length
      const draft = subTerra.copy(state) as WritableState
      draft.cavers.health[last] = 0
      return state.turn === last ? [] : [draft]
    })
    expect(fallen.length).toBeGreaterThan(3)
    for (const state of fallen) expect(playedOn(state, 0).cards).toBe(0)
  })

  test('T-5 nor where the last of the round falls in her own turn', () => {
    const draft = cave('  a b c\n1 S-.-h\nclimber b1 ap2\nmedic a1\nleader a1\nhorror c1') as WritableState
    draft.starting = (draft.turn + 1) % draft.setting.party.length
    expect(playedOn(draft, 0, { type: 'move', side: 'E' }).cards).toBe(0)
  })

  test('leaves the position as it was, and the same luck leads to the same worth', () => {
    for (const state of positions) {
      const before = JSON.stringify(subTerra.encode(state))
      expect(playedOn(state, 1)).toEqual(playedOn(state, 1))
      expect(JSON.stringify(subTerra.encode(state))).toBe(before)
    }
  })
})
