import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

describe('A-1 Reveal', () => {
  const ready = cave(`
      a
    1 S

    medic a1 ap2
    coming tiles plain:NES
  `)

  test('A-1 the side is named, then the tile is drawn, then it may be turned in any way that connects', () => {
    const drawn = ready.play('medic reveal e')
    expect(drawn).toShow(`
        a
      1 S

      medic a1 ap1
      question place tile plain:NES side E
    `)
    expect(drawn.offers()).toEqual(['place NEW', 'place NSW', 'place ESW'])
    expect(drawn).toRefuse('medic place NES', 'A-1', 'doesNotConnect')
    expect(drawn).toRefuse('medic place EW', 'A-1', 'notThisTile')
    expect(drawn.play('medic place NSW')).toShow(`
        a b
          |
      1 S-.
          |

      medic a1 ap1
    `)
  })

  test('A-1 rotations that look alike are one choice: a cross is just laid', () => {
    expect(cave('  a\n1 S\nmedic ap2\ncoming tiles water:NESW').play('medic reveal n')).toShow(`
        a
        |
      1-w-
        |
      2 S

      medic a2 ap1
    `)
  })

  test('A-1 only where a side is open and nothing lies behind it', () => {
    const scene = cave('  a b c\n1 S-.-.-\nmedic b1 ap2')
    expect(scene).toRefuse('medic reveal e', 'A-1', 'tileThere')
    expect(scene).toRefuse('medic reveal n', 'C-1', 'wall')
    expect(scene.offers().filter(text => text.startsWith('reveal'))).toEqual([])
  })
})

describe('A-2 Move', () => {
  test('A-2 one point, to a connected tile', () => {
    expect(cave('  a b\n1 S-g\nmedic a1 ap2').play('medic move e')).toShow('  a b\n1 S-g\nmedic b1 ap1')
  })

  test('A-2 not where nothing lies', () => {
    expect(cave('  a\n1 S\nmedic ap2')).toRefuse('medic move e', 'A-2', 'nothingThere')
  })
})

describe('A-3 Explore', () => {
  test('A-3 reveal and step onto the new tile, for one point', () => {
    const after = cave('  a\n1 S\nmedic ap2\ncoming tiles plain:NE').play('medic explore e', 'medic place SW')
    expect(after).toShow('  a b\n1 S-.\n    |\nmedic b1 ap1')
  })

  test('A-3 one must, squeeze included', () => {
    const after = cave('  a\n1 S\nmedic ap1\ncoming tiles squeeze').play('medic explore e')
    expect(after).toShow('  a b\n1 S-q-\nmedic b1 ap0')
  })
})

describe('A-4 Run', () => {
  const corridor = '  a b c d e\n1 S-.-.-.-.\n'

  test('A-4 up to three Moves for two points', () => {
    const after = cave(`${corridor}leader a1 ap2`).play('leader run', 'leader step e', 'leader step e')
    expect(after).toShow(`${corridor}leader d1 ap0`)
  })

  test('A-4 each decided after the last, and she may stop early', () => {
    expect(cave(`${corridor}leader a1 ap2`).play('leader run', 'leader stop')).toShow(`${corridor}leader b1 ap0`)
  })

  test('A-4 offered only if a first Move is possible', () => {
    expect(cave('  a b\n1 S-W\nleader a1 ap2')).toRefuse('leader run', 'A-4', 'nowhereToMove')
  })

  test('A-4 it ends where she falls', () => {
    const after = cave('  a b c\n1 S-g-.\nleader a1 hp2 ap2\nmedic a1\ngas 2').play('leader run')
    expect(after).toShow('  a b c\n1 S-g-.\nleader b1 hp0\nmedic a1 ap2\ngas 2')
  })

  test('A-4 and where no Move is left', () => {
    const after = cave('  a b\n1 S-d\nleader a1 ap2').play('leader run')
    expect(after).toShow('  a b\n1 S-d\nleader b1 ap0')
  })
})

describe('A-5 Heal', () => {
  test('A-5 herself or another on her tile', () => {
    const scene = cave('  a b\n1 S-.\nleader a1 hp1 ap2\nscout a1 hp0\nmedic b1 hp1\ndiver a1')
    expect(scene.play('leader heal leader').position.cavers[0]?.health).toBe(2)
    expect(scene.play('leader heal scout')).toShow(
      '  a b\n1 S-.\nleader a1 hp1 ap0\nscout a1 hp1\nmedic b1 hp1\ndiver a1',
    )
    expect(scene).toRefuse('leader heal medic', 'A-5', 'notOnYourTile')
    expect(scene).toRefuse('leader heal diver', 'A-5', 'fullHealth')
  })
})

