import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { setComing } from '../effects/coming.ts'
import { subTerra } from '../game.ts'
import type { SubTerraState } from '../state/state.ts'
import { dangerNow, tileOdds } from './odds.ts'

function read(text: string): SubTerraState {
  const parsed = subTerra.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

const TIMES = 6000

/** Mean health lost by the first caver when the last turn of a round ends. */
function meanLoss(state: SubTerraState): number {
  const chance = fastChance('odds')
  let lost = 0
  for (let i = 0; i < TIMES; i++) {
    const draft = subTerra.copy(state)
    subTerra.advance(draft, 0, { type: 'endTurn' }, chance)
    lost += state.cavers.health[0]! - draft.cavers.health[0]!
  }
  return lost / TIMES
}

describe('odds agree with what the engine does', () => {
  test.each([
    ['plain ground', '  a b\n1 S-.\nmedic b1 ap0'],
    ['gas', '  a b\n1 S-g\nmedic b1 ap0'],
    ['gas, hurt', '  a b\n1 S-g\nmedic b1 hp1 ap0'],
    ['water', '  a b\n1 S-w\nmedic b1 ap0'],
    ['a cave-in tile', '  a b\n1 S-c\nmedic b1 ap0'],
    ['rubble', '  a b\n1 S-C\nmedic b1 ap0'],
    ['a horror tile', '  a b\n1 S-h\nmedic b1 ap0'],
    ['near a horror', '  a b c\n1 S-.-.\nmedic a1 ap0\nhorror c1'],
    ['beside a horror', '  a b\n1 S-.\nmedic a1 ap0\nhorror b1'],
    ['the Leader on water', '  a b\n1 S-w\nleader b1 hp2 ap0'],
    ['the Engineer under a roof', '  a b\n1 S-c\nengineer b1 ap0'],
    ['beside the Bodyguard', '  a b\n1 S-g\nmedic b1\nbodyguard b1 ap0'],
  ])('expected loss on %s', (_, text) => {
    const state = read(`${text}\nseen tremor gas×2\noptions difficulty expert`)
    expect(Math.abs(meanLoss(state) - dangerNow(state, 0)!.expected)).toBeLessThan(0.06)
  })

  test('kinds of the next tile', () => {
    const state = read('  a\n1 S\nleader ap2\ncoming tiles gas gas water rough\ndiscarded rest')
    setComing(state, undefined)
    const odds = tileOdds(state)
    const chance = fastChance('tiles')
    const seen = { exit: 0, gas: 0, water: 0, rough: 0 }
    for (let i = 0; i < TIMES; i++)
      subTerra.advance(subTerra.copy(state), 0, { type: 'reveal', side: 'E' }, chance, event => {
        if (event.type === 'tileDrawn') seen[event.kind as keyof typeof seen]++
      })
    for (const kind of ['exit', 'gas', 'water', 'rough'] as const)
      expect(Math.abs(seen[kind] / TIMES - odds[kind])).toBeLessThan(0.02)
  })
})
