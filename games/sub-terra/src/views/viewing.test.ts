import { fastChance, noChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { subTerra } from '../game.ts'
import type { SubTerraState } from '../state/state.ts'

function table(): SubTerraState {
  const options = subTerra.parseOptions({ players: 4, cavers: ['leader', 'medic', 'scout', 'bodyguard'] })
  if (!options.ok) throw new Error(options.refusal.reason)
  return subTerra.setup({ ...options.value, start: 'leader' }, fastChance('table'))
}

const scripted = (): SubTerraState => ({ ...table(), coming: { tiles: [14, 2], hazards: [0], dice: [6, 1] } })

describe('I-2, I-3 what is to come is nobody’s to see', () => {
  test('a view is the state without it, for every viewer alike', () => {
    const state = scripted()
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const view = subTerra.view(state, viewer)
      expect(subTerra.encode(view)).toEqual(subTerra.encode(table()))
      expect(subTerra.legal(view, 0)).toEqual(subTerra.legal(state, 0))
    }
    expect(state.coming).toEqual({ tiles: [14, 2], hazards: [0], dice: [6, 1] })
  })

  test('what comes is drawn first, then chance is asked', () => {
    const state = scripted()
    subTerra.advance(state, 0, { type: 'reveal', side: 'N' }, noChance)
    expect(state.question).toMatchObject({ type: 'place', tile: 14 })
    expect(state.coming?.tiles).toEqual([2])
  })

  test('foresight ends where a tile or a die would have a say', () => {
    const state = scripted()
    expect(subTerra.foresee(state, 0, { type: 'reveal', side: 'N' })).toBe('unknown')
    expect(subTerra.foresee(state, 0, { type: 'hide' })).toBe('unknown')
    const rested = subTerra.foresee(state, 0, { type: 'endTurn' })
    expect(rested !== 'unknown' && rested.turn).toBe(1)
    expect(state.turn).toBe(0)
  })

  test('tiles, cards and dice reveal; moves and turns do not', () => {
    const revealing: string[] = []
    const state = table()
    const chance = fastChance('events')
    for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state)) {
      const legal = subTerra.legal(state, seat)
      subTerra.advance(state, seat, legal[chance('pick', legal.length)]!, chance, event => {
        if (subTerra.reveals(event)) revealing.push(event.type)
        expect(subTerra.simultaneous(event)).toBe(false)
      })
    }
    expect(new Set(revealing)).toEqual(new Set(['tileDrawn', 'hazardRevealed', 'checked', 'caveInRolled']))
  })
})
