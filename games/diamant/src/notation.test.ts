import { canonical } from '@grotto/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cave, expedition } from '../test-kit/scene.ts'
import { diamant } from './game.ts'

const FAIR = `diamant expedition 3
path: 17(2) snakes relic 5(2)
removed: ram relic
earlier: 4 5 9 / 0 5 0
seat 0: in hand 6 chest 4 leave
seat 1: in hand 6 chest 0 relics 5 5 open
seat 2: in hand 6 chest 9 goOn
coming: 5 snakes relic`

const refused = (text: string) => {
  const parsed = diamant.notation.parsePosition(text)
  return parsed.ok ? 'fine' : `${parsed.refusal.rule} ${parsed.refusal.reason}`
}

const spliced = (at: number, text: string) => FAIR.slice(0, at) + text + FAIR.slice(at + text.length)

/** The position as JSON with one thing changed: the field at the path is set, or deleted. */
function altered(path: string, value?: unknown): string {
  const json = JSON.parse(JSON.stringify(diamant.encode(cave(FAIR).state)))
  const steps = path.split('.')
  const last = steps.pop() as string
  const holder = steps.reduce((at, step) => at[step], json)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  const decoded = diamant.decode(json)
  return decoded.ok ? 'fine' : `${decoded.refusal.rule} ${decoded.refusal.reason}`
}

