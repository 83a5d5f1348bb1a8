import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

const EXPERT = 'options difficulty expert'

describe('Z-1 to Z-5', () => {
  test('Z-1 gas of the last phase ends, then the next card is revealed and resolved', () => {
    const after = cave('  a b\n1 S-g\nmedic b1 ap0\ngas 2\nseen gas\ncoming hazards flood').play('medic end')
    expect(after).toShow('  a b\n1 S-g\nmedic b1 ap2\nseen gas flood\nround 2')
    expect(after.saw('gasCleared')).toHaveLength(1)
  })

  test('Z-2 tremor: every conscious caver checks, a submerged Diver too', () => {
    const after = cave(`
        a b c
      1 w-S-w

      leader b1
      scout b1 hp0
      diver submerged
      medic b1 ap0
      coming hazards tremor
      dice 2 3 4
    `).play('medic end')
    expect(after.saw('checked').map(({ caver, success }) => [caver, success])).toEqual([
      ['leader', false],
      ['diver', false],
      ['medic', true],
    ])
    expect(after.position.cavers.map(caver => caver.health)).toEqual([2, 0, 2, 3])
  })

  test('Z-3 flood: markers on all water, then everyone on a flooded tile, old or new, loses 1', () => {
    const after = cave(`
        a b c
      1 W-S-w

      leader a1
      scout b1
      medic c1 ap0
      coming hazards flood
    `).play('medic end')
    expect(after).toShow(`
        a b c
      1 W-S-W

      leader a1 hp2
      scout b1 ap2 starting
      medic c1 hp2
      seen flood
      round 2
    `)
  })

  test('Z-4 gas: 2 for everyone on a gas tile, and 2 on entering until the next hazard phase', () => {
    const gassed = cave('  a b c\n1 g-S-g\nleader a1\nscout b1\nmedic b1 ap0\ncoming hazards gas').play('medic end')
    expect(gassed).toShow('  a b c\n1 g-S-g\nleader a1 hp1\nscout b1 ap2 starting\nmedic b1\ngas 2\nseen gas\nround 2')
    const entered = gassed.play('scout move e')
    expect(entered.saw('hurt')).toMatchObject([{ caver: 'scout', harm: 'gasEntered', points: 2 }])
  })

  test('Z-4 by Explore too', () => {
    const after = cave('  a\n1 S\nmedic ap2\ncoming tiles gas\ngas 2').play('medic explore e', 'medic place NW')
    expect(after).toShow('  a b\n    |\n1 S-g\nmedic b1 hp1 ap1\ngas 2')
  })

  test('Z-5 cave-in: a die says which tiles fall; everyone there loses 3', () => {
    const after = cave(`
        a b c
      1 c-S-c

      leader a1
      scout a1 hp2
      medic c1 ap0
      tile a1 caveIn 3.6
      tile c1 caveIn 2.6
      coming hazards caveIn
      dice 3
    `).play('medic end')
    expect(after.saw('caveInRolled')).toEqual([{ type: 'caveInRolled', die: 3, at: [[-1, 0]] }])
    expect(after.position.cavers.slice(0, 3).map(caver => caver.health)).toEqual([0, 0, 3])
  })

  test('Z-5 a tile with rubble is not hit', () => {
    const after = cave('  a b\n1 S-C\nmedic b1 ap0\ntile b1 caveIn 3.6\ncoming hazards caveIn\ndice 3').play(
      'medic end',
    )
    expect(after).toShow('  a b\n1 S-C\nmedic b1 ap2\nseen caveIn\nround 2')
  })
})

