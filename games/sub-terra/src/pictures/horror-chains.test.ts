import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

/** Several horrors and several questions in one go. */
describe('H, Z-7 chains', () => {
  test('H-6 in the middle of a card: the path is asked, then the others step, then one spawns', () => {
    const asked = cave(`
        a b c d e
      1 S-.-h . .
        | |   | |
      2 .-.-.-.-h

      medic a1 ap0
      horrors d1 e2
      coming hazards horror
      tile e2 horror open NW
      tile b2 plain open NEW
      tile d1 plain open S
      tile d2 rough open NESW
      tile e1 plain open S
    `).play('medic end')
    expect(asked.saw('horrorMoved').map(event => event.to)).toEqual([
      [3, 1],
      [3, 1],
      [2, 1],
      [2, 1],
    ])
    expect(asked.saw('horrorSpawned')).toMatchObject([{ at: [2, 0], distance: 2 }])
    const loop = cave(
      '  a b\n1 S-.\n  | |\n2 .-.-h\nmedic a1 ap0\nhorror c2\ncoming hazards horror'.replace('a b', 'a b c'),
    )
    const path = loop.play('medic end')
    expect(path.position).toMatchObject({
      phase: 'hazard',
      question: { type: 'horrorPath', caver: 'medic', horror: 0, from: [1, 1] },
      horrorWork: { steps: 1, spawns: 1, moved: [], current: 0 },
    })
    const done = path.play('medic horrorPath b1')
    expect(done.position.horrors).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('Z-7, H-7 horror ×2: the order is asked for each of the two steps', () => {
    const asked = cave(`
        a b c d e f g
      1 .-.-.-S-.-.-.

      leader d1 hp0
      medic d1 ap0
      scout d1
      horrors a1 g1
      coming hazards horror×2
      options difficulty expert
    `).play('medic end', 'scout end')
    expect(asked.position).toMatchObject({
      phase: 'hazard',
      question: { type: 'horrorOrder', caver: 'leader' },
      horrorWork: { steps: 1, spawns: 2, moved: [] },
      horrors: [
        [-1, 0],
        [1, 0],
      ],
    })
    const after = asked.play('leader horrorOrder e1')
    expect(after.saw('horrorMoved')).toMatchObject([{ horror: 1, to: [0, 0] }])
    expect(after.saw('horrorLeft')).toMatchObject([{ horror: 0 }])
    expect(after.saw('horrorNotSpawned')).toHaveLength(2)
    expect(after.position.horrors).toEqual([[0, 0]])
  })

  test('H-7 horrors on one tile are one choice, and the one that entered first steps', () => {
    const asked = cave('  a b c\n1 .-S-.\nmedic b1 ap0\nscout b1\nhorrors a1 c1 a1\ncoming hazards gas').play(
      'medic end',
      'scout end',
    )
    expect(asked.offers()).toEqual(['horrorOrder a1', 'horrorOrder c1'])
    const after = asked.play('medic horrorOrder a1')
    expect(after.saw('horrorMoved')).toMatchObject([{ horror: 0 }])
    expect(after.saw('horrorLeft')).toHaveLength(2)
  })

  test('H-7 the first strike changes the next victim: the second horror turns to another', () => {
    const asked = cave('  a b c d e\n1 .-S-.-.-.\nleader b1\nmedic e1 ap0\nhorrors a1 c1\ncoming hazards gas').play(
      'medic end',
    )
    expect(asked.position.question).toMatchObject({ type: 'horrorOrder', caver: 'leader' })
    const after = asked.play('leader horrorOrder a1')
    expect(after.saw('horrorMoved').map(({ victim, to }) => [victim, to[0]])).toEqual([
      ['leader', 0],
      ['medic', 2],
    ])
  })

  test('H-9, Z-7 ×2 with ties: the place is asked twice', () => {
    const asked = cave(`
        a b c
      1 h-S-h
          |
      2   h

      leader b1 hp0
      medic b1 ap0
      coming hazards horror×2
      options difficulty expert
    `).play('medic end')
    expect(asked.offers()).toEqual(['spawn a1', 'spawn c1', 'spawn b2'])
    const second = asked.play('leader spawn c1')
    expect(second.offers()).toEqual(['spawn a1', 'spawn b2'])
    expect(second.play('leader spawn b2').position.horrors).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('H-9, H-1 a severe card spawns only up to three', () => {
    const after = cave(`
        a b c d e f g h
      1 h-S-.-.-.-.-w-h

      medic b1 ap0
      horrors h1 h1
      coming hazards horror×2
      options difficulty expert
    `).play('medic end')
    expect(after.position.horrors).toEqual([
      [3, 0],
      [3, 0],
      [-1, 0],
    ])
    expect(after.saw('horrorNotSpawned')).toMatchObject([{ why: 'three' }])
  })

  test('H-2 a horror that leaves makes the later ones move up', () => {
    const after = cave(`
        a b c d e f g h i
      1 S-.-.-.-.-w-w-w-w
        |
      2 h

      medic a1 ap0
      horrors i1 c1
      coming hazards gas
    `).play('medic end')
    expect(after.saw('horrorLeft')).toMatchObject([{ horror: 0, at: [8, 0] }])
    expect(after.saw('horrorMoved')).toMatchObject([{ horror: 0, to: [1, 0] }])
    expect(after.position.horrors).toEqual([[1, 0]])
  })

  test('V-7, H-7 of several horrors on a tile the first to enter is repelled', () => {
    const after = cave('  a b c\n1 S-.-.\nbodyguard a1 ap1\nhorrors b1 c1 b1').play('bodyguard repel e')
    expect(after.position.horrors).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('A-10, Z-6 who hides is safe from the horror card too, until the round is over', () => {
    const after = cave('  a b c\n1 S-.-h\nmedic a1 hidden ap0\ncoming hazards horror').play('medic end')
    expect(after.saw('horrorNotSpawned')).toMatchObject([{ why: 'noVictim' }])
    expect(after.position.cavers[0]).not.toHaveProperty('hidden')
  })
})
