import { fastChance } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import { byThumb, carefulBot } from './careful.ts'

/** What the careful bot decides in a picture. */
function decides(picture: string) {
  const state = cave(picture)
  const seat = subTerra.toAct(state)[0]!
  return carefulBot.decide(subTerra.view(state, seat), [], { seat, random: fastChance(1) })
}

describe('what the rules of thumb say', () => {
  test('who lies beside her is brought back', () => {
    const { action, intent } = decides('  a b\n1 S-.\nmedic a1 ap2\nleader a1 hp0')
    expect(action).toEqual({ type: 'bandage', caver: 'leader' })
    expect(intent).toEqual({ type: 'bandage', at: [0, 0], caver: 'leader' })
  })

  test('the last point of health is too little to go on with', () => {
    expect(decides('  a b\n1 S-.\nclimber a1 hp1 ap2\nleader b1').action).toEqual({ type: 'heal', caver: 'climber' })
  })

  test('the exit is entered as soon as it can be', () => {
    const { action, intent, reasons } = decides('  a b\n1 S-X\nleader a1 ap1\nmedic a1')
    expect(action).toEqual({ type: 'move', side: 'E' })
    expect(intent).toMatchObject({ at: [1, 0] })
    expect(reasons[0]).toEqual({ reason: 'leaveCave' })
  })

  test('on the exit one stays', () => {
    expect(decides('  a b\n1 S-X\nclimber b1 hp1 ap2\nmedic a1').action).toEqual({ type: 'endTurn' })
  })

  const WAY_OUT = '  a b c d e f\n1 S-.-.-.-.-X\nclimber a1 hp1 ap2\nmedic f1\nleader f1\nhazardsLeft 0'

  test('Z-10 nobody exerts herself for a step that saves no round', () => {
    const spent = cave(WAY_OUT.replace('a1 hp1 ap2', 'd1 hp1 ap0'))
    expect(byThumb(spent).action).toEqual({ type: 'endTurn' })
  })

  test('T-3 but for one that reaches the exit, or saves a check', () => {
    const last = WAY_OUT.replace('a1 hp1 ap2', 'e1 hp1 ap0')
    expect(byThumb(cave(last)).action).toEqual({ type: 'exert' })
    const check = WAY_OUT.replace('a1 hp1 ap2', 'b1 hp3 ap0')
    expect(byThumb(cave(check)).action).toEqual({ type: 'exert' })
  })

  test('T-3 an effort is explained as one, not by what comes after it', () => {
    const { action, reasons } = decides(WAY_OUT.replace('a1 hp1 ap2', 'e1 hp1 ap0'))
    expect([action.type, reasons[0]]).toEqual(['exert', { reason: 'exert' }])
  })

  test('V-7 the Bodyguard drives off a horror beside him', () => {
    const { action } = decides('  a b c\n1 S-.-h\nbodyguard b1 ap2\nmedic a1\nhorror c1')
    expect(action).toEqual({ type: 'repel', side: 'E' })
  })

  test('others run from it', () => {
    const { action, reasons } = decides('  a b c d e f\n1 .-.-.-S-.-h\nclimber e1 ap2\nmedic a1\nhorror f1')
    expect(['run', 'move']).toContain(action.type)
    expect(reasons).toContainEqual({ reason: 'flee' })
  })

  test('V-2 the Scout is not afraid of horrors', () => {
    const { reasons } = decides('  a b c d e f\n1 .-.-.-S-.-h\nscout d1 ap2\nmedic a1\nhorror f1')
    expect(reasons).not.toContainEqual({ reason: 'flee' })
  })

  test('with points to spare and a gap at hand the next tile is drawn', () => {
    expect(['reveal', 'explore']).toContain(decides('  a\n1 S\nleader a1 ap2\nmedic a1').action.type)
  })
})
