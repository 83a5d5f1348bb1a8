import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

describe('T-1 a round', () => {
  test('T-1 turns, then the horrors, then a hazard, then the starting marker moves on', () => {
    const after = cave(`
        a b c d
      1 S-.-.-h

      leader a1 ap2
      medic a1
      horror d1
      coming hazards flood
    `)
      .play('leader end')
      .play('medic end')
    expect(after).toShow(`
        a b c d
      1 S-.-.-h

      leader a1
      medic a1 ap2 starting
      horror c1
      seen flood
      round 2
    `)
    const course = ['turnEnded', 'horrorMoved', 'hazardRevealed', 'roundStarted', 'turnStarted']
    expect(after.events.map(event => event.type).filter(type => course.includes(type))).toEqual(course)
  })
})

describe('T-2 turns', () => {
  test('T-2 clockwise from the starting caver, two points each, whatever the last one left', () => {
    const party = cave(`
        a
      1 S

      leader
      medic ap2 starting
      scout
    `)
    const next = party.play('medic end')
    expect(next).toShow(`
        a
      1 S

      leader
      medic starting
      scout ap2
    `)
    expect(next.play('scout end').position.turn).toMatchObject({ caver: 'leader', points: 2 })
  })

  test('T-2 an action may be repeated; without points there is nothing to do', () => {
    const tired = cave(`
        a b
      1 S-.

      medic a1 ap2
    `).play('medic move e', 'medic move w')
    expect(tired).toShow(`
        a b
      1 S-.

      medic a1 ap0
    `)
    expect(tired.offers()).toEqual(['end', 'exert'])
    expect(tired).toRefuse('medic move e', 'T-2', 'tooFewPoints')
  })
})

describe('T-3 Exert', () => {
  const exerted = (line: string, dice: string) => `
        a b
      1 S-.

      medic ${line}
      leader a1
      ${dice}
    `

  test.each([2, 1, 0])('T-3 a point more with %i left, once', points => {
    const after = cave(exerted(`a1 ap${points}`, '')).play('medic exert')
    expect(after).toShow(exerted(`a1 ap${points + 1} exerted`, ''))
    expect(after).toRefuse('medic exert', 'T-3', 'alreadyExerted')
  })

  test('T-3 not inside a Run', () => {
    const running = cave('  a b c\n1 .-S-.\nmedic b1 ap2').play('medic run')
    expect(running.position.question.type).toBe('step')
    expect(running).toRefuse('medic exert', 'T-8', 'answerFirst')
  })

  test('T-3 the check comes at the end of the turn and costs 1 health, not the action', () => {
    const after = cave(exerted('a1 ap1 exerted', 'dice 3')).play('medic move e')
    expect(after.position.question).toEqual({ type: 'turn', caver: 'leader' })
    expect(after).toShow('  a b\n1 S-.\nmedic b1 hp2\nleader a1 ap2')
  })

  test('T-3 a 4 is enough, and it is rolled when she ends her turn with points left', () => {
    const after = cave(exerted('a1 ap2 exerted', 'dice 4')).play('medic end')
    expect(after).toShow('  a b\n1 S-.\nmedic a1 hp3\nleader a1 ap2')
    expect(after.saw('checked')).toMatchObject([{ caver: 'medic', reason: 'exert', die: 4, success: true }])
  })

  test('T-3 on the exit no die is rolled', () => {
    const after = cave('  a b\n1 S-X\nmedic b1 hp1 ap0 exerted\nleader a1').play('medic end')
    expect(after).toShow('  a b\n1 S-X\nmedic b1 hp1\nleader a1 ap2')
    expect(after.saw('notChecked')).toMatchObject([{ reason: 'exert', why: 'exit' }])
  })

  test('T-3 with no points left and Exert used the turn ends by itself', () => {
    const after = cave(exerted('a1 ap0', 'dice 6')).play('medic exert').play('medic move e')
    expect(after.position.turn?.caver).toBe('leader')
  })
})

describe('T-4 checks', () => {
  test('T-4 those who check together roll in seat order from the starting caver; 4 succeeds', () => {
    const after = cave(`
        a
      1 S

      leader hp3
      medic hp3 starting
      scout hp3 ap0
      seen gas
      coming hazards tremor
      dice 3 4 2
    `).play('scout end', 'leader end')
    const rolls = after.saw('checked').map(({ caver, die, success }) => [caver, die, success])
    expect(rolls).toEqual([
      ['medic', 3, false],
      ['scout', 4, true],
      ['leader', 2, false],
    ])
    expect(after.position.cavers.map(caver => caver.health)).toEqual([2, 2, 3, 0])
  })

  test('T-4 all dice are read before any is applied: a Bodyguard who falls still spared the others', () => {
    const after = cave(`
        a
      1 S

      medic hp1 starting
      bodyguard hp1 ap0
      coming hazards tremor
      dice 1
    `).play('bodyguard end')
    expect(after.saw('notChecked')).toMatchObject([{ caver: 'medic', reason: 'tremor', why: 'protector' }])
    expect(after.position.cavers.slice(0, 2).map(caver => caver.health)).toEqual([1, 0])
  })

  test('T-4 on the exit a tremor is not rolled for', () => {
    const after = cave(`
        a b
      1 S-X

      medic b1 hp1
      leader a1 ap0
      coming hazards tremor
      dice 4
    `).play('leader end')
    expect(after.saw('notChecked')).toMatchObject([{ caver: 'medic', why: 'exit' }])
  })
})

