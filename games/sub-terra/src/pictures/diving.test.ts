import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

const POOLS = '  a b c\n1 w-S-w\n'

describe('V-1 under water', () => {
  test('V-1, T-3 knocked out by exertion on the dive, she is left under water', () => {
    const after = cave(`${POOLS}diver a1 hp1 ap2 exerted\nleader b1\ndice 2`).play('diver dive')
    expect(after).toShow(`${POOLS}diver submerged hp0\nleader b1 ap2`)
  })

  test('V-1, E-1 and if nobody else is conscious the game is over', () => {
    const after = cave(`${POOLS}diver a1 hp1 ap2 exerted\nleader b1 hp0\ndice 2`).play('diver dive')
    expect(after.position).toMatchObject({ phase: 'over', result: 'defeat' })
  })

  test('V-1 nobody can heal or command her there', () => {
    const scene = cave(`${POOLS}leader a1 ap2\ndiver submerged hp1\nmedic b1`)
    expect(scene).toRefuse('leader heal diver', 'A-5', 'notOnYourTile')
    expect(scene).toRefuse('leader command diver', 'V-8', 'commandSubmerged')
  })

  test('V-1, Z-10 Out of Time reaches her', () => {
    const after = cave(`${POOLS}leader b1 ap0\ndiver submerged starting\noutOfTime\ndice 1 5`).play('leader end')
    expect(after.saw('devoured')).toMatchObject([{ caver: 'diver' }])
    expect(after.position.cavers[1]).toMatchObject({ devoured: true })
    expect(after.position.cavers[1]).not.toHaveProperty('submerged')
  })

  test('V-1, H-4 horrors do not find her, and leave', () => {
    const after = cave(
      `${POOLS}leader b1 hp0\ndiver submerged starting\nmedic b1 hp0\nscout c1 ap0\nhorror a1\ncoming hazards gas`,
    )
    expect(after.play('scout end').saw('horrorLeft')).toHaveLength(1)
  })

  test('V-1, T-5 unconscious, even the Diver loses to floods nothing more and walks nowhere', () => {
    const after = cave(`${POOLS}diver a1 hp0\nmedic b1 ap0\ncoming hazards flood`).play('medic end')
    expect(after).toShow('  a b c\n1 W-S-W\ndiver a1 hp0\nmedic b1 ap2 starting\nseen flood\nround 2')
  })

  test('V-1 the same tile she dived from is open to her', () => {
    const gone = cave(`${POOLS}diver a1 ap2\ncoming hazards gas`).play('diver dive')
    expect(gone.offers()).toEqual(['surface a1', 'surface c1'])
    expect(gone.position).toMatchObject({ round: 2, question: { type: 'surface', caver: 'diver' } })
    expect(gone.position.turn).toMatchObject({ caver: 'diver' })
  })
})

describe('V-7, Z-8 Bodyguard and severe cards', () => {
  const expert = 'options difficulty expert'

  test('Z-8, V-7 flood ×2: standing, he covers both halves', () => {
    const after = cave(`  a b\n1 S-w\nmedic b1 hp1\nbodyguard b1 hp3 ap0\ncoming hazards flood×2\n${expert}`).play(
      'bodyguard end',
    )
    expect(after.position.cavers.slice(0, 2).map(caver => caver.health)).toEqual([1, 1])
  })

  test('Z-8, V-7 tremor ×2: felled by the first, the others roll for the second', () => {
    const after = cave(`
        a
      1 S

      medic hp1
      leader hp3
      bodyguard hp1 ap0
      coming hazards tremor×2
      dice 3 3 2
      ${expert}
    `).play('bodyguard end')
    expect(after.saw('checked').map(({ caver, success }) => [caver, success])).toEqual([
      ['bodyguard', false],
      ['medic', false],
      ['leader', false],
    ])
    expect(after.position.cavers.slice(0, 3).map(caver => caver.health)).toEqual([0, 2, 0])
  })

  test('V-7 he does not cover himself, nor cavers on other tiles', () => {
    const after = cave('  a b c\n1 w-S-w\nmedic a1\nbodyguard c1 ap0\ncoming hazards flood').play('bodyguard end')
    expect(after.position.cavers.slice(0, 2).map(caver => caver.health)).toEqual([2, 4])
  })

  test('V-7, H-8 he is no cover from horrors: both fall', () => {
    const after = cave('  a b\n1 S-.\nmedic a1\nscout a1\nbodyguard a1 ap0\nhorror b1\ncoming hazards gas').play(
      'bodyguard end',
    )
    expect(after.position.cavers.slice(0, 3).map(caver => caver.health)).toEqual([0, 3, 0])
  })
})

describe('C-13 life on the exit', () => {
  test('C-13, A-5 healing and hiding go on there', () => {
    const scene = cave('  a b\n1 S-X\nmedic b1 hp1 ap2\nleader a1')
    expect(scene.offers()).toEqual(expect.arrayContaining(['heal medic', 'hide', 'move w']))
  })

  test('C-13, Z-10 who is out is out: no check', () => {
    const after = cave('  a b\n1 S-X\nmedic b1\nleader a1 ap0\noutOfTime\ndice 3').play('leader end')
    expect(after.saw('checked').map(event => event.caver)).toEqual(['leader'])
  })

  test('C-13, V-8 called back by the Leader she steps off, and the game goes on', () => {
    const after = cave('  a b\n1 S-X\nleader b1 ap1\nmedic b1\nscout a1 hp0').play(
      'leader command medic',
      'medic move w',
      'leader end',
    )
    expect(after).toShow('  a b\n1 S-X\nleader b1\nmedic a1 ap2\nscout a1 hp0')
  })
})
