import type { ActEntry } from '@grotto/kernel'
import { checkFollowed } from '@grotto/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { cave } from '../test-kit/scene.ts'
import { diamant } from './game.ts'
import type { DiamantEvent } from './types.ts'

const GO_ON: ActEntry = { type: 'act', seat: 1, at: 7, action: { type: 'goOn' }, chance: [] }
const LEAVE: ActEntry = { ...GO_ON, action: { type: 'leave' } }
const CHOSE: readonly DiamantEvent[] = [{ type: 'chose', seat: 1 }]

describe('what a viewer may know of a choice', () => {
  test('D-30 others learn that a card lies there, not which one', () => {
    for (const viewer of [0, 2, 'spectator'] as const)
      for (const entry of [GO_ON, LEAVE])
        expect(diamant.witness(entry, CHOSE, viewer)).toEqual({ seat: 1, chosen: true })
    expect(diamant.witness(LEAVE, CHOSE, 1)).toEqual({ seat: 1, choice: 'leave' })
  })

  test('D-61 a card that is exchanged, or laid where that is hidden, is nothing to anybody else', () => {
    expect(diamant.witness(LEAVE, [], 0)).toBeUndefined()
    expect(diamant.witness(LEAVE, [], 'spectator')).toBeUndefined()
    expect(diamant.witness(LEAVE, [], 1)).toEqual({ seat: 1, choice: 'leave' })
  })

  test('D-31 the last card brings all of them', () => {
    const choices = [
      { seat: 0, choice: 'goOn' as const },
      { seat: 1, choice: 'leave' as const },
    ]
    const events: DiamantEvent[] = [
      { type: 'choicesRevealed', choices },
      { type: 'revealed', index: 3, card: { kind: 'relic' }, cardsLeft: 20 },
    ]
    expect(diamant.witness({ ...LEAVE, chance: [4] }, events, 0)).toEqual({
      seat: 1,
      choices: ['goOn', 'leave'],
      chance: [4],
    })
  })
})

test('cards that were given by hand are followed too', () => {
  const scripted = cave(`
    diamant expedition 2
    path: 7(1) snakes relic
    removed: ram
    earlier: 4 0 9
    seat 0: in hand 3 chest 4 open
    seat 1: in hand 3 chest 0 open
    seat 2: camp chest 9
    coming: 5 11
  `)
  const goOn = { type: 'goOn' }
  checkFollowed(diamant, scripted.state, [goOn, goOn, goOn, { type: 'leave' }, goOn, goOn])
})
