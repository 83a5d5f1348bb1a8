import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

/** Ends the last turn of a round: horror phase, then a hazard that touches nobody here. */
const afterHorrors = (text: string) => cave(`${text}\ncoming hazards gas`)

describe('H-1, H-2, H-3 a horror steps', () => {
  test('H-1 with three in the cave no other spawns', () => {
    const after = cave(`
        a b c d e
      1 S-.-.-.-h

      medic a1 ap0
      horrors d1 d1 d1
      coming hazards horror
    `).play('medic end')
    expect(after.position.horrors).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(after.saw('horrorNotSpawned')).toMatchObject([{ why: 'three' }])
  })

  test('H-2 one tile along a shortest path to its closest victim', () => {
    const after = afterHorrors('  a b c d\n1 S-.-.-h\nmedic a1 ap0\nhorror d1').play('medic end')
    expect(after).toShow('  a b c d\n1 S-.-.-h\nmedic a1 ap2\nhorror c1\ngas 2\nseen gas\nround 2')
  })

  test('H-2 seven steps are within its reach, eight are not', () => {
    const row = '  a b c d e f g h i\n1 S-.-.-.-.-w-w-w-w\n'
    const near = afterHorrors(`${row}medic a1 ap0\nhorror h1`).play('medic end')
    expect(near.saw('horrorMoved')).toMatchObject([{ distance: 7, victim: 'medic', to: [6, 0] }])
    const far = afterHorrors(`${row}medic a1 ap0\nhorror i1`).play('medic end')
    expect(far.saw('horrorLeft')).toMatchObject([{ at: [8, 0] }])
    expect(far.position.horrors).toEqual([])
  })

  test('H-3 flood, rubble, squeeze, ledge and slide do not stop it', () => {
    const row = '  a b c d e f\n1 S-W-C-q-l-d\n'
    for (const [from, to] of [
      ['f1', 4],
      ['e1', 3],
      ['d1', 2],
      ['c1', 1],
    ] as const) {
      const after = afterHorrors(`${row}medic a1 ap0\nhorror ${from}`).play('medic end')
      expect(after.saw('horrorMoved')).toMatchObject([{ to: [to, 0] }])
    }
  })

  test('H-3 walls and half connections do', () => {
    const after = afterHorrors('  a b\n1 S>.\n  | |\n2 .-.\nmedic a1 ap0\nhorror b1').play('medic end')
    expect(after.saw('horrorMoved')).toMatchObject([{ to: [1, 1], distance: 3 }])
  })

  test('H-3 it may cross the exit without harming anyone on it', () => {
    const after = afterHorrors('  a b c\n1 .*X-S\nmedic c1 ap0\nleader b1\nhorror a1\ntile b1 exit open E').play(
      'medic end',
      'leader end',
    )
    expect(after.position.horrors).toEqual([[-1, 0]])
    expect(after.saw('unharmed')).toMatchObject([{ caver: 'leader', why: 'exit' }])
    expect(after.position.cavers[1]?.health).toBe(3)
  })
})

describe('H-4, H-5 victims', () => {
  test.each([
    ['leader hp0', 'unconscious'],
    ['leader hidden', 'hidden'],
    ['scout hp3', 'the Scout'],
    ['diver submerged', 'a submerged Diver'],
  ])('H-4 not %s: %s', line => {
    const [name, ...words] = line.split(' ')
    const place = words.includes('submerged') ? '' : 'b1'
    const after = afterHorrors(
      `  a b c d\n1 S-w-.-h\n${name} ${place} ${words.join(' ')}\nmedic a1 ap0\nhorror d1`,
    ).play('medic end')
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'medic', distance: 3 }])
  })

  test('H-4 not on the exit', () => {
    const after = afterHorrors('  a b c\n1 S-.-.\n    |\n2   X\nleader b2\nmedic a1 ap0\nhorror c1').play('medic end')
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'medic', distance: 2 }])
  })

  test('H-5 equally close: the lower rank', () => {
    const after = afterHorrors('  a b c\n1 .-S-.\n    |\n2   .\nleader a1\nengineer c1\nmedic a1 ap0\nhorror b2').play(
      'medic end',
    )
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'engineer', distance: 2 }])
  })

  test('H-5, H-6 the way to the lower rank is no matter of choice', () => {
    const after = afterHorrors('  a b c\n1 .-S-.\nleader a1\nengineer c1\nscout b1 ap0\nhorror b1').play('scout end')
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'engineer', to: [1, 0] }])
  })
})

