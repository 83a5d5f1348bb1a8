import { DAMAGE } from '../box/numbers.ts'
import { isMarked, setMark } from '../cave.ts'
import type { Draft } from '../draft.ts'
import { rollDie } from '../draws.ts'
import { hurtAll } from '../effects.ts'
import { cellOf } from '../encode.ts'
import { MARK, type SubTerraState } from '../state.ts'
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
  const { state, sink } = draft
  const die = rollDie(draft)
  const tiles = fallingTiles(state, die)
  for (const tile of tiles) setMark(state.cave, tile, MARK.rubble)
  sink?.({ type: 'caveInRolled', die, at: tiles.map(tile => cellOf(state, tile)) })
  hurtAll(draft, caversOnAll(state, tiles), DAMAGE.caveIn, harm)
}

/** Z-5 Cave-in: a die says which tiles fall; a tile that fell already is not hit again. */
export const caveIn: HazardRule = draft => collapse(draft, 'caveIn')
