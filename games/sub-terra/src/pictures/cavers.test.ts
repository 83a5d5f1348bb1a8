import { describe, expect, test } from 'vitest'
import { cave } from './test-kit/cave.ts'

describe('V-1 Diver', () => {
  const pools = '  a b c\n1 w-S-W\n'

  test('V-1 Dive: from a water tile off the map; her turn ends', () => {
    const after = cave(`${pools}diver a1 ap2\nleader b1`).play('diver dive')
    expect(after).toShow(`${pools}diver submerged\nleader b1 ap2`)
    expect(cave(`${pools}diver b1 ap2`)).toRefuse('diver dive', 'V-1', 'noWater')
    expect(cave(`${pools}leader a1 ap2`)).toRefuse('leader dive', 'V-1', 'notYourAbility')
  })

  test('V-1 an Exert check then due is still made and may cost health', () => {
    const after = cave(`${pools}diver a1 ap2 exerted\nleader b1\ndice 1`).play('diver dive')
    expect(after).toShow(`${pools}diver submerged hp2\nleader b1 ap2`)
  })

  test('V-1 the whole next turn is surfacing, on any water tile, flooded or not', () => {
    const asked = cave(`${pools}leader b1 ap0\ndiver submerged\nscout b1`).play('leader end')
    expect(asked.offers()).toEqual(['surface a1', 'surface c1'])
    expect(asked).toRefuse('diver surface b1', 'V-1', 'noWater')
    expect(asked.play('diver surface c1')).toShow(`${pools}leader b1\ndiver c1\nscout b1 ap2`)
  })

  test('V-1 Amphibious: floods cost her nothing, and she moves onto flooded tiles', () => {
    const after = cave(`${pools}diver b1 ap2\ncoming hazards flood`).play('diver move e', 'diver end')
    expect(after).toShow('  a b c\n1 W-S-W\ndiver c1 ap2\nseen flood\nround 2')
    expect(after.saw('unharmed')).toMatchObject([{ caver: 'diver', harm: 'flood', why: 'amphibious' }])
  })

  test('V-1 submerged, only tremors and Out of Time reach her', () => {
    const flood = cave(`${pools}leader b1 ap0\ndiver submerged hp1 starting\ncoming hazards flood`).play('leader end')
    expect(flood.saw('hurt')).toEqual([])
    const tremor = cave(`${pools}leader b1 ap0\ndiver submerged hp1 starting\ncoming hazards tremor\ndice 1 6`)
    const knockedOut = tremor.play('leader end')
    expect(knockedOut.position.cavers[1]).toMatchObject({ submerged: true, health: 0 })
  })

  test('V-1 knocked out she surfaces unconscious when her turn would begin, on a tile of her choice', () => {
    const asked = cave(`${pools}leader b1 ap0\ndiver submerged hp0\nscout b1`).play('leader end')
    expect(asked.play('diver surface a1')).toShow(`${pools}leader b1\ndiver a1 hp0\nscout b1 ap2`)
  })
})

