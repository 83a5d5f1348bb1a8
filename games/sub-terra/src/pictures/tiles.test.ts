import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

describe('C-1, C-2 connections', () => {
  test('C-1 a token opens the edge for a tile laid there later, which needs no open side of its own', () => {
    const drawn = cave(`
        a b
          *
      1 S-.-

      engineer b1 ap2
      coming tiles plain:NS
    `).play('engineer reveal n')
    expect(drawn.offers()).toEqual(['place NS', 'place EW'])
    const laid = drawn.play('engineer place EW')
    expect(laid).toShow(`
        a b
      1  -.-
          *
      2 S-.-

      engineer b2 ap1
    `)
    expect(laid.play('engineer move n').position.cavers[0]?.at).toEqual([1, -1])
  })

  test('C-1 wall against wall, and nothing goes diagonally', () => {
    const scene = cave('  a b\n1 S-.\n  |\n2 .-.\nmedic b1 ap2')
    expect(scene).toRefuse('medic move s', 'C-1', 'wall')
    expect(scene.offers().filter(text => text.startsWith('move'))).toEqual(['move w'])
  })

  test('C-2 open against wall is a wall', () => {
    const scene = cave('  a b\n1 S>.\n  | |\n2 .-.\nmedic a1 ap2')
    expect(scene).toRefuse('medic move e', 'C-2', 'halfConnection')
    expect(cave('  a b\n1 S>.\n  | |\n2 .-.\nmedic b1 ap2')).toRefuse('medic move w', 'C-1', 'wall')
  })

  test('C-2 the other sides of a new tile need not match', () => {
    const scene = cave(`
        a b
      1 S-.
        |
      2 .-

      medic a2 ap1
      coming tiles plain:NES
    `)
    expect(scene.play('medic reveal e', 'medic place NEW')).toShow(`
        a b
      1 S-.
        | ^
      2 .-.-

      medic a2 ap0
    `)
  })
})

describe('C-3 the cave stays open', () => {
  const narrow = 'own tiles start:E exit:N plain:N plain:NS plain:N'

  test('C-3 a tile that would seal it is discarded for good, and the next drawn for the same side', () => {
    const after = cave(`  a\n1 S\nmedic ap2\ncoming tiles 2 3\n${narrow}`).play('medic reveal e')
    expect(after).toShow(`  a b\n1 S-.-\nmedic a1 ap1\ndiscarded 2\n${narrow}`)
    expect(after.saw('tileDiscarded')).toMatchObject([{ tile: 2, why: 'doesNotFit' }])
  })

  test('C-3 the exit is never discarded, even if it seals the cave', () => {
    const after = cave(`  a\n1 S\nmedic ap2\ncoming tiles exit\n${narrow}`).play('medic reveal e')
    expect(after).toShow(`  a b\n1 S-X\nmedic a1 ap1\n${narrow}`)
  })

  test('C-3 once the last tile of the stack is drawn the test is off', () => {
    const own = 'own tiles start:EW exit:N plain:N'
    const after = cave(`  a b\n1 S-X\nmedic a1 ap2\n${own}`).playBy(() => 0, 'medic reveal w')
    expect(after).toShow(`  a b c\n1 .-S-X\nmedic b1 ap1\n${own}`)
  })

  test('C-3 a rotation that leaves no way on is not allowed', () => {
    const own = 'own tiles start:E exit:N plain:NE plain:NES plain:NE plain:N plain:NES plain:NS'
    const drawn = cave(`
        a b
      1 S-.
          |
      2  -.
          |
      3 .-.

      medic b2 ap2
      coming tiles 6
      ${own}
    `).play('medic reveal w')
    expect(drawn.offers()).toEqual(['place NEW', 'place ESW'])
    expect(drawn).toRefuse('medic place NES', 'C-3', 'wouldSealCave')
  })

  test('C-3 a walled-in pocket does not count as a way on', () => {
    const own = `own tiles start:E exit:N ${'plain:NE '.repeat(4)}${'plain:NS '.repeat(4)}`
    const after = cave(`
        a b c
      1 S-.-.
            |
      2     .
        |   |
      3 .-.-.

      medic a3 ap2
      coming tiles plain:NE
      ${own}
    `).play('medic reveal n')
    expect(after.position.tiles.find(tile => tile.at.join() === '0,1')?.open).toBe('SW')
  })

  test('C-3 only geometry counts: an unroped ledge, water, rubble on the way do not matter', () => {
    const own = 'own tiles start:EW exit:N plain:N ledge:NS plain:N'
    const after = cave(`  a b\n1 S-l-\nmedic a1 ap2\ncoming tiles 2\n${own}`).play('medic reveal w')
    expect(after).toShow(`  a b c\n1 .-S-l-\nmedic b1 ap1\n${own}`)
  })
})

