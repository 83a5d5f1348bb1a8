import type { Chance } from '@grotto/kernel'
import { EXIT_TILE, type SubTerraState } from '@grotto/sub-terra'

/** More dice than a game rolls. */
const DICE = 1000

/** S-4, S-5 Lays out stack, deck and dice, so that they can be seen, and so that they are the same for everybody. */
export function layOutCave(state: SubTerraState, chance: Chance): void {
  const tiles = shuffled(state.stack, chance)
  tiles.splice(tiles.length - chance('exit', state.setting.options.exitDepth), 0, EXIT_TILE)
  const cards = state.pool.flatMap((count, card) => Array<number>(count).fill(card))
  const dice = Array.from({ length: DICE }, () => 1 + chance('dice', 6))
  state.coming = { tiles, hazards: shuffled(cards, chance).slice(0, state.hazardsLeft), dice }
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list]
  return list.map(() => left.splice(chance('order', left.length), 1)[0]!)
}
