import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

describe('V-5 Climber, V-6 Medic', () => {
  test('V-5 Rig: a rope for one point, without a check', () => {
    expect(cave('  a b\n1 S-l-\nclimber b1 ap2').play('climber rig')).toShow('  a b\n1 S-L-\nclimber b1 ap1')
  })

  test('V-5 Agile: she moves onto squeeze tiles and rubble', () => {
    const after = cave('  a b c\n1 S-q-C\nclimber a1 ap2').play('climber move e', 'climber move e')
    expect(after).toShow('  a b c\n1 S-q-C\nclimber c1 ap0')
  })

  test('V-6 Bandage: another on her tile, for one point', () => {
    const scene = cave('  a\n1 S\nmedic hp1 ap2\nleader hp0\nscout')
    expect(scene.play('medic bandage leader')).toShow('  a\n1 S\nmedic hp1 ap1\nleader hp1\nscout')
    expect(scene).toRefuse('medic bandage medic', 'V-6', 'onlyOthers')
    expect(scene).toRefuse('medic bandage scout', 'A-5', 'fullHealth')
  })

  test('V-6 Sprint: one or two Moves for one point', () => {
    const running = cave('  a b c d\n1 S-.-.-.\nmedic a1 ap2').play('medic sprint')
    expect(running).toShow('  a b c d\n1 S-.-.-.\nmedic b1 ap1\nquestion step left 1 made 1 by sprint')
    expect(running.play('medic step e')).toShow('  a b c d\n1 S-.-.-.\nmedic c1 ap1')
    expect(running.play('medic stop')).toShow('  a b c d\n1 S-.-.-.\nmedic b1 ap1')
  })
})

describe('V-7 Bodyguard', () => {
  test('V-7 Repel: one horror from a connected neighbour, never from his own tile', () => {
    const scene = cave('  a b c\n1 S-C-.\nbodyguard a1 ap2\nhorrors b1 b1 c1')
    expect(scene.play('bodyguard repel e')).toShow('  a b c\n1 S-C-.\nbodyguard a1 ap1\nhorrors b1 c1')
    expect(cave('  a b\n1 S-.\nbodyguard a1 ap2\nhorror a1').offers().join()).not.toContain('repel')
    expect(cave('  a b\n1 S-.\nbodyguard a1 ap2')).toRefuse('bodyguard repel e', 'V-7', 'noHorrorThere')
  })

  test('V-7 from the exit too', () => {
    expect(cave('  a b\n1 S-X\nbodyguard a1 ap1\nhorror b1').play('bodyguard repel e').position.horrors).toEqual([])
  })

  test.each([
    ['flood', 'w', ''],
    ['gas', 'g', ''],
    ['caveIn', 'c', 'dice 3'],
  ])('V-7 Protector: others on his tile lose nothing to %s, he does', (hazard, letter, dice) => {
    const tile = letter === 'c' ? 'tile b1 caveIn 3.6' : ''
    const after = cave(
      `  a b\n1 S-${letter}\nmedic b1\nbodyguard b1 ap0\n${tile}\ncoming hazards ${hazard}\n${dice}`,
    ).play('bodyguard end')
    expect(after.position.cavers[0]?.health).toBe(3)
    expect(after.position.cavers[1]!.health).toBeLessThan(5)
    expect(after.saw('unharmed')).toMatchObject([{ caver: 'medic', why: 'protector', by: 'bodyguard' }])
  })

  test('V-7 Protector: entering gas too, but not rough ground or exertion', () => {
    const gas = cave('  a b\n1 S-g\nmedic a1 ap2\nbodyguard b1\ngas 4').play('medic move e')
    expect(gas.position.cavers[0]?.health).toBe(3)
    const rough = cave('  a b\n1 S-r\nmedic a1 ap2\nbodyguard b1\ndice 1').play('medic move e')
    expect(rough.position.cavers[0]?.health).toBe(2)
    const exert = cave('  a\n1 S\nmedic ap0 exerted\nbodyguard\ndice 1').play('medic end')
    expect(exert.position.cavers[0]?.health).toBe(2)
  })
})

