import { describe, expect, test } from 'vitest'
import { cave, expedition } from '../test-kit/scene.ts'
import { PRINTED_OPTIONS, purse } from './box.ts'
import { cardTable } from './cards.ts'
import { diamant } from './game.ts'
import { isVariant } from './options.ts'
import { TRAPS } from './types.ts'

const parse = (input: unknown) => diamant.parseOptions(input)
const reasonOf = (input: unknown) => {
  const parsed = parse(input)
  return parsed.ok ? 'fine' : `${parsed.refusal.rule} ${parsed.refusal.reason}`
}
const optionsOf = (input: unknown) => {
  const parsed = parse(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

describe('components', () => {
  test('D-1 three to eight play, each with two decision cards; two are a marked variant', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) {
      const { state } = expedition(players, '5')
      expect(state.chest).toHaveLength(players)
      expect(diamant.toAct(state)).toHaveLength(players)
      for (let seat = 0; seat < players; seat++)
        expect(diamant.legal(state, seat)).toEqual([{ type: 'goOn' }, { type: 'leave' }])
      expect(isVariant(state.options)).toBe(false)
    }
    expect(isVariant(optionsOf({ players: 2 }))).toBe(true)
    for (const players of [1, 0, 9, -3]) expect(reasonOf({ players })).toBe('D-1 playerCount')
    for (const players of [2.5, '4', null, Number.NaN]) expect(reasonOf({ players })).toBe('D-60 notInRange')
  })

  test('D-2 thirty-five cards: fifteen treasures, five traps three times, five relics', () => {
    const { count, face, total } = cardTable(PRINTED_OPTIONS)
    const cards = (kind: string) => face.reduce((sum, card, i) => sum + (card.kind === kind ? count[i]! : 0), 0)
    expect([total, cards('treasure'), cards('trap'), cards('relic')]).toEqual([35, 15, 15, 5])
    expect(TRAPS.map((_, kind) => count[kind])).toEqual([3, 3, 3, 3, 3])
    expect(expedition(4, '5').state.deckSize).toBe(34)
  })

  test('D-3 treasures carry the published values', () => {
    expect(optionsOf({}).treasures).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17])
    expect(optionsOf({}).treasures.reduce((sum, value) => sum + value, 0)).toBe(124)
  })

  test('D-4 five kinds of trap', () => {
    expect(TRAPS).toEqual(['spiders', 'snakes', 'lava', 'boulder', 'ram'])
  })

  test('D-5 a purse is shown as diamonds and rubies', () => {
    expect([0, 4, 5, 17].map(purse)).toEqual([
      { diamonds: 0, rubies: 0 },
      { diamonds: 0, rubies: 4 },
      { diamonds: 1, rubies: 0 },
      { diamonds: 3, rubies: 2 },
    ])
  })

  test('D-6 five entrances, each with a seal of its own', () => {
    expect(diamant.seals(optionsOf({}))).toEqual([1, 2, 3, 4, 5].map(round => `expedition-${round}`))
  })

  test('D-46 a deck that could run out is refused', () => {
    const traps = (...counts: number[]) => Object.fromEntries(TRAPS.map((trap, i) => [trap, counts[i]]))
    expect(reasonOf({ traps: traps(2, 2, 2, 2, 2) })).toBe('fine')
    expect(reasonOf({ traps: traps(6, 0, 0, 0, 0) })).toBe('fine')
    expect(reasonOf({ traps: traps(2, 2, 2, 2, 1) })).toBe('D-46 deckCouldRunOut')
    expect(reasonOf({ traps: traps(5, 1, 1, 1, 1) })).toBe('D-46 deckCouldRunOut')
  })

  test('other cards may replace the printed ones, and are a variant', () => {
    const options = optionsOf({ players: 5, treasures: [9, 1, 30], relics: 2, hideChosen: true })
    expect(options).toEqual({ ...PRINTED_OPTIONS, players: 5, treasures: [1, 9, 30], relics: 2, hideChosen: true })
    expect(isVariant(options)).toBe(true)
    expect(optionsOf(undefined)).toEqual(PRINTED_OPTIONS)
  })

  test.each([
    [{ treasures: 'many' }, 'D-60 notAList'],
    [{ treasures: [0] }, 'D-60 notInRange'],
    [{ treasures: new Array(61).fill(1) }, 'D-60 notAList'],
    [{ traps: [3, 3, 3] }, 'D-60 notARecord'],
    [{ traps: { spiders: 99 } }, 'D-60 notInRange'],
    [{ traps: { wolves: 3 } }, 'D-60 unknownField'],
    [{ relics: -1 }, 'D-60 notInRange'],
    [{ hideChosen: 'yes' }, 'D-60 notAFlag'],
    [{ rounds: 6 }, 'D-60 unknownField'],
    [[], 'D-60 notARecord'],
    ['diamant', 'D-60 notARecord'],
  ])('options %j are refused', (input, reason) => {
    expect(reasonOf(input)).toBe(reason)
  })

  test('a replaced deck is what is played with', () => {
    cave(`
      diamant expedition 1
      options: 30 spiders spiders snakes snakes lava lava boulder boulder ram ram relic
      path: 30
      seat 0: in hand 15 chest 0 open
      seat 1: in hand 15 chest 0 open
      coming: relic ram
    `)
      .play('0 goOn, 1 goOn')
      .play('0 goOn, 1 leave')
      .shows(`
      diamant expedition 1
      options: 30 spiders spiders snakes snakes lava lava boulder boulder ram ram relic
      path: 30 ram
      seat 0: in hand 15 chest 0 open
      seat 1: camp chest 15 relics 5
    `)
  })
})
