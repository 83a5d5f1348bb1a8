import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

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
