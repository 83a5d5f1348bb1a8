import { type SubTerraPosition, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../telling/position.ts'
import { hasFallenSince, lyingIn, mayWait } from './waiting.ts'

function scene(picture: string): SubTerraPosition {
  const parsed = subTerra.notation.parsePosition(picture)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return positionOf(subTerra.view(parsed.value, 0))
}

const cavers = (...lines: string[]) => scene(`  a b c\n1 S-.-X\n${lines.join('\n')}`)

describe('E-1 waiting on the exit', () => {
  test('is offered there and nowhere else', () => {
    const here = cavers('leader c1 ap2', 'scout b1', 'medic c1', 'bodyguard c1')
    expect(mayWait(here, 'leader')).toBe(true)
    expect(mayWait(cavers('leader b1 ap2', 'scout b1', 'medic c1', 'bodyguard c1'), 'leader')).toBe(false)
  })

  test('ends when somebody falls, not when somebody is revived or comes out', () => {
    const before = cavers('leader c1 ap2', 'scout b1', 'medic a1 hp0', 'bodyguard b1')
    expect(lyingIn(before)).toEqual(['medic'])
    const fallen = cavers('leader c1 ap2', 'scout b1 hp0', 'medic a1 hp0', 'bodyguard b1')
    const revived = cavers('leader c1 ap2', 'scout c1', 'medic a1', 'bodyguard b1')
    expect(hasFallenSince(lyingIn(before), fallen)).toBe(true)
    expect(hasFallenSince(lyingIn(before), revived)).toBe(false)
  })
})
