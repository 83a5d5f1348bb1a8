import { isConscious, NONE, type SubTerraState, stackLeft } from '@grotto/sub-terra'
import type { Outlook } from './outlook.ts'
import { NO_WAY } from './ways.ts'

const SIDES_OF: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].filter(side => mask & (1 << side)),
)

/** Sides of a tile through which the unknown can be reached without a rope. */
export const gapSides = ({ cave }: SubTerraState, tile: number): readonly number[] =>
  tile === NONE ? [] : SIDES_OF[cave.gaps[tile]! & ~cave.steep[tile]!]!

/** Whether only a rope is missing for going on from a tile. */
export const steepGap = ({ cave }: SubTerraState, tile: number): boolean =>
  tile !== NONE && (cave.gaps[tile]! & cave.steep[tile]!) !== 0

const ROPE_NEEDED = 3
const WIDTH = 1024
/** Tiles between two cells as the crow walks. */
export function apart(state: SubTerraState, one: number, other: number): number {
  const a = state.cave.cell[one]!
  const b = state.cave.cell[other]!
  return Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH))
}

/** The tile from which to go on: near her, nearer to her than to another, and not far from the team. */
export function bestGap({ state, caver, ways }: Outlook): number {
  const together = stackLeft(state) < 16 ? 0.3 : 0.08
  let best = NO_WAY
  let goal = NONE
  for (let tile = 0; tile < state.cave.id.length; tile++) {
    const sides = gapSides(state, tile).length
    const steep = sides === 0 && steepGap(state, tile)
    if ((sides === 0 && !steep) || ways.cost[tile]! >= NO_WAY) continue
    const cost =
      (steep ? ROPE_NEEDED : 0) +
      ways.cost[tile]! -
      0.3 * sides +
      crowd(state, caver, tile, sides, ways.cost[tile]!, together)
    if (cost >= best) continue
    best = cost
    goal = tile
  }
  return goal
}

function crowd(
  state: SubTerraState,
  caver: number,
  tile: number,
  sides: number,
  cost: number,
  together: number,
): number {
  let sum = 0
  let nearer = 0
  for (let other = 0; other < state.cavers.at.length; other++) {
    const at = state.cavers.at[other]!
    if (other === caver || at === NONE || !isConscious(state, other)) continue
    const steps = apart(state, at, tile)
    sum += together * steps
    if (steps < cost) nearer++
  }
  return sum + 1.5 * Math.max(0, nearer - sides + 1)
}
