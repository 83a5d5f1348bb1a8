import { describe, expect, test } from 'vitest'
import { all, cave, expedition } from '../test-kit/scene.ts'

describe('a round', () => {
  test('D-10 everybody starts in the cave with empty hands; chests and relics are kept', () => {
    cave(`
      diamant expedition 1
      path: 7(1) relic
      seat 0: camp chest 0
      seat 1: in hand 3 chest 0 open
      seat 2: in hand 3 chest 0 goOn
      coming: spiders spiders snakes
    `)
      .play('1 leave')
      .play('2 goOn')
      .shows(`
      diamant expedition 2
      path: snakes
      removed: spiders
      earlier: 0 9 0
      seat 0: in hand 0 chest 0 open
      seat 1: in hand 0 chest 4 relics 5 open
      seat 2: in hand 0 chest 0 open
    `)
  })

  test('D-11 a card is revealed first, then all in the cave decide, then comes the next card', () => {
    const scene = expedition(3, '9 snakes 4')
    expect(scene.events.map(event => event.type)).toEqual(['expeditionStarted', 'revealed', 'treasureShared'])
    expect(all(scene, 'goOn').event('revealed')).toMatchObject({ index: 1, card: { kind: 'trap', trap: 'snakes' } })
    expect(all(scene, 'goOn').event('revealed')).toMatchObject({ index: 2, card: { kind: 'treasure', value: 4 } })
  })
})

describe('revealing', () => {
  test('D-20 a treasure is split equally, the remainder stays on the card', () => {
    const scene = expedition(5, '9')
    expect(scene.event('treasureShared')).toEqual({
      type: 'treasureShared',
      index: 0,
      each: 1,
      seats: [0, 1, 2, 3, 4],
      stays: 4,
    })
    scene.shows(`
      diamant expedition 1
      path: 9(4)
      seat 0: in hand 1 chest 0 open
      seat 1: in hand 1 chest 0 open
      seat 2: in hand 1 chest 0 open
      seat 3: in hand 1 chest 0 open
      seat 4: in hand 1 chest 0 open
    `)
  })

  test('D-20 only those in the cave share', () => {
    const scene = expedition(4, '4 11')
    scene.play('0 goOn, 1 leave, 2 goOn, 3 leave')
    expect(scene.event('treasureShared')).toMatchObject({ each: 5, seats: [0, 2], stays: 1 })
    expect(scene.state.hand).toBe(6)
    expect(scene.state.chest).toEqual([0, 1, 0, 1])
  })

  test('D-21 rubies in hand are lost with the next trap, those in a chest are not', () => {
    const scene = expedition(3, '15 ram ram 3')
    scene.play('0 leave, 1 goOn, 2 goOn')
    scene.play('1 goOn, 2 goOn')
    expect(scene.state.chest).toEqual([5, 0, 0])
    expect(scene.event('trapSprung')).toMatchObject({ seats: [1, 2], lost: [5, 5] })
  })

  test('D-22 the first trap of a kind does nothing, nor does the first of another kind', () => {
    const scene = expedition(3, '9 ram lava')
    expect(all(scene, 'goOn').event('trapSeen')).toEqual({ type: 'trapSeen', index: 1, trap: 'ram' })
    all(scene, 'goOn').shows(`
      diamant expedition 1
      path: 9 ram lava
      seat 0: in hand 3 chest 0 open
      seat 1: in hand 3 chest 0 open
      seat 2: in hand 3 chest 0 open
    `)
  })

  test('D-23 the second trap of a kind drives all out with empty hands and ends the round', () => {
    const scene = expedition(3, '9 ram ram 2')
    all(scene, 'goOn')
    all(scene, 'goOn').shows(`
      diamant expedition 2
      path: 2(2)
      removed: ram
      earlier: 0 0 0
      seat 0: in hand 0 chest 0 open
      seat 1: in hand 0 chest 0 open
      seat 2: in hand 0 chest 0 open
    `)
    expect(scene.event('trapSprung')).toEqual({
      type: 'trapSprung',
      index: 2,
      trap: 'ram',
      seats: [0, 1, 2],
      lost: [3, 3, 3],
    })
  })

  test('D-22 a trap seen in an earlier expedition counts for nothing', () => {
    const scene = expedition(3, 'ram lava ram 5')
    all(scene, 'leave')
    all(scene, 'goOn')
    expect(scene.event('trapSeen')).toMatchObject({ trap: 'ram' })
    expect(all(scene, 'goOn').event('trapSprung')).toBeUndefined()
  })

  test('D-24 a relic lies in the cave and is worth nothing yet', () => {
    const scene = expedition(3, 'relic 3')
    expect(scene.event('relicFound')).toEqual({ type: 'relicFound', index: 0 })
    expect(scene.state.hand).toBe(0)
    all(scene, 'goOn').shows(`
      diamant expedition 1
      path: relic 3
      seat 0: in hand 1 chest 0 open
      seat 1: in hand 1 chest 0 open
      seat 2: in hand 1 chest 0 open
    `)
  })
})
