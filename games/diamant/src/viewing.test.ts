import { canonical, fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { all, cave, expedition } from '../test-kit/scene.ts'
import { encodePosition } from './encode.ts'
import { diamant } from './game.ts'

const seen = (view: Parameters<typeof diamant.encode>[0]) => encodePosition(view)
const text = (view: Parameters<typeof diamant.encode>[0]) => canonical(diamant.encode(view))

const MIDWAY = `
  diamant expedition 2
  path: 7(1) snakes relic
  removed: ram
  earlier: 4 0 9
  seat 0: in hand 3 chest 4 leave
  seat 1: in hand 3 chest 0 open
  seat 2: camp chest 9
  coming: 5 11
`

describe('what is public', () => {
  test('D-60 cards, rubies, hands, who is inside, what is removed, and the cards left are seen by all', () => {
    const position = seen(cave(MIDWAY).view('spectator'))
    expect(position.path).toEqual([
      { card: { kind: 'treasure', value: 7 }, rubies: 1 },
      { card: { kind: 'trap', trap: 'snakes' }, rubies: 0 },
      { card: { kind: 'relic' }, rubies: 0 },
    ])
    expect(position.seats.map(({ inside, hand }) => [inside, hand])).toEqual([
      [true, 3],
      [true, 3],
      [false, 0],
    ])
    expect(position.removed).toEqual({ traps: { spiders: 0, snakes: 0, lava: 0, boulder: 0, ram: 1 }, relics: 0 })
    const { treasures, traps, relics } = position.deck
    expect(treasures.length + Object.values(traps).reduce((a, b) => a + b) + relics).toBe(31)
  })

  test('D-61 a decision is secret, and so is what is to come', () => {
    const leaving = cave(MIDWAY)
    const staying = cave(MIDWAY.replace('leave', 'goOn').replace('5 11', '17'))
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(text(leaving.view(viewer))).toBe(text(staying.view(viewer)))
      expect(seen(leaving.view(viewer)).seats[0]!.slot).toBe('chosen')
      expect(text(leaving.view(viewer))).not.toContain('coming')
    }
    expect(seen(leaving.view(0)).seats[0]!.slot).toBe('leave')
  })

  test('D-61 with hideChosen nobody even sees who has chosen', () => {
    const scene = expedition(3, '9 4', { hideChosen: true })
    const before = text(scene.view(1))
    scene.play('0 leave')
    expect(scene.events).toEqual([])
    expect(text(scene.view(1))).toBe(before)
    expect(seen(scene.view(1)).seats.map(({ slot }) => slot)).toEqual(['hidden', 'open', 'hidden'])
    expect(seen(scene.view(0)).seats.map(({ slot }) => slot)).toEqual(['leave', 'hidden', 'hidden'])
    expect(diamant.toAct(scene.view(1))).toEqual([0, 1, 2])
    expect(diamant.toAct(scene.state)).toEqual([1, 2])
  })

  test('D-61 refusals are the same whatever lies face down', () => {
    const leaving = cave(MIDWAY).view(1)
    const staying = cave(MIDWAY.replace('leave', 'goOn')).view(1)
    for (const action of [{ type: 'goOn' }, { type: 'leave' }, 'x'])
      for (const seat of [0, 1, 2, 7])
        expect(diamant.refusal(leaving, seat, action)).toEqual(diamant.refusal(staying, seat, action))
  })

  test('D-61 a view cannot be played on as if it knew the choices', () => {
    const draft = diamant.copy(cave(MIDWAY).view(1) as never)
    expect(() => diamant.advance(draft, 1, { type: 'goOn' }, () => 0)).toThrow('D-61')
  })

  test('D-62 closed chests: only one’s own is known, relics lie in sight, and the end opens all', () => {
    const table = cave(`
      diamant expedition 5
      options: closedChests
      path: 7(1) snakes
      earlier: 4 0 9 / 0 0 0 / 2 0 0 / 0 8 5
      seat 0: in hand 3 chest 6 open
      seat 1: in hand 3 chest 8 goOn
      seat 2: camp chest 9 relics 5
    `)
    expect(seen(table.view(0)).seats.map(({ chest }) => chest)).toEqual([6, null, null])
    expect(seen(table.view('spectator')).seats.map(({ chest }) => chest)).toEqual([null, null, null])
    expect(seen(table.view(2)).byExpedition[0]).toEqual([null, null, 9])
    expect(seen(table.view(0)).seats[2]!.relics).toEqual([5])
    expect(diamant.notation.makePosition(table.view(1))).toContain('seat 2: camp chest ? relics 5')
    expect(table.play('1 leave, 0 leave').event('left')).not.toHaveProperty('chest')
    expect(seen(table.view(1)).seats.map(({ chest }) => chest)).toEqual([9, 11, 9])
    expect(seen(table.view(1)).byExpedition[0]).toEqual([4, 0, 9])
  })

  test('D-62 what a closed chest holds changes nothing that anybody else sees, hears or is advised', () => {
    const state = cave(`
      diamant expedition 2
      options: closedChests
      path: 7(1) snakes
      earlier: 4 0 9
      seat 0: in hand 3 chest 4 open
      seat 1: in hand 3 chest 0 open
      seat 2: camp chest 9
    `).state
    const richer = { ...diamant.copy(state), chest: [4, 0, 59], scoreAfter: state.scoreAfter.with(2, 59) }
    expect(text(diamant.view(richer, 0))).toBe(text(diamant.view(state, 0)))
    expect(text(diamant.imagine(diamant.view(richer, 0), 0, [], fastChance(1)))).toBe(
      text(diamant.imagine(diamant.view(state, 0), 0, [], fastChance(1))),
    )
  })

  test('D-62 the value of every chest is public', () => {
    expect(seen(cave(MIDWAY).view('spectator')).seats.map(({ chest }) => chest)).toEqual([4, 0, 9])
  })
})

