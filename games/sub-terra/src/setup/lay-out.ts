import type { Chance } from '@grotto/kernel'
import { DIE_FACES } from '../box/numbers.ts'
import { EXIT_TILE } from '../box/tiles.ts'
import { setComing } from '../effects/coming.ts'
import type { SubTerraState } from '../state/state.ts'

/** More dice than a game rolls. */
const DICE = 1000

/** S-4, S-5 Lays out stack, deck and dice beforehand: for bots that see them, and for games that must get the same. */
export function layOutCave(state: SubTerraState, chance: Chance): void {
  const tiles = shuffled(state.stack, chance)
  tiles.splice(tiles.length - chance('exit', state.setting.options.exitDepth), 0, EXIT_TILE)
  const cards = state.pool.flatMap((count, card) => Array<number>(count).fill(card))
  const dice = Array.from({ length: DICE }, () => 1 + chance('dice', DIE_FACES))
  setComing(state, { tiles, hazards: shuffled(cards, chance).slice(0, state.hazardsLeft), dice })
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance('order', left.length), 1)[0]!)
}