describe('C-4 to C-7', () => {
  test('C-4 stack empty: no Reveal, no Explore', () => {
    const scene = cave('  a b\n1 X-S\nmedic b1 ap2\ndiscarded rest')
    expect(scene.position.stackLeft).toBe(0)
    expect(scene).toRefuse('medic reveal e', 'C-4', 'stackEmpty')
    expect(scene).toRefuse('medic explore e', 'C-4', 'stackEmpty')
  })

  test('C-5 water is plain until flooded; a tile laid after a flood is dry', () => {
    const after = cave('  a b\n1 S-W\nmedic a1 ap2\nseen flood\ncoming tiles water:NESW').play('medic explore w')
    expect(after).toShow('  a b c\n  |\n1-w-S-W\n  |\nmedic a1 ap1\nseen flood')
  })

  test('C-6 gas, cave-in and horror tiles do nothing until a hazard strikes', () => {
    const text = (at: string, ap: number) => `  a b c d\n1 S-g-c-h\nmedic ${at} ap${ap}`
    expect(cave(text('a1', 2)).play('medic run', 'medic step e', 'medic step e')).toShow(text('d1', 0))
  })

  test('C-7 a squeeze is not entered by Move, but left by it', () => {
    expect(cave('  a b\n1 S-q\nmedic a1 ap2')).toRefuse('medic move e', 'C-7', 'squeeze')
    expect(cave('  a b\n1 S-q\nmedic b1 ap2').play('medic move w')).toShow('  a b\n1 S-q\nmedic a1 ap1')
  })
})

describe('C-8 ledge', () => {
  test('C-8 its arrow points away from the revealer: there is no other way to lay it', () => {
    const after = cave('  a\n1 S\nmedic ap2\ncoming tiles ledge').play('medic reveal e')
    expect(after).toShow('  a b\n1 S-l-\nmedic a1 ap1\ntile b1 ledge arrow E')
    const token = cave('  a b\n    *\n1 S-.-\nmedic b1 ap2\ncoming tiles ledge').play('medic reveal n')
    expect(token.position.tiles[2]).toMatchObject({ kind: 'ledge', open: 'NS', arrow: 'N', blasted: 'S' })
  })

  test('C-8 everybody stands at its foot: going or looking over the head takes a rope', () => {
    const scene = cave('  a b c\n1 S-l-.\nmedic b1 ap2')
    expect(scene).toRefuse('medic move e', 'C-8', 'ledgeNeedsRope')
    expect(scene.play('medic move w').position.cavers[0]?.at).toEqual([0, 0])
    expect(cave('  a b\n1 S-l-\nmedic b1 ap2')).toRefuse('medic reveal e', 'C-8', 'ledgeNeedsRope')
    expect(cave('  a b c\n1 S-L-.\nmedic b1 ap2').play('medic move e')).toShow('  a b c\n1 S-L-.\nmedic c1 ap1')
  })

  test('C-8 it is entered from either end', () => {
    expect(cave('  a b c\n1 S-l-.\nmedic a1 ap2').offers()).toContain('move e')
    expect(cave('  a b c\n1 S-l-.\nmedic c1 ap2').offers()).toContain('move w')
  })

  test('C-8 the arrow does not stop Dig, Repel or a swim order: only leaving and revealing', () => {
    expect(cave('  a b c\n1 S-l-C\nmedic b1 ap2').play('medic dig e')).toShow('  a b c\n1 S-l-c\nmedic b1 ap0')
    expect(cave('  a b c\n1 S-l-.\nbodyguard b1 ap1\nhorror c1').offers()).toContain('repel e')
    expect(cave('  a b c\n1 S-l-W\nmedic b1 ap2')).toRefuse('medic swim e', 'C-8', 'ledgeNeedsRope')
  })
})