describe('imagining', () => {
  test('others have yet to choose, one’s own card stays', () => {
    const scene = expedition(4, '9 4').play('0 leave, 2 goOn')
    const own = diamant.imagine(scene.view(0), 0, [], fastChance(1))
    expect(diamant.toAct(own)).toEqual([1, 2, 3])
    expect(seen(own).seats[0]!.slot).toBe('leave')
    expect(diamant.toAct(diamant.imagine(scene.view('spectator'), 'spectator', [], fastChance(1)))).toEqual([
      0, 1, 2, 3,
    ])
  })

  test('an imagined state can be played to the end', () => {
    const scene = expedition(3, '9 4', { hideChosen: true }).play('1 leave')
    const state = diamant.imagine(scene.view(0), 0, [], fastChance(1))
    const chance = fastChance(2)
    for (let seats = diamant.toAct(state); seats.length > 0; seats = diamant.toAct(state))
      diamant.advance(state, seats[0]!, { type: 'leave' }, chance)
    expect(diamant.outcome(state)?.scores?.[0]).toBeGreaterThan(0)
  })
})

describe('foreseeing', () => {
  test('a choice is known in advance while another seat has to choose', () => {
    const scene = expedition(3, '9 4').play('1 leave')
    const foreseen = diamant.foresee(scene.view(0), 0, { type: 'leave' })
    if (foreseen === 'unknown') throw new Error('unknown')
    expect(text(foreseen)).toBe(text(scene.play('0 leave').view(0)))
  })

  test('the last choice is not: secrets and chance decide', () => {
    const scene = expedition(3, '9 4').play('1 leave, 2 goOn')
    expect(diamant.foresee(scene.view(0), 0, { type: 'leave' })).toBe('unknown')
  })

  test('nor any choice where nobody knows who has chosen', () => {
    const scene = expedition(3, '9 4', { hideChosen: true })
    expect(diamant.foresee(scene.view(0), 0, { type: 'leave' })).toBe('unknown')
  })

  test('the last explorer of the last expedition walks out of the game', () => {
    const scene = cave(`
      diamant expedition 5
      path: 9
      earlier: 10 4 7 / 0 0 0 / 0 0 0 / 0 0 0
      seat 0: in hand 3 chest 10 open
      seat 1: camp chest 7
      seat 2: camp chest 10
    `)
    const foreseen = diamant.foresee(scene.view(0), 0, { type: 'leave' })
    if (foreseen === 'unknown') throw new Error('unknown')
    expect(diamant.outcome(foreseen)?.scores).toEqual([13, 7, 10])
    expect(diamant.foresee(scene.view(0), 0, { type: 'goOn' })).toBe('unknown')
  })
})

test('events say what they reveal', () => {
  const scene = all(expedition(3, '9 4'), 'goOn')
  const revealing = scene.events.filter(diamant.reveals).map(({ type }) => type)
  expect(revealing).toEqual(['choicesRevealed', 'revealed'])
  expect(scene.events.filter(diamant.simultaneous).map(({ type }) => type)).toEqual(['choicesRevealed'])
})

test('one explorer alone reveals no secret choices of others', () => {
  const scene = expedition(3, '9 4').play('0 leave, 1 leave, 2 goOn').play('2 leave')
  expect(scene.events.filter(diamant.simultaneous)).toEqual([])
})
