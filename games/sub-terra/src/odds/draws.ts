import { CHECK_NEEDED, DIE_FACES, EXPERIENCE_BONUS } from '../box/numbers.ts'
import { stackLeft } from '../cave/stack.ts'
import { HAZARD_CARDS } from '../options/setting.ts'
import { enjoys } from '../party/queries.ts'
import { NONE, type SubTerraState } from '../state/state.ts'
import { HAZARD_KINDS, type HazardKind } from '../types/hazards.ts'
import { TILE_KINDS, type TileKind } from '../types/tiles.ts'

/** How likely each hazard is to be the next card, plain and severe (Z-7). */
export interface HazardOdds {
  readonly plain: Readonly<Record<HazardKind, number>>
  readonly severe: Readonly<Record<HazardKind, number>>
  /** Z-10 One once the deck is used up. */
  readonly outOfTime: number
}

/** I-1 What is left can be worked out; cards put away unseen are as likely as those in the deck. */
export function hazardOdds(state: SubTerraState): HazardOdds {
  const left = state.hazardsLeft === 0 ? 0 : state.pool.reduce((sum, count) => sum + count, 0)
  const share = (kind: HazardKind, twice: boolean) => {
    const card = HAZARD_CARDS.findIndex(card => card.kind === kind && card.twice === twice)
    return left === 0 ? 0 : state.pool[card]! / left
  }
  const all = (twice: boolean) =>
    Object.fromEntries(HAZARD_KINDS.map(kind => [kind, share(kind, twice)])) as Record<HazardKind, number>
  return { plain: all(false), severe: all(true), outOfTime: left === 0 ? 1 : 0 }
}

/** S-4 Chance that the exit is among the next `tiles` drawn. */
export function exitWithin(state: SubTerraState, tiles: number): number {
  if (!state.exitInStack) return 0
  const unknown = state.stack.length + 1
  const deep = Math.min(state.setting.options.exitDepth, unknown)
  const drawn = tiles - (state.knownTop === NONE ? 0 : 1)
  return Math.min(1, Math.max(0, drawn - (unknown - deep)) / deep)
}

/** How likely each kind of tile is to be drawn next; all 0 with the stack empty. */
export function tileOdds(state: SubTerraState): Readonly<Record<TileKind, number>> {
  const odds = Object.fromEntries(TILE_KINDS.map(kind => [kind, 0])) as Record<TileKind, number>
  const { kinds } = state.setting
  if (state.knownTop !== NONE) odds[kinds[state.knownTop]!] = 1
  else if (stackLeft(state) > 0) {
    odds.exit = exitWithin(state, 1)
    for (const tile of state.stack) odds[kinds[tile]!] += (1 - odds.exit) / state.stack.length
  }
  return odds
}

/** T-4 Chance that a caver's check succeeds; V-8 the experienced add one. */
export function checkOdds(state: SubTerraState, caver: number): number {
  const bonus = enjoys(state, caver, 'experienced') ? EXPERIENCE_BONUS : 0
  return (DIE_FACES - CHECK_NEEDED + 1 + bonus) / DIE_FACES
}