describe('C-9 slide, C-10 rope', () => {
  test('C-9 everybody ends at the bottom: back through the tail takes a rope', () => {
    const scene = cave('  a b c\n1 S-d-.\nmedic b1 ap2')
    expect(scene).toRefuse('medic move w', 'C-9', 'slideNeedsRope')
    expect(scene.offers()).toContain('move e')
    expect(cave('  a b c\n1 S-D-.\nmedic b1 ap2').offers()).toContain('move w')
    expect(cave('  a b c\n1 S-d-.\nmedic c1 ap2').offers()).toContain('move w')
  })

  test('C-9 nor does one reveal through the tail', () => {
    const scene = cave('  a b\n1-d-S\nmedic a1 ap2\ntile a1 slide arrow E')
    expect(scene).toRefuse('medic reveal w', 'C-9', 'slideNeedsRope')
  })

  test('C-10 a rope stays: for everybody, in both directions', () => {
    const after = cave('  a b c\n1 S-l-.\nmedic b1 ap2\nleader b1\ndice 5').play('medic placeRope', 'medic end')
    expect(after.play('leader move e', 'leader move w')).toShow('  a b c\n1 S-L-.\nmedic b1 rope1\nleader b1 ap0\n')
    expect(cave('  a b\n1 S-L\nmedic b1 ap2')).toRefuse('medic placeRope', 'C-10', 'ropeThere')
  })
})

describe('C-11 to C-14', () => {
  test('C-11 a check on every entry to rough ground; failing costs 1', () => {
    const scene = cave('  a b\n1 S-r\nmedic a1 ap2\ndice 3')
    expect(scene.play('medic move e')).toShow('  a b\n1 S-r\nmedic b1 hp2 ap1')
    const again = cave('  a b\n1 S-r\nleader a1 ap2\ndice 2 3').play('leader run', 'leader step w', 'leader step e')
    expect(again).toShow('  a b\n1 S-r\nleader b1 hp2 ap0')
    const explored = cave('  a\n1 S\nmedic ap2\ncoming tiles rough\ndice 1').play('medic explore e')
    expect(explored.position.cavers[0]?.health).toBe(2)
  })

  test('C-12 nobody enters rubble; who is inside may walk out', () => {
    expect(cave('  a b\n1 S-C\nmedic a1 ap2')).toRefuse('medic move e', 'C-12', 'rubble')
    expect(cave('  a b\n1 S-C\nmedic b1 ap2').play('medic move w')).toShow('  a b\n1 S-C\nmedic a1 ap1')
  })

  test('C-12 a cleared tile may fall again', () => {
    const fallen = cave(`
        a b
      1 S-C

      medic a1 ap2
      tile b1 caveIn 3.6
      coming hazards caveIn
      dice 6
    `).play('medic dig e', 'medic end')
    expect(fallen).toShow('  a b\n1 S-C\nmedic a1 ap2\nseen caveIn\nround 2')
  })

  test('C-13 on the exit nobody loses health or is a victim', () => {
    const after = cave(`
        a b c
      1 S-.*X

      medic c1 hp1
      leader a1 ap0
      horror b1
      coming hazards tremor
      dice 6
      tile b1 plain open W
      tile c1 exit open N
    `).play('leader end')
    expect(after.saw('horrorMoved')).toMatchObject([{ victim: 'leader' }])
    expect(after.position.cavers[0]?.health).toBe(1)
  })

  test('C-13 they may step off again', () => {
    expect(cave('  a b\n1 S-X\nmedic b1 ap2\nleader a1').play('medic move w')).toShow(
      '  a b\n1 S-X\nmedic a1 ap1\nleader a1',
    )
  })

  test('C-14 a blasted wall is free of the arrow; head and tail keep their rule, token or not', () => {
    const scene = cave(`
        a b c
      1   .
          *
      2 S-l*.

      medic b2 ap2
      tile b2 ledge open EW arrow E
    `)
    expect(scene.offers()).toContain('move n')
    expect(scene).toRefuse('medic move e', 'C-8', 'ledgeNeedsRope')
  })

  test('C-14 entering through it still follows the tile', () => {
    const scene = cave('  a b\n1 S*q\nmedic a1 ap2\ntile b1 squeeze open NS')
    expect(scene).toRefuse('medic move e', 'C-7', 'squeeze')
    expect(scene.play('medic squeeze e').position.cavers[0]?.at).toEqual([1, 0])
  })
})