describe('V-2 Scout', () => {
  const guiding = (more: string) => cave(`  a\n1 S\nscout ap2\n${more}`)

  test('V-2 Guide: she may discard the drawn tile and must place the next one', () => {
    const asked = guiding('coming tiles gas plain:NESW').play('scout reveal e')
    expect(asked).toShow('  a\n1 S\nscout ap1\nquestion guide tile gas side E\ncoming tiles plain:NESW')
    expect(asked.offers()).toEqual(['keep', 'discard'])
    expect(asked.play('scout discard')).toShow(`
        a b
          |
      1 S-.-
          |

      scout a1 ap1
      guides 2
      discarded gas
    `)
    expect(asked.play('scout keep').offers()).toEqual(['place NW', 'place SW'])
  })

  test('V-2 once per placement, three times a game', () => {
    const second = guiding('coming tiles gas gas').play('scout explore e', 'scout discard')
    expect(second.position.question.type).toBe('place')
    const none = guiding('guides 0\ncoming tiles gas').play('scout reveal e')
    expect(none.position.question.type).toBe('place')
  })

  test('V-2 not asked for the exit, nor without a next tile', () => {
    const own = 'own tiles start:NESW exit:N plain:N plain:N'
    expect(guiding(`coming tiles exit\n${own}`).play('scout reveal e').position.question.type).toBe('turn')
    const last = cave(`  a b\n1 S-X\nscout a1 ap2\ncoming tiles 2\ndiscarded 3\n${own}`).play('scout reveal w')
    expect(last.position.question.type).toBe('turn')
  })

  test('V-2 ruling: only for a tile C-3 allows, and what C-3 discards costs no use', () => {
    const own = 'own tiles start:E exit:N plain:N plain:NS plain:N plain:NS plain:N'
    const asked = guiding(`coming tiles 2 3 4 5\n${own}`).play('scout reveal e')
    expect(asked.position).toMatchObject({ question: { type: 'guide', tile: 3 }, discarded: [2], guidesLeft: 3 })
    const after = asked.play('scout discard')
    expect(after.position).toMatchObject({ discarded: [2, 3, 4], guidesLeft: 2 })
    expect(after.position.tiles[1]).toMatchObject({ id: 5 })
  })

  test('V-2 Stealthy: never a victim, unharmed by horrors', () => {
    const after = cave('  a b\n1 S-h\nscout b1 ap0\nhorror b1\ncoming hazards horror').play('scout end')
    expect(after.saw('horrorLeft')).toHaveLength(1)
    expect(after.position.cavers[0]?.health).toBe(3)
  })
})

describe('V-3 Geologist', () => {
  test('V-3 Excavate: rubble here or on a neighbour, connected or not', () => {
    const scene = cave('  a b\n1 C-S\n    |\n2 C-.\ngeologist a1 ap2')
    expect(scene.play('geologist excavate here', 'geologist excavate s')).toShow(
      '  a b\n1 c-S\n    |\n2 c-.\ngeologist a1 ap0',
    )
    expect(scene).toRefuse('geologist excavate e', 'A-8', 'nothingToDig')
  })

  test('V-3 Intuitive: she places the drawn tile or the spare; the other stays aside', () => {
    const asked = cave('  a\n1 S\ngeologist ap2\nspare water:NESW\ncoming tiles rough').play('geologist reveal e')
    expect(asked.offers()).toEqual(['takeDrawn', 'takeSpare'])
    expect(asked.play('geologist takeDrawn')).toShow('  a b\n    |\n1 S-r-\n    |\ngeologist a1 ap1\nspare water:NESW')
    expect(asked.play('geologist takeSpare')).toShow('  a b\n    |\n1 S-w-\n    |\ngeologist a1 ap1\nspare rough')
  })

  test('V-3 the exit too may stay aside', () => {
    const asked = cave('  a\n1 S\ngeologist ap2\nspare rough\ncoming tiles exit').play('geologist reveal e')
    expect(asked.play('geologist takeSpare').position.spare).toBe(1)
  })

  const narrow = 'own tiles start:E exit:N plain:N plain:NS plain:N plain:NS'

  test('V-3 ruling: only a tile C-3 allows; if neither fits the drawn one is discarded', () => {
    const spare = cave(`  a\n1 S\ngeologist ap2\nspare 2\ncoming tiles 3\n${narrow}`).play('geologist reveal e')
    expect(spare).toShow(`  a b\n1 S-.-\ngeologist a1 ap1\nspare 2\n${narrow}`)
    const drawn = cave(`  a\n1 S\ngeologist ap2\nspare 3\ncoming tiles 2\n${narrow}`).play('geologist reveal e')
    expect(drawn.position).toMatchObject({ spare: 2, question: { type: 'turn' } })
    const neither = cave(`  a\n1 S\ngeologist ap2\nspare 2\ncoming tiles 4 5\n${narrow}`).play('geologist reveal e')
    expect(neither.position).toMatchObject({ spare: 2, discarded: [4] })
  })

  test('V-3 ruling: drawn and spare are two choices even if alike', () => {
    const asked = cave('  a\n1 S\ngeologist ap2\nspare 63\ncoming tiles 64').play('geologist reveal e')
    expect(asked.offers()).toEqual(['takeDrawn', 'takeSpare'])
  })

  test('V-3 ruling: the spare is the exit and the drawn tile does not fit: the exit must be placed', () => {
    const after = cave(`  a\n1 S\ngeologist ap2\nspare exit\ncoming tiles 2\n${narrow}`).play('geologist reveal e')
    expect(after).toShow(`  a b\n1 S-X\ngeologist a1 ap1\nspare 2\n${narrow}`)
  })

  test('V-3 with the stack empty she may place the spare, others nothing', () => {
    const empty = (who: string) => cave(`  a b\n1 X-S\n${who} b1 ap2\nspare rough\ndiscarded rest`)
    expect(empty('geologist').play('geologist reveal e')).toShow(
      '  a b c\n      |\n1 X-S-r-\n      |\ngeologist b1 ap1\ndiscarded rest',
    )
    expect(empty('medic')).toRefuse('medic reveal e', 'C-4', 'stackEmpty')
  })
})