describe('H-6, H-7 choices', () => {
  const loop = '  a b\n1 S-.\n  | |\n2 .-.\n'

  test("H-6 several next tiles: the victim's player chooses", () => {
    const party = 'scout a1\nleader b1 hp0\nbodyguard a1 hp0\nmedic a1 ap0\noptions players 4'
    const asked = afterHorrors(`${loop}${party}\nhorror b2`).play('medic end')
    expect(asked.position).toMatchObject({ question: { type: 'horrorPath', caver: 'medic', horror: 0 }, seat: 3 })
    expect(asked.offers()).toEqual(['horrorPath b1', 'horrorPath a2'])
    expect(asked).toRefuse('medic horrorPath b2', 'H-6', 'notOnShortestPath')
    expect(asked.play('medic horrorPath a2').position.horrors).toEqual([[0, 1]])
  })

  test('H-7 the starting caver says who goes first where it matters', () => {
    const asked = afterHorrors('  a b c\n1 .-S-.\nleader a1 hp0\nscout b1\nmedic b1 ap0\nhorrors c1 a1').play(
      'medic end',
    )
    expect(asked.position).toMatchObject({ question: { type: 'horrorOrder', caver: 'leader' }, phase: 'horror' })
    expect(asked.offers()).toEqual(['horrorOrder c1', 'horrorOrder a1'])
    expect(asked).toRefuse('leader horrorOrder b1', 'H-7', 'noHorrorToStep')
    const after = asked.play('leader horrorOrder a1')
    expect(after.saw('horrorMoved')).toMatchObject([{ from: [-1, 0], to: [0, 0] }])
    expect(after.saw('horrorLeft')).toMatchObject([{ at: [1, 0] }])
  })

  test('H-7 not asked if no horror is one step away, or if they share a tile', () => {
    const apart = afterHorrors('  a b c d e\n1 .-.-S-.-.\nmedic c1 ap0\nhorrors a1 e1').play('medic end')
    expect(apart.position.horrors).toEqual([
      [-1, 0],
      [1, 0],
    ])
    const together = afterHorrors('  a b\n1 S-.\nscout a1\nmedic a1 ap0\nhorrors b1 b1').play('medic end')
    expect(together.position.question.type).not.toBe('horrorOrder')
    expect(together.position.horrors).toEqual([[0, 0]])
  })

  test('H-7 not asked if their victims differ', () => {
    const differ = afterHorrors('  a b c d\n1 .-.-S-.\nleader a1\nscout c1\nmedic d1 ap0\nhorrors b1 c1').play(
      'medic end',
    )
    expect(differ.saw('horrorMoved').map(event => event.victim)).toEqual(['leader', 'medic'])
  })

  test('H-7 asked again after each step', () => {
    const asked = afterHorrors(`
        a b c
      1 .-S-.
          |
      2   .

      leader b1 hp0
      scout b1
      medic b1 ap0
      horrors a1 b2 c1
    `).play('medic end')
    expect(asked.offers()).toHaveLength(3)
    const after = asked.play('leader horrorOrder b2')
    expect(after.saw('horrorLeft')).toHaveLength(2)
  })
})

describe('H-8 contact', () => {
  test('H-8 walking onto one is legal, and costs everything', () => {
    const after = cave('  a b\n1 S-.\nmedic a1 ap2\nleader a1\nhorror b1').play('medic move e')
    expect(after).toShow('  a b\n1 S-.\nmedic b1 hp0\nleader a1 ap2\nhorror b1')
    expect(after.saw('hurt')).toMatchObject([{ harm: 'horrorWalkedInto', points: 3, fell: true }])
  })

  test('H-8 hidden cavers too, and the Bodyguard is no cover', () => {
    const after = afterHorrors('  a b\n1 S-.\nbodyguard a1\nscout a1\nmedic a1 hidden ap0\nhorror b1').play('medic end')
    expect(after.position.cavers.slice(0, 3).map(caver => caver.health)).toEqual([0, 3, 0])
    expect(after.saw('unharmed')).toMatchObject([{ caver: 'scout', why: 'stealthy' }])
  })

  test('H-8 the Scout walks through them, but not unconscious', () => {
    const after = cave('  a b\n1 S-.\nscout a1 ap2\nhorror b1').play('scout move e')
    expect(after).toShow('  a b\n1 S-.\nscout b1 ap1\nhorror b1')
  })

  test('H-8 the horror comes first: gas and rough ground only for who is still conscious', () => {
    const gas = cave('  a b\n1 S-g\nmedic a1 ap2\nleader a1\nhorror b1\ngas 2').play('medic move e')
    expect(gas.saw('hurt')).toMatchObject([{ harm: 'horrorWalkedInto' }])
    const rough = cave('  a b\n1 S-r\nmedic a1 ap2\nleader a1\nhorror b1').play('medic move e')
    expect(rough.saw('checked')).toEqual([])
    const scout = cave('  a b\n1 S-r\nscout a1 ap2\nhorror b1\ndice 2').play('scout move e')
    expect(scout.position.cavers[0]?.health).toBe(2)
  })

  test('H-8 surfacing beside one', () => {
    const after = cave('  a b\n1 S-w\nmedic a1 ap0\ndiver submerged\nleader a1\nhorror b1').play('medic end')
    expect(after).toShow('  a b\n1 S-w\nmedic a1\ndiver b1 hp0\nleader a1 ap2\nhorror b1')
  })

  test('H-8 being revived beside one; the Scout is safe', () => {
    const scene = cave('  a\n1 S\nscout hp1 ap2\nleader hp0\nhorror a1')
    expect(scene.play('scout heal leader')).toShow('  a\n1 S\nscout hp1 ap0\nleader hp0\nhorror a1')
  })

  test('H-8 one that spawns under her feet', () => {
    const after = cave('  a b\n1 S-h\nmedic b1 ap0\nscout a1\ncoming hazards horror').play('medic end', 'scout end')
    expect(after.saw('hurt')).toMatchObject([{ caver: 'medic', harm: 'horrorSpawned', fell: true }])
    expect(after.position.horrors).toEqual([[1, 0]])
    const guarded = cave('  a b\n1 S-h\nmedic b1\nbodyguard b1\nleader a1 ap0\ncoming hazards horror').play(
      'leader end',
    )
    expect(guarded.saw('hurt').map(event => event.caver)).toEqual(['medic', 'bodyguard'])
  })
})

