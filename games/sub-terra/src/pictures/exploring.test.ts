import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

/** Tiles on their way into the cave, where several rules meet. */
describe('A-3 what explorers meet', () => {
  test('A-3, Z-4, T-5 falling in gas on the new tile ends the turn', () => {
    const after = cave('  a\n1 S\nmedic hp2 ap2\nleader\ncoming tiles gas\ngas 2').play(
      'medic explore e',
      'medic place SW',
    )
    expect(after).toShow('  a b\n1 S-g\n    |\nmedic b1 hp0\nleader a1 ap2\ngas 2')
  })

  test('A-3, V-8 a commanded explorer falls: the Leader goes on', () => {
    const after = cave('  a\n1 S\nleader ap2\nmedic hp1\ncoming tiles rough\ndice 1').play(
      'leader command medic',
      'medic explore e',
    )
    expect(after).toShow('  a b\n    |\n1 S-r-\n    |\nleader a1 ap1 commandUsed\nmedic b1 hp0')
  })

  test('A-3, C-9 down a slide there is no way back without a rope', () => {
    const after = cave('  a\n1 S\nmedic ap2\ncoming tiles slide').play('medic explore e')
    expect(after).toShow('  a b\n1 S-d-\nmedic b1 ap1\ntile b1 slide arrow E')
    expect(after).toRefuse('medic move w', 'C-9', 'slideNeedsRope')
  })

  test('A-3, C-13 onto the exit, and out: the game ends with her turn', () => {
    const out = cave('  a\n1 S\nmedic ap2\ncoming tiles exit').play('medic explore e', 'medic end')
    expect(out).toShow('  a b\n1 S-X\nmedic b1\nover defeat')
  })

  test('A-1, C-8 a ledge wants its rope before one reveals over its head', () => {
    const roped = cave('  a b\n1 S-l-\nclimber b1 ap2\ncoming tiles rough\ndice 6').play(
      'climber rig',
      'climber explore e',
    )
    expect(roped).toShow('  a b c\n      |\n1 S-L-r-\n      |\nclimber c1 ap0')
  })
})

describe('V-2 Guide with C-3', () => {
  const guide = (more: string) => cave(`  a\n1 S\nscout ap2\n${more}`)

  test('V-2 the next tile may be the exit, and she must place it', () => {
    const after = guide('coming tiles gas exit').play('scout reveal n', 'scout discard')
    expect(after).toShow('  a\n1 X\n  |\n2 S\nscout a2 ap1\nguides 2\ndiscarded gas')
  })

  test('V-2 exploring: keep, turn, step onto it', () => {
    const after = guide('coming tiles plain:NE').play('scout explore e', 'scout keep', 'scout place NW')
    expect(after).toShow('  a b\n    |\n1 S-.\nscout b1 ap1')
  })

  test('V-2, C-3 after her discard tiles that do not fit go too, down to the last, which always fits', () => {
    const own = 'own tiles start:EW exit:N plain:NS plain:N plain:N'
    const asked = cave(`  a b\n1 S-X\nscout a1 ap2\ncoming tiles 2 3 4\n${own}`).play('scout reveal w')
    expect(asked.position.question).toMatchObject({ type: 'guide', tile: 2 })
    expect(asked.play('scout discard')).toShow(`  a b c\n1 .-S-X\nscout b1 ap1\nguides 2\ndiscarded 2 3\n${own}`)
  })
})

describe('V-3 Intuitive with C-3', () => {
  const own = 'own tiles start:EW exit:N plain:N plain:N plain:NS'

  test('V-3, C-3 the last tile of the stack switches the test off, whatever lies aside', () => {
    const asked = cave(`  a b\n1 S-X\ngeologist a1 ap2\nspare 2\ndiscarded 4\n${own}`).playBy(
      () => 0,
      'geologist reveal w',
    )
    expect(asked.position).toMatchObject({ stackLeft: 0, question: { type: 'intuition', tile: 3, spare: 2 } })
    expect(asked.play('geologist takeSpare')).toShow(`  a b c\n1 .-S-X\ngeologist b1 ap1\nspare 3\ndiscarded 4\n${own}`)
  })

  test('V-3, C-4 the last spare is placed without a question, and then nothing is left', () => {
    const after = cave(`  a b\n1 S-X\ngeologist a1 ap2\nspare 2\ndiscarded 3 4\n${own}`).play('geologist explore w')
    expect(after).toShow(`  a b c\n1 .-S-X\ngeologist a1 ap1\ndiscarded 3 4\n${own}`)
    expect(after.position).not.toHaveProperty('spare')
  })

  test('V-3 a spare known to lie on top is drawn next', () => {
    const after = cave('  a\n1 S\nmedic ap2\ngeologist devoured\ntop rough').play('medic reveal e')
    expect(after).toShow('  a b\n    |\n1 S-r-\n    |\nmedic a1 ap1\ngeologist devoured')
  })

  test('V-3, V-8 commanded, she still has her choice', () => {
    const asked = cave('  a\n1 S\nleader ap1\ngeologist\nspare 63\ncoming tiles 64').play(
      'leader command geologist',
      'geologist reveal e',
    )
    expect(asked.position.question).toMatchObject({ type: 'intuition', caver: 'geologist', tile: 64, spare: 63 })
  })
})

describe('V-4 Demolish, and what follows', () => {
  test('V-4, C-3 a blasted side counts as a way on', () => {
    const own = 'own tiles start:E exit:N plain:N plain:N plain:NS'
    const after = cave(`  a\n  *\n1 S\nengineer ap2\ncoming tiles 2\n${own}`).play('engineer reveal e')
    expect(after).toShow(`  a b\n  *\n1 S-.\nengineer a1 ap1\n${own}`)
  })

  test('V-4 through a wall into the neighbour, and at once there is a way', () => {
    const scene = cave('  a b\n1 S-.\n  |\n2 .-.\nengineer b1 ap2 exerted\nmedic a1\ndice 2 6')
    const after = scene.play('engineer demolish s')
    expect(after).toShow(
      '  a b\n1 S-.\n  | *\n2 .-.\nengineer b1\nmedic a1 ap2\nexplosives 2\ntile b1 plain open W\ntile b2 plain open W',
    )
  })

  test('V-4, V-7 the Bodyguard covers others from the cave-in she caused', () => {
    const after = cave(`
        a b
      1 S-c

      bodyguard b1
      medic b1
      engineer b1 ap2
      tile b1 caveIn 3.6 open SW
      dice 3
    `).play('engineer demolish n')
    expect(after.position.cavers.slice(0, 3).map(caver => caver.health)).toEqual([2, 3, 3])
    expect(after.saw('unharmed').map(event => event.caver)).toEqual(['medic', 'engineer'])
  })

  test('V-4 horrors come through too', () => {
    const after = cave('  a b\n1 S-.\n  | *\n2 .-.\nmedic b1 ap0\nhorror b2\ncoming hazards gas').play('medic end')
    expect(after.position.horrors).toEqual([[1, 0]])
  })
})
