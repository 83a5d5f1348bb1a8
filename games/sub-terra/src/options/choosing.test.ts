import { describe, expect, test } from 'vitest'
import { CAVERS } from '../types/cavers.ts'
import { caverChoice } from './choosing.ts'
import { parseOptions } from './options.ts'

function options(players: number, input: object = {}) {
  const parsed = parseOptions({ players, ...input })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}
const dealt = (players: number, chosen: readonly (readonly string[])[], input?: object) =>
  caverChoice.deal(options(players, input), chosen).cavers.join(' ')

describe('S-1 players each choose a board', () => {
  test('nothing chosen: dealt as the options have it', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const given = options(players)
      expect(caverChoice.deal(given, [])).toEqual(given)
    }
  })

  test('one each, or two in the order in which they were chosen', () => {
    expect(dealt(4, [[], ['diver'], [], ['climber']])).toBe('leader diver scout climber')
    expect(dealt(2, [[], ['diver', 'climber']])).toBe('leader medic diver climber')
    expect(dealt(2, [['climber', 'diver'], []])).toBe('climber diver scout bodyguard')
    expect(dealt(3, [['diver'], [], ['scout', 'leader']])).toBe('diver medic engineer bodyguard scout leader')
  })

  test('who was dealt somebody else’s choice gets the next who is free', () => {
    expect(dealt(4, [[], [], [], ['leader']])).toBe('bodyguard medic scout leader')
    expect(dealt(2, [[], ['medic']])).toBe('leader scout medic bodyguard')
  })

  test('where fewer are run than were chosen the first ones come', () => {
    expect(dealt(4, [['diver', 'climber'], [], [], []])).toBe('diver medic scout bodyguard')
  })

  test('who held the starting marker and stays at home holds it no longer', () => {
    expect(caverChoice.deal(options(4, { start: 'medic' }), [[], ['diver']]).start).toBe('random')
    expect(caverChoice.deal(options(4, { start: 'medic' }), [['diver']]).start).toBe('medic')
  })

  test('whatever is chosen, even twice or unknown, leads to options the game takes', () => {
    const names = [...CAVERS, 'nobody']
    for (let draw = 0; draw < 500; draw++) {
      const players = (draw % 6) + 1
      const chosen = Array.from({ length: players }, (_, seat) =>
        [draw * 7 + seat * 3, draw * 5 + seat].map(each => names[each % names.length]!).slice(0, (draw + seat) % 3),
      )
      const cast = caverChoice.deal(options(players), chosen)
      expect(parseOptions(cast)).toEqual({ ok: true, value: cast })
    }
  })
})