describe('notation', () => {
  test('a position says everything and comes back the same', () => {
    const { state } = cave(FAIR)
    expect(diamant.notation.makePosition(state)).toBe(FAIR)
    const decoded = diamant.decode(JSON.parse(JSON.stringify(diamant.encode(state))))
    expect(decoded.ok && canonical(diamant.encode(decoded.value))).toBe(canonical(diamant.encode(state)))
  })

  test('views speak the same notation, sealed choices and all', () => {
    for (const hideChosen of [false, true]) {
      const view = expedition(3, '9 4', { hideChosen }).play('0 leave').view(1)
      const text = diamant.notation.makePosition(view)
      const parsed = diamant.notation.parsePosition(text)
      expect(parsed.ok && diamant.notation.makePosition(parsed.value)).toBe(text)
    }
  })

  test('actions are written goOn and leave, and read with some patience', () => {
    const { state } = expedition(3, '9')
    expect(diamant.notation.makeAction(state, { type: 'goOn' })).toBe('goOn')
    for (const text of ['goOn', 'go on', 'GO', 'stay', 'go-on'])
      expect(diamant.notation.parseAction(state, 0, text)).toEqual({ ok: true, value: { type: 'goOn' } })
    expect(diamant.notation.parseAction(state, 0, ' Leave ')).toEqual({ ok: true, value: { type: 'leave' } })
    for (const text of ['', 'run', 'toString', '__proto__'])
      expect(diamant.notation.parseAction(state, 0, text)).toMatchObject({ ok: false })
  })

  test('scripted cards come before chance, in order, over expeditions', () => {
    const scene = expedition(2, '9 ram ram 4 2')
    scene.play('0 goOn, 1 goOn').play('0 goOn, 1 goOn').play('0 goOn, 1 goOn')
    expect(diamant.notation.makePosition(scene.state)).toContain('path: 4 2')
  })

  test('a scripted card that is not in the deck is an error', () => {
    expect(() => expedition(2, '17 17').play('0 goOn, 1 goOn')).toThrow('D-61')
    expect(() => expedition(2, '99')).toThrow('D-61')
  })

  test.each([
    ['', 'D-60 unreadable'],
    ['chess', 'D-60 unreadable'],
    [FAIR.replace('expedition 3', 'expedition 6'), 'D-60 notInRange'],
    [FAIR.replace('snakes relic', 'snakes bats'), 'D-60 unreadable'],
    [FAIR.replace('seat 1', 'seat 3'), 'D-60 unreadable'],
    [FAIR.replace('removed: ram', 'removed: ram ram ram'), 'D-44 trapsRemoved'],
    [FAIR.replace('removed: ram', 'removed: ram lava boulder'), 'D-44 trapsRemoved'],
    [FAIR.replace('snakes relic 5', 'snakes snakes 5'), 'D-23 trapTwiceOnPath'],
    [FAIR.replace('snakes relic', 'snakes(1) relic'), 'D-20 rubiesWithoutTreasure'],
    [FAIR.replace('17(2)', '17(3)'), 'D-5 rubiesDoNotAddUp'],
    [FAIR.replace('17(2)', '6(2)'), 'D-2 noSuchCard'],
    [FAIR.replace('17(2)', '17(2) 17'), 'D-2 cardsDoNotAddUp'],
    [FAIR.replace('hand 6', 'hand 7'), 'D-20 unequalHands'],
    [FAIR.replace(' open', ' goOn'), 'D-30 allHaveChosen'],
    [FAIR.replace(' open', ' hidden'), 'D-61 slotAgainstOption'],
    [FAIR.replace('relics 5 5', 'relics 5 10'), 'D-35 relicWorth'],
    [FAIR.replace('relics 5 5', 'relics 7'), 'D-35 relicWorth'],
    [FAIR.replace('chest 4', 'chest 3'), 'D-51 scoresDoNotAddUp'],
    [FAIR.replace('chest 4', 'chest 5'), 'D-5 rubiesDoNotAddUp'],
    [FAIR.replace(' / 0 5 0', ''), 'D-6 expeditionCount'],
    [FAIR.replace('expedition 3', 'over'), 'D-6 expeditionCount'],
    [FAIR.replace('path: 17(2) snakes relic 5(2)\n', ''), 'D-11 pathLength'],
    [FAIR.replace('coming: 5', 'coming: 6'), 'D-2 noSuchCard'],
  ])('what no game can reach is refused: %s', (text, reason) => {
    expect(refused(text)).toBe(reason)
  })

  test('the fair position itself is fine', () => {
    expect(refused(FAIR)).toBe('fine')
    expect(altered('round', 3)).toBe('fine')
  })

  test.each<[string, string, unknown?]>([
    ['D-60 notARecord', 'deck'],
    ['D-60 notAList', 'path', 'long'],
    ['D-60 notAFlag', 'over', 0],
    ['D-60 notAFlag', 'seats.0.inside', 'yes'],
    ['D-60 notAWord', 'seats.0.slot', 'asleep'],
    ['D-60 notAWord', 'path.0.card.kind', 'joker'],
    ['D-60 notInRange', 'seats.0.chest', -1],
    ['D-60 notInRange', 'relicsOut', 3],
    ['D-60 notInRange', 'removed.relics', 2],
    ['D-60 notInRange', 'removed.traps.lava', 1],
    ['D-60 unknownField', 'winner', 0],
    ['D-60 unknownField', 'path.0.owner', 0],
    ['D-1 seatCount', 'seats', []],
    ['D-32 handInCamp', 'seats.0', { inside: false, hand: 6, chest: 4, relics: [], slot: 'outside' }],
    ['D-32 slotWithoutExplorer', 'seats.0.slot', 'outside'],
    ['D-44 trapsRemoved', 'deck.traps', { spiders: 0, snakes: 0, lava: 0, boulder: 0, ram: 0 }],
    ['D-2 cardsDoNotAddUp', 'deck.treasures', [1, 2, 3]],
  ])('JSON that no game can reach is refused: %s for %s', (reason, path, value) => {
    expect(altered(path, value)).toBe(reason)
  })

  test('nothing from outside makes a reader throw', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(FAIR.length), fc.string()).map(([at, text]) => spliced(at, text)),
    )
    fc.assert(fc.property(anyText, text => typeof diamant.notation.parsePosition(text).ok === 'boolean'))
    const fields = fc.constantFrom(
      'path',
      'deck',
      'seats',
      'seats.0',
      'coming',
      'path.0.card',
      'byExpedition',
      'options',
    )
    fc.assert(fc.property(fields, fc.jsonValue(), (path, value) => typeof altered(path, value) === 'string'))
    fc.assert(fc.property(fc.jsonValue(), value => typeof diamant.parseOptions(value).ok === 'boolean'))
  })

  test.each([[undefined], [null], [7], ['diamant'], [[]], [{}]])('%j is no position', json => {
    expect(diamant.decode(json)).toMatchObject({ ok: false })
  })
})
