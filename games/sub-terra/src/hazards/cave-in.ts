import { DAMAGE } from '../box/numbers.ts'
import { isMarked } from '../cave/cave.ts'
import { rollDie } from '../effects/dice.ts'
import { hurtAll } from '../effects/hurting.ts'
import { bringDown } from '../effects/markers.ts'
import type { Draft } from '../state/draft.ts'
import { MARK, type SubTerraState } from '../state/state.ts'
import { caversOnAll, type HazardRule } from './hazard.ts'

/** Z-5 Cave-in tiles that show the number and have no rubble yet. */
function fallingTiles({ cave, setting }: SubTerraState, die: number): number[] {
  const tiles: number[] = []
  for (let tile = 0; tile < cave.id.length; tile++) {
    const shows = (setting.faces[cave.id[tile]!]! >> die) & 1
    if (shows && !isMarked(cave, tile, MARK.rubble)) tiles.push(tile)
  }
  return tiles
}

/** Z-5, V-4 The roof comes down, by a card or by explosives. */
export function collapse(draft: Draft, harm: 'caveIn' | 'demolish'): void {
  const die = rollDie(draft)
  const tiles = fallingTiles(draft.state, die)
  bringDown(draft, die, tiles)
  hurtAll(draft, caversOnAll(draft.state, tiles), DAMAGE.caveIn, harm)
}

/** Z-5 Cave-in: a die says which tiles fall; a tile that fell already is not hit again. */
export const caveIn: HazardRule = draft => collapse(draft, 'caveIn')
