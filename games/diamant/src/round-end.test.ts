import { describe, expect, test } from 'vitest'
import { all, cave, expedition } from '../test-kit/scene.ts'
import { encodePosition } from './encode.ts'
import { diamant } from './game.ts'

const LAST = `
  diamant expedition 5
  path: 9
  earlier: 10 4 7 / 0 0 0 / 0 0 0 / 0 0 0
  seat 0: in hand 3 chest 10 open
  seat 1: in hand 3 chest 4 open
  seat 2: in hand 3 chest 7 open
`

describe('the end of a round', () => {
  test('D-40 a round ends when all have left', () => {
    const scene = all(expedition(3, '9 4'), 'leave')
    expect(scene.event('expeditionEnded')).toMatchObject({ round: 1, cause: 'allLeft' })
    expect(scene.event('expeditionStarted')).toMatchObject({ round: 2 })
  })

  test('D-40 or by the second trap of a kind', () => {
    const scene = all(expedition(3, 'ram ram 4'), 'goOn')
    expect(scene.event('expeditionEnded')).toMatchObject({ round: 1, cause: 'trap', trapRemoved: 'ram' })
    expect(scene.event('expeditionStarted')).toMatchObject({ round: 2 })
  })

  test('D-41 each end closes an entrance', () => {
    const scene = expedition(3, '9 9 9 9 9')
    const rounds = [1, 2, 3, 4].map(() => all(scene, 'leave').state.round)
    expect(rounds).toEqual([2, 3, 4, 5])
  })

  test('D-42 rubies left on cards go back to the supply', () => {
    const scene = expedition(3, '11 ram').play('0 leave, 1 leave, 2 leave')
    expect(scene.event('expeditionEnded')).toMatchObject({ rubiesReturned: 2 })
    expect(scene.state.rubiesOnPath).toBe(0)
    scene.shows(`
      diamant expedition 2
      path: ram
      earlier: 3 3 3
      seat 0: in hand 0 chest 3 open
      seat 1: in hand 0 chest 3 open
      seat 2: in hand 0 chest 3 open
    `)
  })

  test('D-43 relics left in the cave leave the game', () => {
    const scene = all(expedition(3, 'relic 4'), 'leave')
    expect(scene.event('expeditionEnded')).toMatchObject({ relicsRemoved: 1 })
    scene.shows(`
      diamant expedition 2
      path: 4(1)
      removed: relic
      earlier: 0 0 0
      seat 0: in hand 1 chest 0 open
      seat 1: in hand 1 chest 0 open
      seat 2: in hand 1 chest 0 open
    `)
  })

  test('D-44 of two equal traps one leaves the game, the other goes back', () => {
    const scene = all(expedition(3, 'ram ram 4'), 'goOn')
    const position = encodePosition(scene.state)
    expect(position.removed.traps.ram).toBe(1)
    expect(position.deck.traps.ram).toBe(2)
  })

  test('D-44 no trap leaves the game where all walked out', () => {
    const position = encodePosition(all(expedition(3, 'ram 4'), 'leave').state)
    expect(position.removed.traps.ram).toBe(0)
    expect(position.deck.traps.ram).toBe(3)
  })

  test('D-45 all other cards go back into the deck', () => {
    const scene = expedition(3, '17 lava ram 2 ram 17')
    for (let step = 0; step < 4; step++) all(scene, 'goOn')
    const { deck } = encodePosition(scene.state)
    expect(scene.event('expeditionStarted')).toMatchObject({ round: 2, deck: 34 })
    expect(deck.traps).toEqual({ spiders: 3, snakes: 3, lava: 3, boulder: 3, ram: 2 })
    expect(deck.treasures).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15])
  })

  test('D-45 the deck is shuffled: the same expedition draws other cards with other chance', () => {
    const third = expedition(3, '17').state
    const next = (outcome: number) => {
      const draft = diamant.copy(third)
      for (const seat of [0, 1, 2]) diamant.advance(draft, seat, { type: 'goOn' }, () => outcome)
      return draft.path[1]
    }
    const drawn = Array.from({ length: third.deckSize }, (_, outcome) => next(outcome))
    const counts = third.deck.map((_, kind) => drawn.filter(card => card === kind).length)
    expect(counts).toEqual(third.deck)
  })

  test('D-46 the longest expedition ends before the deck does', () => {
    const harmless = '1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 relic relic relic relic relic spiders snakes lava boulder ram'
    const scene = expedition(3, `${harmless} ram 3`)
    for (let step = 1; step < 25; step++) all(scene, 'goOn')
    expect(scene.state.deckSize).toBe(10)
    expect(all(scene, 'goOn').event('expeditionEnded')).toMatchObject({ cause: 'trap' })
  })

  test('D-46 an empty deck is an error, not a silence', () => {
    const { state } = expedition(3, '17')
    state.deckSize = 0
    diamant.advance(state, 0, { type: 'goOn' }, () => 0)
    diamant.advance(state, 1, { type: 'goOn' }, () => 0)
    expect(() => diamant.advance(state, 2, { type: 'goOn' }, () => 0)).toThrow('D-46')
  })

  test('D-47 relics lost in the cave do not count for the worth of later ones', () => {
    const scene = expedition(3, 'relic relic relic relic 3 relic 4')
    for (let step = 0; step < 3; step++) all(scene, 'goOn')
    all(scene, 'leave')
    all(scene, 'goOn')
    scene.play('0 leave, 1 goOn, 2 goOn')
    expect(scene.event('relicTaken')).toEqual({ type: 'relicTaken', seat: 0, count: 1, worth: 5 })
  })
})

