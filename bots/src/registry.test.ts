import { diamant } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { midway } from '../test-kit/diamant-table.ts'
import { BOTS, botFor, botsOf, winShare } from './index.ts'

describe('the list of bots', () => {
  test('ids and characters are unique within a game', () => {
    for (const game of new Set(BOTS.map(entry => entry.game))) {
      const entries = botsOf(game, true)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      expect(new Set(entries.map(({ character }) => character)).size).toBe(entries.length)
    }
  })

  test('an entry names the bot it makes', () => {
    for (const { id, version } of botsOf('diamant', true)) expect(botFor(id, diamant)).toMatchObject({ id, version })
  })

  test('every level is offered at Diamant tables, sparring partners are not', () => {
    expect(botsOf('diamant').map(({ level }) => level)).toEqual([1, 2, 3, 4])
    expect(botsOf('diamant').map(({ id }) => id)).not.toContain('scales')
  })

  test('who does not exist, or plays another game, cannot be had', () => {
    expect(() => botFor('kasparov', diamant)).toThrow('no bot called kasparov')
    expect(() => botFor('diamant-strong', { ...diamant, id: 'sub-terra' })).toThrow('plays sub-terra')
  })
})

describe('thinking', () => {
  test.each(['mcts', 'diamant-strong'])('%s stops when the clock it was given says so', id => {
    const { state, log } = midway('goOn')
    let asked = 0
    const now = () => ++asked
    const thinking = { seat: 1, random: fastChance(1), deadline: 4, now }
    const { reasons } = botFor(id, diamant).decide(diamant.view(state, 1), log, thinking)
    expect(asked).toBe(4)
    const times = reasons.find(({ reason }) => reason === 'triedOut')?.args?.times
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThanOrEqual(64)
  })
})

test('a shared victory is split', () => {
  const outcome = { result: 'sharedVictory', places: [1, 3, 1] }
  expect([0, 1, 2].map(seat => winShare(outcome, seat))).toEqual([0.5, 0, 0.5])
})
