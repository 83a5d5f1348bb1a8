import { FAR, type Hunt, huntOf, pathsFrom, spawnTiles } from '../horrors/hunt.ts'
import { cellOf, nameOf } from '../state/names.ts'
import type { SubTerraState } from '../state/state.ts'
import type { CaverName } from '../types/cavers.ts'
import type { Cell } from '../types/tiles.ts'

/** What a horror would do if it stepped now. */
export interface HorrorPlan {
  readonly at: Cell
  /** H-2 Absent where no victim is within reach: then it leaves. */
  readonly victim?: CaverName
  readonly distance?: number
  /** H-6 Where its next step may lead. */
  readonly next: readonly Cell[]
  /** All tiles on shortest paths, step by step; the last is the victim's. */
  readonly way: readonly (readonly Cell[])[]
}

/** H-9 Where a horror would come out now; several where the starting caver's player chooses. */
export interface SpawnPlan {
  readonly at: readonly Cell[]
  readonly victim?: CaverName
  readonly distance?: number
}

/** Tiles on shortest paths, one set for each step. */
function stepsTowards(state: SubTerraState, from: number, hunt: Hunt): number[][] {
  const way: number[][] = []
  let front = [from]
  while (hunt.steps[front[0]!]! > 0) {
    front = [...new Set(front.flatMap(tile => pathsFrom(state, tile, hunt)))]
    way.push(front)
  }
  return way
}

function planOf(state: SubTerraState, tile: number, hunt: Hunt): HorrorPlan {
  const at = cellOf(state, tile)
  if (hunt.steps[tile] === FAR) return { at, next: [], way: [] }
  const way = stepsTowards(state, tile, hunt).map(front => front.map(step => cellOf(state, step)))
  const victim = nameOf(state, hunt.victim[tile]!)
  return { at, victim, distance: hunt.steps[tile]!, next: way[0] ?? [], way }
}

/** In order of entering. */
export function horrorPlans(state: SubTerraState): readonly HorrorPlan[] {
  const hunt = huntOf(state)
  return state.horrors.map(tile => planOf(state, tile, hunt))
}

export function spawnPlan(state: SubTerraState): SpawnPlan {
  const hunt = huntOf(state)
  const tiles = spawnTiles(state, hunt)
  const [first] = tiles
  if (first === undefined) return { at: [] }
  const victim = nameOf(state, hunt.victim[first]!)
  return { at: tiles.map(tile => cellOf(state, tile)), victim, distance: hunt.steps[first]! }
}
