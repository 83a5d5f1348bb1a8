import { fastChance } from '@grotto/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'
import { subTerra } from '../game.ts'
import type { SubTerraState, WritableState } from '../state/state.ts'
import { CAVERS } from '../types/cavers.ts'

/** There and back: the text reads, and says the same. */
function expectIdentity(state: SubTerraState): void {
  const text = subTerra.notation.makePosition(state)
  const read = subTerra.notation.parsePosition(text)
  if (!read.ok) throw new Error(`${JSON.stringify(read.refusal)}\n${text}`)
  expect(subTerra.encode(read.value), text).toEqual(subTerra.encode(state))
}

/** V-4 The token hides that the tile in the north is a corner: it might as well be the straight one in the south. */
test('the Engineer reveals E, moves E, demolishes N, reveals N', () => {
  const revealed = cave(`
      a b
      |
    1-S-.-
      |

    engineer b1 ap3
    coming tiles plain:NE
    dice 6
    own tiles start:NESW exit:N plain:NS plain:NE
  `).play('engineer demolish n', 'engineer reveal n', 'engineer place es')
  expectIdentity(revealed.state)
  expect(revealed).toShow(`
      a b
    1   .-
      | *
    2-S-.-
      |

    engineer b2 ap0
    tile b1 open ES
    explosives 2
    coming nothing
    own tiles start:NESW exit:N plain:NS plain:NE
  `)
})

const parties = fc
  .shuffledSubarray(
    CAVERS.filter(name => name !== 'engineer'),
    { minLength: 3, maxLength: 5 },
  )
  .map(others => ['engineer', ...others])

/** Explosives without end, and few tiles more than lie in the cave: as ambiguous as a picture can be. */
function playBlasting(cavers: readonly string[], seed: number, decisions: number): SubTerraState {
  const options = subTerra.parseOptions({ cavers })
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  const chance = fastChance(seed)
  const state = subTerra.setup(options.value, chance) as WritableState
  for (let i = 0; i < decisions && !subTerra.outcome(state); i++) {
    const [seat] = subTerra.toAct(state)
    const legal = subTerra.legal(state, seat!)
    const busy = legal.filter(({ type }) => type !== 'endTurn' && type !== 'exert')
    const blasts = legal.filter(({ type }) => type === 'demolish')
    const choices = blasts.length > 0 ? blasts : busy.length > 0 ? busy : legal
    subTerra.advance(state, seat!, choices[chance('choice', choices.length)]!, chance)
    state.explosivesLeft = 3
  }
  state.coming = { tiles: [...state.stack], hazards: [], dice: [] }
  return state
}

test('a cave full of explosives, and every tile accounted for', () => {
  fc.assert(
    fc.property(parties, fc.nat(), fc.integer({ min: 10, max: 300 }), (cavers, seed, decisions) => {
      expectIdentity(playBlasting(cavers, seed, decisions))
    }),
    { numRuns: 100, seed: 3 },
  )
})

test('a start that was turned is still turned', () => {
  const drawn = '  a b\n1 S-.\n\nmedic a1\nown tiles start:NS exit:N plain:N plain:NS\ntile a1 open EW\n'
  const { state, position } = cave(drawn)
  expect(position.tiles[0]).toMatchObject({ kind: 'start', open: 'EW' })
  expectIdentity(state)
})