describe('the end of the game', () => {
  test('D-50 the fifth closed entrance ends it', () => {
    const scene = all(cave(LAST), 'leave')
    expect(scene.state.over).toBe(true)
    expect(diamant.toAct(scene.state)).toEqual([])
    expect(scene.events.at(-1)).toEqual({ type: 'gameEnded', scores: [13, 7, 10], winners: [0] })
    expect(diamant.refusal(scene.state, 0, { type: 'goOn' })).toEqual({ rule: 'D-50', reason: 'gameOver' })
    scene.shows(`
      diamant over
      earlier: 10 4 7 / 0 0 0 / 0 0 0 / 0 0 0 / 3 3 3
      seat 0: camp chest 13
      seat 1: camp chest 7
      seat 2: camp chest 10
    `)
  })

  test('D-50 a trap in the fifth expedition ends it too', () => {
    const scene = cave(`${LAST}coming: ram ram`).play('0 goOn, 1 goOn, 2 leave').play('0 goOn, 1 goOn')
    expect(scene.events.at(-1)).toEqual({ type: 'gameEnded', scores: [10, 4, 10], winners: [0, 2] })
  })

  test('D-50 before that there is no outcome', () => {
    expect(diamant.outcome(cave(LAST).state)).toBeUndefined()
  })

  test('D-51 chest and relics count; the most points win', () => {
    const { state } = cave(`
      diamant over
      earlier: 12 13 10 / 0 0 0 / 0 0 0 / 0 0 0 / 0 0 0
      seat 0: camp chest 12
      seat 1: camp chest 8 relics 5
      seat 2: camp chest 10
    `)
    expect(diamant.outcome(state)).toEqual({ result: 'victory', places: [2, 1, 3], scores: [12, 13, 10] })
  })

  test('D-51 ties share the victory', () => {
    const { state } = cave(`
      diamant over
      earlier: 13 13 10 / 0 0 0 / 0 0 0 / 0 0 0 / 0 0 0
      seat 0: camp chest 13
      seat 1: camp chest 8 relics 5
      seat 2: camp chest 10
    `)
    expect(diamant.outcome(state)).toEqual({ result: 'sharedVictory', places: [1, 1, 3], scores: [13, 13, 10] })
  })
})