describe('A-6 Swim', () => {
  test('A-6 swimming takes both points', () => {
    expect(
      cave(`
          a b c
        1 S-W-.

        medic a1 hp3 ap2
      `).play('medic swim e'),
    ).toShow(`
          a b c
        1 S-W-.

        medic b1 hp3 ap0
      `)
  })

  test('A-6 a Move does not enter flooded tiles; nobody swims where it is dry', () => {
    const scene = cave('  a b c\n1 w-S-W\nmedic b1 ap2')
    expect(scene).toRefuse('medic move e', 'A-6', 'flooded')
    expect(scene).toRefuse('medic swim w', 'A-6', 'notFlooded')
  })

  test('A-6 leaving is a plain Move, unless the next tile is flooded too', () => {
    const scene = cave('  a b c\n1 S-W-W\nmedic b1 ap2')
    expect(scene.offers()).toContain('move w')
    expect(scene.offers()).toContain('swim e')
    expect(scene).toRefuse('medic move e', 'A-6', 'flooded')
  })
})

describe('A-7 Squeeze', () => {
  test('A-7 takes both points', () => {
    const scene = cave('  a b c\n1 S-q-.\nmedic a1 ap2')
    expect(scene.play('medic squeeze e')).toShow('  a b c\n1 S-q-.\nmedic b1 ap0')
    expect(cave('  a b\n1 S-.\nmedic a1 ap2')).toRefuse('medic squeeze e', 'A-7', 'noSqueeze')
  })
})

describe('A-8 Dig', () => {
  test('A-8 on her own tile or a connected one', () => {
    const scene = cave('  a b c\n1 S-C-C\nmedic b1 ap2')
    expect(scene.play('medic dig here')).toShow('  a b c\n1 S-c-C\nmedic b1 ap0')
    expect(scene.play('medic dig e')).toShow('  a b c\n1 S-C-c\nmedic b1 ap0')
    expect(scene).toRefuse('medic dig w', 'A-8', 'nothingToDig')
  })

  test('A-8 not through a wall', () => {
    const scene = cave('  a b\n1 S-.\n  |  \n2 .-C\nmedic b1 ap2')
    expect(scene).toRefuse('medic dig s', 'C-1', 'wall')
  })
})

describe('A-9 Place rope', () => {
  const ledge = (letter: string, medic: string, more = '') => `  a b\n1 S-${letter}-\nmedic b1 ${medic}\n${more}`

  test('A-9 a check decides; the attempt costs two points either way', () => {
    expect(cave(ledge('l', 'ap2', 'dice 4')).play('medic placeRope')).toShow(ledge('L', 'ap0 triedRope'))
    expect(cave(ledge('d', 'ap2', 'dice 3')).play('medic placeRope')).toShow(ledge('d', 'ap0 triedRope'))
  })

  test('A-9 only on a ledge or slide without one', () => {
    expect(cave(ledge('L', 'ap2'))).toRefuse('medic placeRope', 'C-10', 'ropeThere')
    expect(cave('  a\n1 S\nmedic ap2')).toRefuse('medic placeRope', 'A-9', 'noLedgeOrSlide')
  })

  test.each([
    ['none', 'dice 1', 'l'],
    ['hide', 'dice 1', 'l'],
    ['hide+rope', '', 'L'],
  ])('A-9 edition thirdTry %s: the third attempt in a row', (thirdTry, dice, letter) => {
    const options = `options thirdTry ${thirdTry}`
    const after = cave(ledge('l', 'ap2 rope2', `${dice}\n${options}`)).play('medic placeRope')
    expect(after).toShow(ledge(letter, 'ap0 rope2 triedRope', options))
  })

  test('A-9 attempts are counted from turn to turn, successful or not; a turn without one breaks the row', () => {
    const tries = (medic: string) =>
      cave(`  a b\n1 S-l-\nmedic b1 ${medic}\nleader a1`).play('medic end').position.cavers[0]
    expect(tries('ap0 rope1 triedRope')).toMatchObject({ ropeTries: 2 })
    expect(tries('ap0 rope1')).not.toHaveProperty('ropeTries')
    expect(tries('ap0 hide1 triedHide rope1')).toMatchObject({ hideTries: 2 })
  })

  test('A-9 a skipped turn breaks the row too, and so does surfacing', () => {
    const skipped = cave('  a b\n1 S-w\nleader a1 ap0\nmedic hp0 hide2\ndiver submerged hide2\nscout').play(
      'leader end',
    )
    expect(skipped.position.turn?.caver).toBe('scout')
    for (const caver of skipped.position.cavers) expect(caver).not.toHaveProperty('hideTries')
  })
})

