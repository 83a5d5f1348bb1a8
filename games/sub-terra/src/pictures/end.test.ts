import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'
import { subTerra } from '../game.ts'

describe('E-1 when it ends', () => {
  test('E-1 when no conscious caver is off the exit, after the turn, not inside it', () => {
    const arrived = cave('  a b\n1 S-X\nmedic a1 ap2\nleader b1').play('medic move e')
    expect(arrived).toShow('  a b\n1 S-X\nmedic b1 ap1\nleader b1')
    expect(arrived.play('medic move w').position.phase).toBe('action')
    expect(arrived.play('medic end')).toShow('  a b\n1 S-X\nmedic b1\nleader b1\nover bronze')
  })

  test('E-1 after the horror phase', () => {
    const after = cave('  a b\n1 S-.\nmedic a1 ap0\nhorror b1').play('medic end')
    expect(after).toShow('  a b\n1 S-.\nmedic a1 hp0\nhorror a1\nover defeat')
  })

  test('E-1 after the hazard phase', () => {
    const after = cave('  a b\n1 S-w\nmedic b1 hp1 ap0\ncoming hazards flood').play('medic end')
    expect(after).toShow('  a b\n1 S-W\nmedic b1 hp0\nseen flood\nover defeat')
  })

  test('E-1 a submerged conscious Diver counts as off the exit', () => {
    const scene = cave('  a b c\n1 w-S-w\n    |\n2   X\nmedic b2 ap0\ndiver submerged\nleader b1 hp0').play('medic end')
    expect(scene.position.question).toEqual({ type: 'surface', caver: 'diver' })
    const out = cave('  a b c\n1 w-S-w\n    |\n2   X\nmedic b2 ap0\ndiver submerged hp0\nleader b1 hp0').play(
      'medic end',
    )
    expect(out.position).toMatchObject({ phase: 'over', result: 'defeat' })
  })

  test('E-1 after Out of Time too', () => {
    const after = cave('  a\n1 S\nmedic ap0\nhazardsLeft 0\ndice 3').play('medic end')
    expect(after.position).toMatchObject({ phase: 'over', result: 'defeat', outOfTime: true })
    expect(after.offers()).toEqual([])
  })

  const WAITED = '  a b\n1 S-X\nmedic b1 ap0\nleader a1 hp0\nscout b1\nbodyguard b1'
  const LATE = `${WAITED}\nhazardsLeft 0`
  test.each([
    ['leave', WAITED, 'over'],
    ['leave', LATE, 'over'],
    ['print', WAITED, 'over'],
    ['print', `${LATE}\noutOfTime`, 'action'],
    ['always', WAITED, 'action'],
    ['always', LATE, 'action'],
  ])('E-1 option fallen %s: whether somebody who lies in the cave keeps it going', (fallen, picture, phase) => {
    expect(cave(`${picture}\noptions fallen ${fallen}`).play('medic end').position.phase).toBe(phase)
  })

  test('E-1 option fallen: fetched and revived, she comes out with the others', () => {
    const waited = cave(`${LATE}\noutOfTime\ndice 6\noptions fallen print`).play('medic end')
    const fetched = waited.play('scout move w').play('scout exert').play('scout heal leader')
    expect(fetched.position.phase).not.toBe('over')
    expect(fetched.position.cavers.find(({ name }) => name === 'leader')).toMatchObject({ health: 1 })
  })

  test('E-1 option fallen: it is over when nobody is conscious anywhere', () => {
    const alone = cave('  a b c\n1 .-S-X\nmedic b1 hp1 ap0\nleader b1 hp0\nhorror a1\noptions fallen always')
    expect(alone.play('medic end').position).toMatchObject({ phase: 'over' })
  })

  test('E-1 nothing is possible any more', () => {
    const over = cave('  a b\n1 S-X\nmedic b1\nleader b1\nover bronze')
    expect(subTerra.refusal(over.state, 0, { type: 'endTurn' })).toMatchObject({ rule: 'E-1', reason: 'gameOver' })
    expect(subTerra.toAct(over.state)).toEqual([])
    expect(over.offers()).toEqual([])
  })
})

describe('E-2 the result', () => {
  const arrive = (others: readonly string[]) =>
    cave(`  a b\n1 S-X\nmedic b1 ap0\n${others.join('\n')}`).play('medic end')

  test.each([
    [['leader b1', 'scout b1', 'diver b1'], 'gold'],
    [['leader b1', 'scout a1 hp0', 'diver b1'], 'silver'],
    [['leader b1', 'scout devoured', 'diver submerged hp0'], 'bronze'],
    [['leader a1 hp0', 'scout devoured', 'diver a1 hp0'], 'defeat'],
    [['leader b1', 'scout b1', 'diver b1', 'climber a1 hp0', 'engineer devoured'], 'bronze'],
  ])('E-2 medic out with %j: %s', (others, result) => {
    const over = arrive(others)
    expect(over.position).toMatchObject({ phase: 'over', result })
    const [ended] = over.saw('gameEnded')
    expect(ended?.leftBehind).toEqual(others.filter(line => !line.includes('b1')).map(line => line.split(' ')[0]))
  })
})