describe('T-5, T-6 unconscious and back', () => {
  test('T-5 her turn is skipped', () => {
    const after = cave('  a\n1 S\nleader ap0\nmedic hp0\nscout').play('leader end')
    expect(after).toShow('  a\n1 S\nleader\nmedic hp0\nscout ap2')
    expect(after.saw('turnSkipped')).toMatchObject([{ caver: 'medic' }])
  })

  test('T-5 falling in her own turn ends it at once, without an exert check', () => {
    const after = cave(`
        a b
      1 S-g

      medic a1 hp2 ap2 exerted
      leader a1
      gas 2
    `).play('medic move e')
    expect(after).toShow(`
        a b
      1 S-g

      medic b1 hp0
      leader a1 ap2
      gas 2
    `)
  })

  test('T-5 an unconscious Bodyguard protects nobody', () => {
    const after = cave(`
        a b
      1 S-w

      medic b1 ap0
      bodyguard b1 hp0
      coming hazards flood
    `).play('medic end')
    expect(after).toShow(`
        a b
      1 S-W

      medic b1 hp2 ap2
      bodyguard b1 hp0 starting
      seen flood
      round 2
    `)
  })

  test('T-6 revived before her turn she takes it', () => {
    const after = cave('  a\n1 S\nmedic ap1\nleader hp0\nscout').play('medic bandage leader', 'medic end')
    expect(after).toShow('  a\n1 S\nmedic\nleader hp1 ap2\nscout')
  })

  test('T-6 revived after her turn she waits for the next round', () => {
    const after = cave('  a\n1 S\nleader hp0 starting\nmedic ap1\nscout').play('medic bandage leader', 'medic end')
    expect(after.position.turn?.caver).toBe('scout')
  })
})

describe('T-7 end phase', () => {
  test('T-7 the devoured are passed over, the unconscious are not', () => {
    const after = cave(`
        a
      1 S

      leader ap0
      climber devoured
      medic hp0
      scout hp0
      coming hazards gas
    `).play('leader end')
    expect(after).toShow(`
        a
      1 S

      leader ap2
      climber devoured
      medic hp0 starting
      scout hp0
      gas 2
      seen gas
      round 2
    `)
  })

  test('T-7 neither are the submerged and those on the exit', () => {
    const round = (first: string, next: string, coming: string) =>
      cave(`  a b c\n1 S-w-X\n${first}\n${next}\nleader a1 ap0 \ncoming hazards ${coming}`)
    expect(round('medic a1 starting', 'diver submerged', 'gas').play('leader end').position.startingCaver).toBe('diver')
    expect(round('medic a1 starting', 'diver c1', 'gas').play('leader end').position.startingCaver).toBe('diver')
  })
})

describe('T-8 questions', () => {
  test('T-8 where only one water tile is revealed surfacing is not asked', () => {
    const after = cave('  a b\n1 S-w\nmedic a1 ap0\ndiver submerged\nleader a1').play('medic end')
    expect(after).toShow('  a b\n1 S-w\nmedic a1\ndiver b1\nleader a1 ap2')
  })

  test('T-8 the only first Move of a Run makes itself; stop is offered from the second on', () => {
    const running = cave('  a b c\n1 S-.-.\nmedic a1 ap2').play('medic run')
    expect(running).toShow('  a b c\n1 S-.-.\nmedic b1 ap0\nquestion step left 2 made 1')
    expect(running.offers()).toEqual(['step e', 'step w', 'stop'])
    const first = cave('  a b c\n1 .-S-.\nmedic b1 ap2').play('medic run')
    expect(first.offers()).toEqual(['step e', 'step w'])
    expect(first).toRefuse('medic stop', 'T-8', 'moveFirst')
  })

  test('T-8 a turn is asked even if there is nothing to do but end it', () => {
    expect(cave('  a\n1 S\nmedic ap0 exerted').offers()).toEqual(['end'])
  })

  test('T-8 answers are for questions that were asked', () => {
    expect(cave('  a\n1 S\nmedic ap2')).toRefuse('medic place NES', 'T-8', 'notAskedNow')
    expect(cave('  a b\n1 S-.\nmedic ap2')).toRefuse('medic step e', 'T-8', 'notAskedNow')
  })

  test('T-8 the player answers for a caver who is unconscious', () => {
    const asked = cave('  a b c\n1 w-S-w\nmedic b1 ap0\ndiver submerged hp0\nleader b1').play('medic end')
    expect(asked.position).toMatchObject({ question: { type: 'surface', caver: 'diver' }, seat: 0 })
    expect(asked.play('diver surface c1')).toShow('  a b c\n1 w-S-w\nmedic b1\ndiver c1 hp0\nleader b1 ap2')
  })
})