describe('V-8 Leader', () => {
  test('V-8 Command: another does something at once that costs 1, and decides what', () => {
    const asked = cave('  a b\n1 S-.\nleader a1 ap2\nmedic a1').play('leader command medic')
    expect(asked).toShow('  a b\n1 S-.\nleader a1 ap1 commandUsed\nmedic a1\nquestion commanded medic')
    expect(asked).toRefuse('medic hide', 'V-8', 'costsTooMuchForCommand')
    expect(asked).toRefuse('medic exert', 'V-8', 'oneActionOnly')
    const done = asked.play('medic move e')
    expect(done).toShow('  a b\n1 S-.\nleader a1 ap1 commandUsed\nmedic b1')
    expect(done).toRefuse('leader command medic', 'V-8', 'commandUsed')
  })

  test('V-8 declining does not bring the point back', () => {
    const after = cave('  a b\n1 S-.\nleader a1 ap1\nmedic a1').play('leader command medic', 'medic decline')
    expect(after).toShow('  a b\n1 S-.\nleader a1 ap0 commandUsed\nmedic a1')
  })

  test('V-8 with her own abilities: the Medic sprints, the Scout guides', () => {
    const medic = cave('  a b c\n1 S-.-.\nleader a1 ap1\nmedic a1').play('leader command medic', 'medic sprint')
    expect(medic).toShow(
      '  a b c\n1 S-.-.\nleader a1 ap0 commandUsed\nmedic b1\nquestion step medic left 1 made 1 by sprint',
    )
    const scout = cave('  a\n1 S\nleader ap1\nscout\ncoming tiles gas').play('leader command scout', 'scout explore e')
    expect(scout.position.question).toMatchObject({ type: 'guide', caver: 'scout', explore: true })
  })

  test('V-8 whoever falls at it, the Leader goes on', () => {
    const after = cave('  a b\n1 S-g\nleader a1 ap2\nmedic a1 hp2\ngas 2').play('leader command medic', 'medic move e')
    expect(after).toShow('  a b\n1 S-g\nleader a1 ap1 commandUsed\nmedic b1 hp0\ngas 2')
  })

  test('V-8 not herself, not the unconscious, submerged, devoured, nor who could do nothing', () => {
    const scene = cave('  a b\n1 S-w\nleader a1 ap2\nmedic a1 hp0\ndiver submerged\nscout devoured')
    expect(scene).toRefuse('leader command leader', 'V-8', 'notYourself')
    expect(scene).toRefuse('leader command medic', 'V-8', 'commandUnconscious')
    expect(scene).toRefuse('leader command diver', 'V-8', 'commandSubmerged')
    expect(scene).toRefuse('leader command scout', 'V-8', 'commandDevoured')
    const idle = cave('  a b c\n1 S-W-.\n  \nleader a1 ap2\nscout c1')
    expect(idle).toRefuse('leader command scout', 'V-8', 'nothingToCommand')
  })

  test('V-8 also who is on the exit', () => {
    expect(cave('  a b\n1 S-X\nleader a1 ap2\nscout b1').offers()).toContain('command scout')
  })

  test('V-8 Experienced: +1 on all her checks while she is conscious, Out of Time included', () => {
    const hide = cave('  a\n1 S\nleader ap2\ndice 3').play('leader hide')
    expect(hide.saw('checked')).toMatchObject([{ die: 3, bonus: 1, success: true }])
    const late = cave('  a\n1 S\nmedic ap0\nleader hp0\noutOfTime\ndice 6 3').play('medic end')
    expect(late.saw('devoured')).toMatchObject([{ caver: 'leader' }])
    const awake = cave('  a\n1 S\nmedic\nleader hp1 ap0\noutOfTime\ndice 6 3').play('leader end')
    expect(awake.saw('devoured')).toEqual([])
  })
})
