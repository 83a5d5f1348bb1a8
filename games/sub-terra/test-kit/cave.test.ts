import { describe, expect, test } from 'vitest'
import { cave } from './cave.ts'

const scene = cave('  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3')

describe('the pictures can tell a difference', () => {
  test.each([
    ['a marker', '  a b\n1 S-W\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3'],
    ['another tile', '  a b\n1 S-g\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3'],
    ['another opening', '  a b\n    |\n1 S-w\n    |\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3'],
    ['a tile more', '  a b c\n1 S-w-.\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3'],
    ['where she is', '  a b\n1 S-w\nmedic b1 ap2\nleader a1\nhorror b1\ndice 3'],
    ['health', '  a b\n1 S-w\nmedic a1 hp2 ap2\nleader a1\nhorror b1\ndice 3'],
    ['points', '  a b\n1 S-w\nmedic a1 ap1\nleader a1\nhorror b1\ndice 3'],
    ['whose turn it is', '  a b\n1 S-w\nmedic a1\nleader a1 ap2\nhorror b1\ndice 3'],
    ['the order of cavers', '  a b\n1 S-w\nleader a1\nmedic a1 ap2 starting\nhorror b1\ndice 3'],
    ['no horror', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\ndice 3'],
    ['gas', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3\ngas 2'],
    ['dice left', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1'],
    ['the round', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3\nround 2'],
    ['a discard', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3\ndiscarded 12'],
    ['a question', '  a b\n1 S-w\nmedic a1 ap2\nleader a1\nhorror b1\ndice 3\nquestion place tile 12 side N'],
  ])('%s', (_, text) => {
    expect(() => expect(scene).toShow(text)).toThrow('it shows')
  })

  test('a refusal needs the right rule and reason', () => {
    expect(scene).toRefuse('medic swim e', 'A-6', 'notFlooded')
    expect(() => expect(scene).toRefuse('medic swim e', 'A-6', 'flooded')).toThrow('notFlooded')
    expect(() => expect(scene).toRefuse('medic move e', 'A-2', 'wall')).toThrow('is legal')
  })

  test('only what was said to come may come', () => {
    expect(() => cave('  a\n1 S\nmedic ap2').play('medic reveal e')).toThrow('cave:stack')
    expect(() => scene.play('medic swim e')).toThrow('notFlooded')
  })
})
