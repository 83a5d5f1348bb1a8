import { fastChance } from '@grotto/kernel'
import { leftBehind, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import { byThumb } from './careful.ts'

const decides = (picture: string) => byThumb(cave(picture)).action

/** Everybody plays by thumb to the end: who is left behind, on average of many dice. */
function leftOnAverage(picture: string, games = 200): number {
  let sum = 0
  for (let seed = 0; seed < games; seed++) {
    const state = cave(picture)
    const chance = fastChance(seed)
    while (state.question.type !== 'over') subTerra.advance(state, 0, byThumb(state).action, chance)
    sum += leftBehind(state).length
  }
  return sum / games
}

const OUT = 'medic X\nleader X\noutOfTime\noptions fallen print'
const NEAR = `  a b c\n1 S-.-X\nbodyguard c1 ap2\nscout b1 hp0\n${OUT.replaceAll('X', 'c1')}`
const FAR = `  a b c d e f g\n1 S-.-.-.-.-.-X\nbodyguard g1 ap2\nscout b1 hp0\n${OUT.replaceAll('X', 'g1')}`

describe('E-1 who lies in the cave when time is out', () => {
  test('is fetched from the exit where that is likelier to bring her out than to lose her rescuer', () => {
    expect(decides(NEAR)).toEqual({ type: 'move', side: 'W' })
    expect(leftOnAverage(NEAR)).toBeLessThan(0.4)
  })

  test('is helped by who stands beside her, though the way out is open', () => {
    expect(decides(NEAR.replace('bodyguard c1', 'bodyguard b1'))).toEqual({ type: 'heal', caver: 'scout' })
  })

  test('is left where it would cost another life', () => {
    expect(decides(FAR)).toEqual({ type: 'endTurn' })
    expect(leftOnAverage(FAR)).toBe(1)
  })

  test('is fetched by the nearest only', () => {
    expect(decides(NEAR.replace('medic c1', 'medic b1'))).toEqual({ type: 'endTurn' })
  })

  test.each(['always', 'print', 'leave'])('is fetched earlier too, whatever happens later: fallen %s', fallen => {
    const early = FAR.replace('outOfTime\n', '').replace('scout b1', 'scout e1')
    expect(decides(early.replace('print', fallen))).toMatchObject({ type: 'move', side: 'W' })
  })
})