describe('Z-6, Z-7 horror, and cards that strike twice', () => {
  test('Z-6 all horrors step, then one more spawns', () => {
    const after = cave(`
        a b c d e
      1 S-.-.-.-h

      medic a1 ap0
      horror e1
      coming hazards horror
    `).play('medic end')
    expect(after).toShow(`
        a b c d e
      1 S-.-.-.-h

      medic a1 ap2
      horrors c1 e1
      seen horror
      round 2
    `)
  })

  test('Z-7 horror ×2: all step, all step again, then two spawn', () => {
    const after = cave(`
        a b c d e f
      1 S-.-.-.-.-h
        |
      2 h

      scout a2
      medic a1 ap0
      horror f1
      coming hazards horror×2
      ${EXPERT}
    `).play('medic end')
    expect(after.saw('horrorMoved').map(event => event.to[0])).toEqual([4, 3, 2])
    expect(after.position.horrors).toEqual([
      [2, 0],
      [0, 1],
      [5, 0],
    ])
  })

  test.each([4, 2])('Z-7 ruling: after gas ×2 entering costs %i, by option', entry => {
    const options = `${EXPERT} gasTwiceEntry ${entry}`
    const after = cave(`  a b\n1 S-g\nbodyguard b1 ap0\ncoming hazards gas×2\n${options}`).play('bodyguard end')
    expect(after).toShow(`  a b\n1 S-g\nbodyguard b1 hp1 ap2\ngas ${entry}\nseen gas×2\nround 2\n${options}`)
  })

  test('Z-7 flood ×2 costs 2, tremor ×2 is rolled twice', () => {
    const flood = cave(`  a b\n1 S-w\nmedic b1 ap0\ncoming hazards flood×2\n${EXPERT}`).play('medic end')
    expect(flood.position.cavers[0]?.health).toBe(1)
    const tremor = cave(`  a\n1 S\nmedic ap0\ncoming hazards tremor×2\ndice 1 2\n${EXPERT}`).play('medic end')
    expect(tremor.position.cavers[0]?.health).toBe(1)
  })

  test('Z-7 cave-in ×2: what fell at the first roll is not hit by the second', () => {
    const after = cave(`
        a b c
      1 c-S-c

      bodyguard a1 ap0
      tile a1 caveIn 3.6
      tile c1 caveIn 2.6
      coming hazards caveIn×2
      dice 3 6
      ${EXPERT}
    `).play('bodyguard end')
    expect(after.position.cavers[0]?.health).toBe(2)
    expect(after.saw('caveInRolled').map(event => event.at)).toEqual([[[-1, 0]], [[1, 0]]])
  })
})

describe('Z-8, Z-9 at once', () => {
  test('Z-8 protections are read when it starts: a Bodyguard who falls has protected', () => {
    const scene = cave('  a b\n1 S-g\nleader a1\nmedic b1\nbodyguard b1 hp2 ap0\ncoming hazards gas').play(
      'bodyguard end',
    )
    expect(scene.position.cavers.slice(1, 3).map(caver => caver.health)).toEqual([3, 0])
  })

  test('Z-8 and again for the second half of a ×2: fallen, he protects no more', () => {
    const after = cave(`
        a b
      1 S-g

      leader a1
      medic b1
      bodyguard b1 hp2 ap0
      coming hazards gas×2
      ${EXPERT}
    `).play('bodyguard end')
    expect(after.position.cavers.slice(1, 3).map(caver => caver.health)).toEqual([1, 0])
    expect(after.saw('unharmed')).toMatchObject([
      { caver: 'medic', harm: 'gasCard', why: 'protector', by: 'bodyguard' },
    ])
  })

  test('Z-9 the unconscious have nothing to lose and roll no die for a tremor', () => {
    const flood = cave('  a b\n1 S-w\nleader b1 hp0\nmedic a1 ap0\ncoming hazards flood').play('medic end')
    expect(flood.position.cavers[0]?.health).toBe(0)
    const tremor = cave('  a\n1 S\nleader hp0\nmedic ap0\ncoming hazards tremor\ndice 6').play('medic end')
    expect(tremor.saw('checked').map(event => event.caver)).toEqual(['medic'])
  })
})

describe('Z-10 out of time', () => {
  const late = (more: string) => cave(`  a b c\n1 w-S-X\n${more}\nhazardsLeft 0`)

  test('Z-10 every caver not on the exit checks, conscious or not, submerged too, or is devoured', () => {
    const after = late('leader b1 hp1\nscout b1 hp0\ndiver submerged\nmedic c1 ap0\ndice 3 3 4').play('medic end')
    expect(after.saw('checked').map(({ caver, reason, success }) => [caver, reason, success])).toEqual([
      ['leader', 'outOfTime', true],
      ['scout', 'outOfTime', false],
      ['diver', 'outOfTime', true],
    ])
    expect(after.saw('devoured')).toEqual([{ type: 'devoured', caver: 'scout' }])
    expect(after.position).toMatchObject({ outOfTime: true, round: 2, hazardsLeft: 0 })
    expect(after.position.cavers[1]).toMatchObject({ devoured: true })
    expect(after.position.cavers[1]).not.toHaveProperty('at')
  })

  test('Z-10 in every later phase again; horror phases go on; the last gas still ends', () => {
    const again = cave(`
        a b c d
      1 h-.-.-S

      medic d1 ap0
      horror a1
      outOfTime
      gas 2
      dice 5
    `).play('medic end')
    expect(again).toShow(`
        a b c d
      1 h-.-.-S

      medic d1 ap2
      horror b1
      outOfTime
      round 2
    `)
  })

  test('Z-10 V-3 if the Geologist is devoured her spare goes on top of the stack', () => {
    const after = cave('  a\n1 S\ngeologist\nmedic ap0\nspare 12\noutOfTime\ndice 1 5').play('medic end')
    expect(after.position).toMatchObject({ knownTop: 12, stackLeft: 65 })
    expect(after.position).not.toHaveProperty('spare')
  })
})