describe('A-10 Hide', () => {
  const hiding = (medic: string, more = '') => `  a\n1 S\nmedic ${medic}\n${more}`

  test('A-10 always offered with two points, useful or not', () => {
    expect(cave(hiding('ap2')).offers()).toContain('hide')
    expect(cave(hiding('ap1')).offers()).not.toContain('hide')
    expect(cave(hiding('ap2', 'dice 4')).play('medic hide')).toShow(hiding('ap0 hidden triedHide'))
    expect(cave(hiding('ap2', 'dice 3')).play('medic hide')).toShow(hiding('ap0 triedHide'))
  })

  test('A-10 no horror chooses her this round, even if she walks on', () => {
    const after = cave(`
        a b c d
      1 S-.-.-h

      medic b1 ap0 exerted hidden
      leader a1 starting
      horror d1
      coming hazards gas
      dice 6
    `).play('medic end')
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'leader', to: [2, 0] }])
    expect(after.position.cavers[0]).not.toHaveProperty('hidden')
  })

  test('A-10 nor if she falls and is revived', () => {
    const after = cave('  a\n1 S\nscout ap2\nleader hp0 hidden').play('scout heal leader')
    expect(after).toShow('  a\n1 S\nscout ap0\nleader hp1 hidden')
  })

  test.each([
    ['none', 'dice 1', ''],
    ['hide', '', ' hidden'],
    ['hide+rope', '', ' hidden'],
  ])('A-10 edition thirdTry %s: the third attempt in a row', (thirdTry, dice, hidden) => {
    const options = `options thirdTry ${thirdTry}`
    const after = cave(hiding('ap2 hide2', `${dice}\n${options}`)).play('medic hide')
    expect(after).toShow(hiding(`ap0 hide2 triedHide${hidden}`, options))
  })
})

describe('A-9, A-10 edition thirdTry', () => {
  test('A-10 the second attempt in a row still needs the die', () => {
    const after = cave('  a\n1 S\nmedic ap2 hide1\ndice 2\noptions thirdTry hide').play('medic hide')
    expect(after.saw('checked')).toMatchObject([{ reason: 'hide', die: 2, success: false }])
    const third = cave('  a\n1 S\nmedic ap2 hide2\noptions thirdTry hide').play('medic hide')
    expect(third.saw('checked')).toMatchObject([{ reason: 'hide', success: true, automatic: true }])
  })
})

describe('A-11, A-12 who does what how', () => {
  test('A-11 nobody runs onto flooded or squeeze tiles, but those who may Move there do', () => {
    const from = (who: string) => cave(`  a b c\n1 W-S-q\n${who} b1 ap2`)
    expect(from('leader')).toRefuse('leader run', 'A-4', 'nowhereToMove')
    expect(from('diver').play('diver run').position.cavers[0]?.at).toEqual([-1, 0])
    expect(from('climber').play('climber run').position.cavers[0]?.at).toEqual([1, 0])
    expect(from('medic')).toRefuse('medic sprint', 'A-4', 'nowhereToMove')
  })

  test.each([
    ['diver a1', 'diver swim e', 'move e'],
    ['climber c1', 'climber squeeze e', 'move e'],
    ['climber e1', 'climber placeRope', 'rig'],
    ['geologist f1', 'geologist dig here', 'excavate here'],
    ['medic f1', 'medic heal scout', 'bandage scout'],
  ])('A-12 %s: %s is not offered, %s is', (line, action, instead) => {
    const scene = cave(`  a b c d e f\n1 S-W-.-q-l-C\n${line} ap2\nscout f1 hp1\ntile e1 ledge arrow E`)
    expect(scene).toRefuse(action, 'A-12', 'yourAbilityDoesIt')
    expect(scene.offers()).toContain(instead)
  })

  test('A-12 the Medic heals herself at the full price', () => {
    expect(cave('  a\n1 S\nmedic hp1 ap2').play('medic heal medic')).toShow('  a\n1 S\nmedic hp2 ap0')
  })
})
