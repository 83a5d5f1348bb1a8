import { expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'

/** The round that the rulebook plays out (docs/rules/sub-terra.md, and its pictures): it goes as it is told there. */
test('T-1, A-3, A-1, V-6, T-3, Z-6, H-9 the worked round of the rulebook', () => {
  const before = cave(`
       a b c
         | |
    1 -w-S-c-
         |

    bodyguard a1 ap2 starting
    medic b1
    engineer c1 hp2
    climber b1
    coming tiles plain:NE horror:N gas:NE plain:NS
    coming hazards horror
    dice 3
  `)
  const bodyguard = before.play('bodyguard explore w', 'bodyguard place NE', 'bodyguard reveal n', 'bodyguard end')
  const medic = bodyguard.play('medic move e', 'medic bandage engineer', 'medic end')
  const engineer = medic.play(
    'engineer explore e',
    'engineer place SW',
    'engineer reveal s',
    'engineer exert',
    'engineer move s',
  )
  expect(engineer.position.cavers.find(({ name }) => name === 'engineer')).toMatchObject({ health: 2 })
  const after = engineer.play('climber move w', 'climber move w', 'climber end')
  expect(after).toShow(`
      a b c d e
    1 h
      |   | |
    2 .-w-S-c-g
          |   |
    3         .
              |

    bodyguard a2
    medic d2 ap2 starting
    engineer e3 hp2
    climber a2
    horror a1
    seen horror
    round 2
  `)
})
