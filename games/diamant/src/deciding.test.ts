import { describe, expect, test } from 'vitest'
import { all, cave, expedition } from '../test-kit/scene.ts'
import { diamant } from './game.ts'

describe('deciding', () => {
  test('D-30 choices are secret until the last one, which reveals all at once', () => {
    const scene = expedition(3, '9 4')
    scene.play('0 leave')
    expect(scene.events).toEqual([{ type: 'chose', seat: 0 }])
    expect(diamant.notation.makePosition(scene.view(1))).toContain('seat 0: in hand 3 chest 0 chosen')
    expect(diamant.notation.makePosition(scene.view('spectator'))).toContain('seat 0: in hand 3 chest 0 chosen')
    expect(diamant.notation.makePosition(scene.view(0))).toContain('seat 0: in hand 3 chest 0 leave')
    scene.play('2 goOn')
    expect(scene.events).toEqual([{ type: 'chose', seat: 2 }])
    scene.play('1 leave')
    expect(scene.events[0]).toEqual({
      type: 'choicesRevealed',
      choices: [
        { seat: 0, choice: 'leave' },
        { seat: 1, choice: 'leave' },
        { seat: 2, choice: 'goOn' },
      ],
    })
  })

  test('D-30 a choice may be changed until then, not withdrawn nor laid twice', () => {
    const scene = expedition(3, '9 4').play('0 leave')
    expect(diamant.toAct(scene.state)).toEqual([1, 2])
    expect(diamant.legal(scene.state, 0)).toEqual([{ type: 'goOn' }])
    expect(diamant.refusal(scene.state, 0, { type: 'leave' })).toEqual({ rule: 'D-30', reason: 'alreadyChosen' })
    expect(diamant.refusal(scene.state, 0, { type: 'withdraw' })).toEqual({ rule: 'D-30', reason: 'notAnAction' })
    scene.play('0 goOn')
    expect(scene.events).toEqual([])
    expect(diamant.toAct(scene.state)).toEqual([1, 2])
    scene.play('1 leave, 2 leave')
    expect(scene.state.chest).toEqual([0, 3, 3])
  })

  test('D-30 whoever is last may be anybody', () => {
    const scene = expedition(3, '9 4').play('2 goOn, 1 goOn')
    expect(diamant.toAct(scene.state)).toEqual([0])
    expect(scene.play('0 goOn').event('choicesRevealed')).toBeDefined()
  })

  test('D-31 who goes on stays in the cave', () => {
    const scene = expedition(3, '9 4').play('0 goOn, 1 goOn, 2 leave')
    expect(diamant.toAct(scene.state)).toEqual([0, 1])
    expect(scene.state.chest).toEqual([0, 0, 3])
  })

  test('D-32 a leaver takes hand and path home, and is out for the round', () => {
    const scene = cave(`
      diamant expedition 1
      path: 11(2) 7(1) snakes
      seat 0: in hand 5 chest 0 open
      seat 1: in hand 5 chest 0 open
      seat 2: in hand 5 chest 0 open
      coming: 4
    `).play('0 goOn, 1 leave, 2 goOn')
    expect(scene.event('left')).toEqual({ type: 'left', seat: 1, share: 3, hand: 5, chest: 8 })
    scene.shows(`
      diamant expedition 1
      path: 11 7 snakes 4
      seat 0: in hand 7 chest 0 open
      seat 1: camp chest 8
      seat 2: in hand 7 chest 0 open
    `)
    expect(diamant.legal(scene.state, 1)).toEqual([])
    expect(diamant.refusal(scene.state, 1, { type: 'goOn' })).toEqual({ rule: 'D-32', reason: 'alreadyLeft' })
  })

  test('D-33 several leavers split the total on the path; the remainder stays as one amount on a treasure', () => {
    const scene = cave(`
      diamant expedition 1
      path: 11(3) 7(3) ram
      seat 0: in hand 3 chest 0 open
      seat 1: in hand 3 chest 0 open
      seat 2: in hand 3 chest 0 open
      seat 3: in hand 3 chest 0 open
      coming: relic
    `).play('0 leave, 1 leave, 2 leave, 3 leave')
    expect(scene.event('pathShared')).toEqual({ type: 'pathShared', leavers: 4, stays: 2, onCards: [0, 2, 0] })
    expect(scene.state.chest).toEqual([4, 4, 4, 4])
  })

  test('D-33 card by card nobody would get anything; the total is what is split', () => {
    const scene = cave(`
      diamant expedition 1
      path: 5(1) 9(1) 13(1)
      seat 0: in hand 6 chest 0 open
      seat 1: in hand 6 chest 0 open
      seat 2: in hand 6 chest 0 open
      seat 3: in hand 6 chest 0 open
      coming: ram
    `).play('0 leave, 1 leave, 2 goOn, 3 goOn')
    scene.shows(`
      diamant expedition 1
      path: 5 9 13(1) ram
      seat 0: camp chest 7
      seat 1: camp chest 7
      seat 2: in hand 6 chest 0 open
      seat 3: in hand 6 chest 0 open
    `)
  })

  test('D-34 a single leaver takes every relic', () => {
    const scene = expedition(3, 'relic 3 relic 5')
    all(scene, 'goOn')
    all(scene, 'goOn')
    scene.play('0 goOn, 1 leave, 2 goOn').shows(`
      diamant expedition 1
      path: 3 5(1)
      seat 0: in hand 3 chest 0 open
      seat 1: camp chest 1 relics 5 5
      seat 2: in hand 3 chest 0 open
    `)
  })

  test('D-34 two leavers take none; the relics stay for a later one', () => {
    const scene = expedition(4, 'relic 4 5').play('0 goOn, 1 goOn, 2 leave, 3 leave')
    expect(scene.event('relicsStayed')).toEqual({ type: 'relicsStayed', relics: 1, leavers: 2 })
    expect(scene.event('relicTaken')).toBeUndefined()
    scene.play('0 leave, 1 goOn')
    expect(scene.event('relicTaken')).toEqual({ type: 'relicTaken', seat: 0, count: 1, worth: 5 })
  })

  test('D-35 relics are worth 5, 5, 5, then 10, counted over the whole game; one leaver may cross the boundary', () => {
    const scene = cave(`
      diamant expedition 3
      path: relic relic relic 3
      earlier: 5 5 0 / 0 0 0
      seat 0: in hand 1 chest 0 relics 5 open
      seat 1: in hand 1 chest 0 relics 5 open
      seat 2: in hand 1 chest 0 open
      coming: ram
    `).play('0 goOn, 1 goOn, 2 leave')
    const taken = scene.events.filter(event => event.type === 'relicTaken')
    expect(taken.map(({ count, worth }) => [count, worth])).toEqual([
      [3, 5],
      [4, 10],
      [5, 10],
    ])
    expect(diamant.notation.makePosition(scene.state)).toContain('seat 2: camp chest 1 relics 5 10 10')
  })

  test('D-36 relics carried out are safe from traps', () => {
    const scene = expedition(3, 'relic ram lava lava 5').play('0 leave, 1 goOn, 2 goOn')
    all(scene, 'goOn')
    all(scene, 'goOn')
    expect(scene.state.round).toBe(2)
    expect(diamant.notation.makePosition(scene.state)).toContain('seat 0: in hand 1 chest 0 relics 5 open')
  })

  test('D-37 while somebody stays the next card is revealed, also for one alone', () => {
    const scene = expedition(3, '3 5 7').play('0 leave, 1 leave, 2 goOn')
    expect(scene.event('treasureShared')).toMatchObject({ each: 5, seats: [2] })
    scene.play('2 goOn')
    expect(scene.event('treasureShared')).toMatchObject({ each: 7, seats: [2] })
    expect(scene.state.round).toBe(1)
  })
})