describe('V-4 Engineer', () => {
  test('V-4 Demolish: a token on a wall, then a cave-in at once', () => {
    const after = cave(`
        a b
      1 S-c
        |
      2 .-.

      engineer b1 ap2
      tile b1 caveIn 3.6 open SW
      tile b2 plain open W
      dice 6
    `)
    expect(after).toRefuse('engineer demolish w', 'V-4', 'connected')
    expect(after.play('engineer demolish n').position.tiles[1]).toMatchObject({ blasted: 'N', rubble: true })
  })

  test('V-4 a half connection can be blasted, and then connects', () => {
    const after = cave('  a b\n1 S>.\n  | |\n2 .-.\nengineer a1 ap2\ndice 1').play('engineer demolish e')
    expect(after.saw('blasted')).toMatchObject([{ at: [0, 0], side: 'E' }])
    expect(after.position.tiles.map(tile => tile.blasted)).toEqual(['E', 'W', undefined, undefined])
    expect(after.position.explosivesLeft).toBe(2)
  })

  test('V-4 a wall towards a gap, but not an open side, not a second token, not a fourth time', () => {
    const scene = cave('  a b\n    *\n1 S-.-\nengineer b1 ap2')
    expect(scene).toRefuse('engineer demolish e', 'V-4', 'openAlready')
    expect(scene).toRefuse('engineer demolish n', 'V-4', 'explosivesThere')
    expect(scene.offers().filter(text => text.startsWith('demolish'))).toEqual(['demolish s'])
    expect(cave('  a b\n1 S-.-\nengineer b1 ap2\nexplosives 0')).toRefuse(
      'engineer demolish s',
      'V-4',
      'noExplosivesLeft',
    )
  })

  test('V-4 Vigilant: a cave-in costs her only 1, by card or by her own hand', () => {
    const card = cave('  a b\n1 S-c\nengineer b1 ap0\ntile b1 caveIn 3.6\ncoming hazards caveIn\ndice 3').play(
      'engineer end',
    )
    expect(card.position.cavers[0]?.health).toBe(2)
    const blast = cave('  a b\n1 S-c\nmedic b1\nengineer b1 ap2\ntile b1 caveIn 3.6 open SW\ndice 3').play(
      'engineer demolish n',
    )
    expect(blast.position.cavers.slice(0, 2).map(caver => caver.health)).toEqual([0, 2])
    expect(blast.saw('hurt').map(event => event.harm)).toEqual(['demolish', 'demolish'])
  })
})

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