describe('H-9 spawning', () => {
  const hazard = (text: string) => cave(`${text}\ncoming hazards horror`)

  test('H-9 on the horror tile with the fewest steps to its closest victim', () => {
    const after = hazard('  a b c d\n1 h-.-S-h\nmedic c1 ap0').play('medic end')
    expect(after.saw('horrorSpawned')).toMatchObject([{ at: [1, 0], victim: 'medic', distance: 1 }])
  })

  test('H-9 not where a horror is already', () => {
    const after = hazard(`
        a b c
      1 h-S-h
            |
      2     .
            |
      3     .

      medic b1 ap0
      horror c3
    `).play('medic end')
    expect(after.saw('horrorSpawned')).toMatchObject([{ at: [-1, 0] }])
    expect(after.position.horrors).toEqual([
      [1, 0],
      [-1, 0],
    ])
  })

  test('H-9 no such tile within seven steps: no horror', () => {
    const after = hazard('  a b\n1 S-.\nmedic a1 ap0').play('medic end')
    expect(after.saw('horrorNotSpawned')).toMatchObject([{ why: 'noTile' }])
    const hidden = hazard('  a b\n1 S-h\nscout a1 ap0').play('scout end')
    expect(hidden.saw('horrorNotSpawned')).toMatchObject([{ why: 'noVictim' }])
  })

  test('H-9 ruling: between equals the lower rank, then the starting caver', () => {
    const rank = hazard('  a b c d\n1 h-S-.-h\nleader b1\nengineer c1\nmedic b1 ap0').play('medic end')
    expect(rank.saw('horrorSpawned')).toMatchObject([{ victim: 'engineer', at: [2, 0] }])
    const asked = hazard('  a b c\n1 h-S-h\nleader b1 hp0\nmedic b1 ap0').play('medic end')
    expect(asked.position).toMatchObject({ question: { type: 'spawn', caver: 'leader' }, phase: 'hazard' })
    expect(asked.offers()).toEqual(['spawn a1', 'spawn c1'])
    expect(asked).toRefuse('leader spawn b1', 'H-9', 'notClosestHorrorTile')
    expect(asked.play('leader spawn c1').position.horrors).toEqual([[1, 0]])
  })

  test('H-9 a tile with a victim on it counts 0 steps', () => {
    const after = hazard('  a b c\n1 h-S-h\nleader a1\nscout b1\nmedic b1 ap0').play('medic end')
    expect(after.saw('horrorSpawned')).toMatchObject([{ at: [-1, 0], victim: 'leader', distance: 0 }])
  })

  test('H-9 ×2: the second is worked out after the first has struck', () => {
    const after = cave(`
        a b c d
      1 h-S-.-h

      leader a1
      scout b1
      medic c1 ap0
      coming hazards horror×2
      options difficulty expert
    `).play('medic end')
    expect(after.saw('horrorSpawned')).toMatchObject([
      { at: [-1, 0], victim: 'leader', distance: 0 },
      { at: [2, 0], victim: 'medic', distance: 1 },
    ])
  })
})
